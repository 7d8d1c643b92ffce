import {
  type ChaveDeStatus,
  STATUS,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { type Etapa, type Fatos, proximaEtapa } from '@balcao/dominio/tickets/etapas'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import type { Sorteio } from '../sorteio.ts'

/** A step of the catalogue before the database gave it a number: its place in the type is its id. */
export type EtapaDoRoteiro = Etapa & {
  nome: string
  setor: SetorDePartida
  status: ChaveDeStatus
  situacao: SituacaoDoStatus
}

export function etapasDoRoteiro({ etapas }: TipoDePartida): EtapaDoRoteiro[] {
  const idDe = (nome: string) => etapas.findIndex((etapa) => etapa.nome === nome) + 1
  return etapas.map(({ nome, setor, status, requisito, permiteFinalizar, desvio, saidas = [] }, i) => ({
    id: i + 1,
    ordem: i + 1,
    nome,
    setor,
    status,
    situacao: STATUS[status].situacao,
    requisito: requisito ?? null,
    permiteFinalizar: permiteFinalizar ?? false,
    desvio: desvio ?? false,
    condicionais: saidas.map(({ condicao, para }, posicao) => ({
      id: posicao + 1,
      condicao,
      proximaEtapaId: idDe(para),
    })),
  }))
}

/** How a step is left: by choice, by what was found, or simply on. */
export type Passo = { de: EtapaDoRoteiro; para: EtapaDoRoteiro; escolha: number | null; fatos: Fatos }

const SEM_FATOS: Fatos = new Set()
// A detour for each four that go straight.
const PESO_DO_CAMINHO_DIRETO = 4

function saidasDe(etapas: readonly EtapaDoRoteiro[], de: EtapaDoRoteiro): Passo[] {
  const escolhas = de.condicionais.filter(({ condicao }) => condicao === 'ESCOLHA')
  const tentativas = [
    ...(escolhas.length > 0 ? escolhas.map(({ id }) => ({ escolha: id, fatos: SEM_FATOS })) : []),
    ...(escolhas.length === 0 ? [{ escolha: null, fatos: SEM_FATOS }] : []),
    ...de.condicionais.flatMap(({ condicao }) =>
      condicao === 'ESCOLHA' ? [] : [{ escolha: null, fatos: new Set([condicao]) as Fatos }],
    ),
  ]
  return tentativas.flatMap((saida) => {
    const destino = proximaEtapa(etapas, de, saida)
    return 'etapa' in destino ? [{ de, para: destino.etapa, ...saida }] : []
  })
}

/** Every way from the first step to that one which passes no step twice. */
export function caminhosAte(etapas: readonly EtapaDoRoteiro[], alvo: number): Passo[][] {
  const [primeira] = etapas
  if (!primeira) return []
  const seguir = (atual: EtapaDoRoteiro, feitos: Passo[]): Passo[][] => {
    if (atual.id === alvo) return [feitos]
    const vistas = new Set([primeira.id, ...feitos.map(({ para }) => para.id)])
    return saidasDe(etapas, atual)
      .filter(({ para }) => !vistas.has(para.id))
      .flatMap((passo) => seguir(passo.para, [...feitos, passo]))
  }
  return seguir(primeira, [])
}

export function sortearCaminho(sorteio: Sorteio, etapas: readonly EtapaDoRoteiro[], alvo: number): Passo[] {
  const caminhos = caminhosAte(etapas, alvo)
  const direto = (caminho: Passo[]) => caminho.every(({ fatos }) => fatos.size === 0)
  return sorteio.um(
    caminhos.flatMap(
      (caminho) => Array(direto(caminho) ? PESO_DO_CAMINHO_DIRETO : 1).fill(caminho) as Passo[][],
    ),
  )
}
