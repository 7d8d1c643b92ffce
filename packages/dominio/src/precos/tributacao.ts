import type { Decimal } from '../formatos/decimal.ts'

/** Taxes whose base may take what is charged for freight and insurance. */
export const BASES_COM_DESPESAS = ['IPI', 'ICMS', 'ST', 'DIFAL', 'IBS_CBS'] as const
export type BaseComDespesas = (typeof BASES_COM_DESPESAS)[number]

/** Which base of substitution holds where there is a price list: always the list, or the greater of list and margin. */
export type CriterioDaPauta = 'SEMPRE' | 'MAIOR'

/** Percentages, as data: the accountant's word. */
export type RegraFiscal = {
  id: number
  nome: string
  ipi: number
  /** In reais by stock unit, in place of the percentage; null where it is a percentage. */
  ipiPorUnidade: number | null
  /** ICMS of the operation: within the state, or between the two. */
  icms: number
  /** ICMS within the state of whoever buys. */
  icmsInterno: number
  /** How much of the own ICMS base is left out: reduced BY so much, not to so much. */
  reducaoPor: number
  /** How much of the base of substitution is left out, also BY so much; one reduction does not imply the other. */
  reducaoStPor: number
  /** Added margin of tax substitution, as published; null where there is none. */
  mva: number | null
  /** The margin for buyers of the Simples Nacional, where the state has one of its own. */
  mvaSimples: number | null
  /** Published for this pair of states already: not adjusted once more. */
  mvaJaAjustada: boolean
  /** Minimum price list (pauta, PMPF), in reais by stock unit; null where there is none. */
  pauta: number | null
  criterioDaPauta: CriterioDaPauta
  /** Fund against poverty of the state of whoever buys, beside the DIFAL. */
  fcp: number
  /** The fund over the base of substitution. */
  fcpSt: number
  /** What the own operation paid of the fund: it comes off the one above. */
  fcpProprio: number
  /** GER-13 What the state of whoever buys adds to what comes from another. */
  adicional: number
  /** Only so that the base of IBS and CBS can leave them out. */
  pis: number
  cofins: number
  ibs: number
  cbs: number
  despesasNaBase: readonly BaseComDespesas[]
}

export type Operacao = {
  ufOrigem: string
  ufDestino: string
  /** Pays ICMS, so buys to sell again unless they say otherwise. */
  contribuinte: boolean
  consumidorFinal: boolean
  /** Of whoever buys. */
  simples: boolean
  /** Of whoever sells: their margin between states is the published one, and they owe no DIFAL. */
  vendedorNoSimples: boolean
  /** Whether the DIFAL is charged to whoever buys, or borne by whoever sells. */
  repassaDifal: boolean
}

export type Imposto = { perc: number; valor: Decimal }
