import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { Passeio } from '@balcao/dominio/tipos-de-tickets/experimentar'
import { seguinteDe } from '@balcao/dominio/tipos-de-tickets/regras'
import { chaveNova } from './chave-nova.ts'

// ADM-06 What may be done to a flow, the same for the list and for the drawing.

type Etapas = readonly EtapaDoConteudo[]
type Saidas = EtapaDoConteudo['saidas']

export const mudarEtapa = (
  etapas: Etapas,
  chave: string,
  mudanca: Partial<EtapaDoConteudo>,
): EtapaDoConteudo[] => etapas.map((etapa) => (etapa.chave === chave ? { ...etapa, ...mudanca } : etapa))

export const mudarSaida = (
  etapas: Etapas,
  chave: string,
  indice: number,
  mudanca: Partial<Saidas[number]>,
): EtapaDoConteudo[] =>
  comSaidas(etapas, chave, (saidas) =>
    saidas.map((saida, qual) => (qual === indice ? { ...saida, ...mudanca } : saida)),
  )

export const semSaida = (etapas: Etapas, chave: string, indice: number): EtapaDoConteudo[] =>
  comSaidas(etapas, chave, (saidas) => saidas.filter((_, qual) => qual !== indice))

const comSaidas = (etapas: Etapas, chave: string, mudar: (saidas: Saidas) => Saidas): EtapaDoConteudo[] =>
  etapas.map((etapa) => (etapa.chave === chave ? { ...etapa, saidas: mudar(etapa.saidas) } : etapa))

/** One place up or down; the same where there is none. */
export function moverEtapa(etapas: Etapas, chave: string, passo: -1 | 1): EtapaDoConteudo[] {
  const lugar = etapas.findIndex((etapa) => etapa.chave === chave)
  const [etapa, outra] = [etapas[lugar], etapas[lugar + passo]]
  return etapa && outra ? etapas.with(lugar, outra).with(lugar + passo, etapa) : [...etapas]
}

type Base = Pick<EtapaDoConteudo, 'setorId' | 'statusId'>

/** A new one, behind this one or at the end. */
export function comEtapa(
  etapas: Etapas,
  base: Base,
  depoisDe?: string,
): { etapas: EtapaDoConteudo[]; chave: string } {
  const chave = chaveNova(etapas)
  const lugar = etapas.findIndex((etapa) => etapa.chave === depoisDe)
  const nova = {
    ...{ chave, nome: '', ...base, requisito: null },
    ...{ permiteFinalizar: false, desvio: false, aguardaColeta: false, saidas: [] },
  }
  return { chave, etapas: etapas.toSpliced(lugar < 0 ? etapas.length : lugar + 1, 0, nova) }
}

/** Without it, and without the ways that led to it. */
export const semEtapa = (etapas: Etapas, chave: string): EtapaDoConteudo[] =>
  etapas
    .filter((etapa) => etapa.chave !== chave)
    .map((etapa) => ({ ...etapa, saidas: etapa.saidas.filter(({ para }) => para !== chave) }))

const MAIOR_NOME = 80

/** A way to choose from one step to another. The order it followed until now is kept as a choice too: drawing one way takes none away. */
export function ligar(etapas: Etapas, de: string, para: string): EtapaDoConteudo[] {
  const origem = etapas.find(({ chave }) => chave === de)
  const destino = etapas.find(({ chave }) => chave === para)
  if (!origem || !destino || origem === destino) return [...etapas]
  const seguinte = seguinteDe(etapas, origem)
  const escolha = (etapa: EtapaDoConteudo) => ({
    condicao: 'ESCOLHA' as const,
    descricao: etapa.nome.slice(0, MAIOR_NOME),
    para: etapa.chave,
  })
  const novas = seguinte && seguinte !== destino ? [escolha(seguinte), escolha(destino)] : [escolha(destino)]
  return comSaidas(etapas, de, (saidas) => [...saidas, ...novas])
}

/** An arrow of the drawing, by the step that it leaves and which of its ways out it is. */
export const idDaSeta = (de: string, saida: number | 'ORDEM'): string => `${de}:${saida}`

/** What of the drawing a fictional ticket walked over: steps and arrows. */
export const percorridasDe = ({ paradas }: Passeio): ReadonlySet<string> =>
  new Set(
    paradas.flatMap(({ etapa: { chave }, escolhida }) =>
      escolhida && escolhida.escolha !== 'FIM' ? [chave, idDaSeta(chave, escolhida.escolha)] : [chave],
    ),
  )
