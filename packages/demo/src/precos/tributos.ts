import type { UfDemo } from '../lugares/cidades.ts'

// Every rate is a percentage with four decimals, as invoices write it.

/** ICMS within each state. */
export const ALIQUOTA_INTERNA: Record<UfDemo, string> = {
  SP: '18.0000',
  MG: '18.0000',
  PR: '19.5000',
  GO: '19.0000',
  PE: '20.5000',
  SC: '17.0000',
  MS: '17.0000',
}

const SUL_E_SUDESTE: readonly UfDemo[] = ['SP', 'MG', 'PR', 'SC']

export function aliquotaInterestadual(de: UfDemo, para: UfDemo): string {
  return SUL_E_SUDESTE.includes(de) && !SUL_E_SUDESTE.includes(para) ? '7.0000' : '12.0000'
}

export type Tributacao = {
  /** Added margin of tax substitution. */
  mva?: string
  ipi?: string
  /** How much of the ICMS base is left out; staples pay no PIS and COFINS either. */
  cestaBasica?: string
}

/** By the first four digits of the NCM. */
const POR_NCM: Readonly<Record<string, Tributacao>> = {
  '0401': { cestaBasica: '61.1100' },
  '0713': { cestaBasica: '61.1100' },
  '0901': { cestaBasica: '61.1100' },
  '1006': { cestaBasica: '61.1100' },
  '1101': { cestaBasica: '61.1100' },
  '1507': { cestaBasica: '61.1100' },
  '1701': { cestaBasica: '61.1100' },
  '1806': { mva: '38.0000' },
  '1905': { mva: '35.0000' },
  '2105': { mva: '70.0000' },
  '2201': { mva: '70.0000' },
  '2202': { mva: '70.0000', ipi: '2.6000' },
  '2203': { mva: '140.0000', ipi: '3.9000' },
  '2204': { mva: '51.0000', ipi: '6.5000' },
  '2208': { mva: '51.0000', ipi: '16.2500' },
  '2309': { mva: '46.0000' },
  '3307': { ipi: '7.8000' },
  '3401': { mva: '38.0000', ipi: '3.2500' },
  '3402': { mva: '41.0000', ipi: '3.2500' },
  '3808': { mva: '46.0000' },
  '3923': { ipi: '9.7500' },
  '3924': { ipi: '6.5000' },
  '4201': { ipi: '9.7500' },
  '7323': { ipi: '6.5000' },
  '9503': { ipi: '6.5000' },
}

/** Those that are taxed otherwise than all others. */
export const NCMS_TRIBUTADOS: readonly string[] = Object.keys(POR_NCM)

export function tributacaoDoNcm(ncm: string): Tributacao {
  return POR_NCM[ncm.slice(0, 4)] ?? {}
}

export const PIS = '1.6500'
export const COFINS = '7.6000'

/** Test rates of the tax reform's first year: printed on every invoice since January 2026, charged on none. */
export const IBS = '0.1000'
export const CBS = '0.9000'
export const INICIO_DO_IBS_CBS = '2026-01-01'
