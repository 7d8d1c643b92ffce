import type { CodigoErro } from '../erros.ts'
import type { Requisito } from './requisitos/catalogo.ts'

/** What opens when one tries to leave a step: its requirement, or the choice among its ways out. */
export type Exigencia = Requisito | 'ETAPA_CONDICIONAL'

/** ESCOLHA is picked by the person; the others follow from what the requirement brought. */
export const CONDICOES_DE_ETAPA = [
  'ESCOLHA',
  'NADA_AUTORIZADO',
  'DIVERGENCIA_NO_RECEBIMENTO',
  'PRORROGACAO_NEGADA',
] as const
export type CondicaoDeEtapa = (typeof CONDICOES_DE_ETAPA)[number]

export type Condicional = { id: number; condicao: CondicaoDeEtapa; proximaEtapaId: number }

export type Etapa = {
  id: number
  ordem: number
  requisito: Requisito | null
  permiteFinalizar: boolean
  /** Off the main way: reached only by a condition, never by order. */
  desvio: boolean
  condicionais: readonly Condicional[]
}

/** TIC-10 What advancing from this step asks for; null when a click is enough. */
export function exigenciaDaEtapa({ requisito, condicionais }: Etapa): Exigencia | null {
  if (requisito) return requisito
  return condicionais.some(({ condicao }) => condicao === 'ESCOLHA') ? 'ETAPA_CONDICIONAL' : null
}

/** What the requirement of a step turned out to be, where a way out depends on it. */
export type Fatos = ReadonlySet<Exclude<CondicaoDeEtapa, 'ESCOLHA'>>

type Destino<E> = { etapa: E } | { erro: CodigoErro }

/** TIC-10 Where advancing leads: by what was found, by choice, or to the next step in order. */
export function proximaEtapa<E extends Etapa>(
  etapas: readonly E[],
  atual: E,
  { escolha = null, fatos = new Set() }: { escolha?: number | null; fatos?: Fatos },
): Destino<E> {
  const ir = (id: number): Destino<E> => {
    const etapa = etapas.find((candidata) => candidata.id === id)
    return etapa ? { etapa } : { erro: 'ETAPA_NAO_ENCONTRADA' }
  }
  const automatica = atual.condicionais.find(({ condicao }) => condicao !== 'ESCOLHA' && fatos.has(condicao))
  if (automatica) return ir(automatica.proximaEtapaId)
  const opcoes = atual.condicionais.filter(({ condicao }) => condicao === 'ESCOLHA')
  if (opcoes.length > 0) {
    const escolhida = opcoes.find(({ id }) => id === escolha)
    return escolhida ? ir(escolhida.proximaEtapaId) : { erro: 'ESCOLHA_DA_ETAPA_OBRIGATORIA' }
  }
  const seguinte = seguinteEmOrdem(etapas, atual)
  return seguinte ? { etapa: seguinte } : { erro: 'TICKET_NA_ULTIMA_ETAPA' }
}

function seguinteEmOrdem<E extends Etapa>(etapas: readonly E[], atual: E): E | null {
  if (atual.desvio) return null
  return etapas
    .filter(({ ordem, desvio }) => !desvio && ordem > atual.ordem)
    .reduce<E | null>((menor, etapa) => (menor && menor.ordem <= etapa.ordem ? menor : etapa), null)
}

/** TIC-10 Whether there is anywhere to advance to from this step. */
export function temProximaEtapa(etapas: readonly Etapa[], atual: Etapa): boolean {
  return atual.condicionais.length > 0 || seguinteEmOrdem(etapas, atual) !== null
}
