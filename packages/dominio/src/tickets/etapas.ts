import type { CodigoErro } from '../erros.ts'
import { type CampoDoRequisito, REQUISITOS, type Requisito } from './requisitos/catalogo.ts'

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
export const SEM_FATOS: Fatos = new Set()

type Destino<E> = { etapa: E } | { erro: CodigoErro }

/** TIC-10 Where advancing leads: by what was found, by choice, or to the next step in order. */
export function proximaEtapa<E extends Etapa>(
  etapas: readonly E[],
  atual: E,
  { escolha = null, fatos = SEM_FATOS }: { escolha?: number | null; fatos?: Fatos },
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

/** TIC-10 Whether a ticket may end as solved here: what a step asks for is never skipped. */
export function podeConcluir({
  permiteFinalizar,
  requisito,
}: Pick<Etapa, 'permiteFinalizar' | 'requisito'>): boolean {
  return permiteFinalizar && requisito === null
}

/** TIC-10 Whether there is anywhere to advance to from this step. */
export function temProximaEtapa(etapas: readonly Etapa[], atual: Etapa): boolean {
  return atual.condicionais.length > 0 || seguinteEmOrdem(etapas, atual) !== null
}

type CampoDaCarga = CampoDoRequisito | 'condicional' | 'arquivos'

const NAO_PEDIDO = 'Esta etapa não pede esta informação.'

type ProblemaDaCarga = { codigo: CodigoErro; exige?: Exigencia; campos?: Record<string, string> }

/** TIC-10, TIC-11 What came must be what the step asks for: nothing missing, and nothing that would be ignored. */
export function problemaDaCarga(etapa: Etapa, enviados: readonly CampoDaCarga[]): ProblemaDaCarga | null {
  const pedidos = new Set(camposPedidos(etapa))
  const sobrando = enviados.filter((campo) => !pedidos.has(campo))
  if (sobrando.length > 0)
    return {
      codigo: 'CAMPOS_INVALIDOS',
      campos: Object.fromEntries(sobrando.map((campo) => [campo, NAO_PEDIDO])),
    }
  const exige = exigenciaDaEtapa(etapa)
  if (!exige || camposDa(exige).some((campo) => enviados.includes(campo))) return null
  return {
    codigo: exige === 'ETAPA_CONDICIONAL' ? 'ESCOLHA_DA_ETAPA_OBRIGATORIA' : 'REQUISITO_DA_ETAPA',
    exige,
  }
}

function camposPedidos({ requisito, condicionais }: Etapa): CampoDaCarga[] {
  const escolhe = condicionais.some(({ condicao }) => condicao === 'ESCOLHA')
  return [...(requisito ? camposDa(requisito) : []), ...(escolhe ? camposDa('ETAPA_CONDICIONAL') : [])]
}

function camposDa(exigencia: Exigencia): CampoDaCarga[] {
  if (exigencia === 'ETAPA_CONDICIONAL') return ['condicional']
  const { campo, comArquivo }: { campo: CampoDoRequisito; comArquivo?: true } = REQUISITOS[exigencia]
  return comArquivo ? [campo, 'arquivos'] : [campo]
}
