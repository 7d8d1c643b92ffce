import type { UfDemo } from '../lugares/cidades.ts'
import {
  ALIQUOTA_INTERNA,
  aliquotaInterestadual,
  CBS,
  COFINS,
  IBS,
  INICIO_DO_IBS_CBS,
  PIS,
  tributacaoDoNcm,
} from './tributos.ts'

export type Operacao = {
  de: UfDemo
  para: UfDemo
  /** Who is registered with the state buys to sell again; only then is the tax of the next sale collected too. */
  contribuinte: boolean
  dia: string
}

/** In whole cents, as every amount here: thousands of lines in Decimal would be noticed at the first start. */
export type Tributo = { base: number; aliquota: string; valor: number }

export type Impostos = {
  /** '00' whole, '10' with substitution, '20' with a reduced base. */
  cst: '00' | '10' | '20'
  icms: Tributo & { reducao: string | null }
  st: (Tributo & { mva: string }) | null
  ipi: Tributo | null
  pis: Tributo | null
  cofins: Tributo | null
  ibs: Tributo | null
  cbs: Tributo | null
}

/** What a line of an invoice pays; `mercadoria` is its value with freight and without discount. */
export function calcularImpostos(ncm: string, mercadoria: number, operacao: Operacao): Impostos {
  const { mva, ipi: aliquotaIpi, cestaBasica } = tributacaoDoNcm(ncm)
  const { de, para, contribuinte, dia } = operacao
  const interna = ALIQUOTA_INTERNA[para]
  const aliquota = de === para ? interna : aliquotaInterestadual(de, para)
  const reducao = cestaBasica ?? null
  const baseIcms = reducao === null ? mercadoria : mercadoria - porcento(mercadoria, reducao)
  const icms = { ...tributo(baseIcms, aliquota), reducao }
  const ipi = aliquotaIpi === undefined ? null : tributo(mercadoria, aliquotaIpi)
  const st =
    mva !== undefined && contribuinte
      ? substituir(mercadoria + (ipi?.valor ?? 0), mva, interna, icms.valor)
      : null
  const semIcms = mercadoria - icms.valor
  const pis = reducao === null ? tributo(semIcms, PIS) : null
  const cofins = reducao === null ? tributo(semIcms, COFINS) : null
  const baseNova = semIcms - (pis?.valor ?? 0) - (cofins?.valor ?? 0)
  const novos = dia >= INICIO_DO_IBS_CBS
  return {
    cst: st ? '10' : reducao === null ? '00' : '20',
    icms,
    st,
    ipi,
    pis,
    cofins,
    ibs: novos ? tributo(baseNova, IBS) : null,
    cbs: novos ? tributo(baseNova, CBS) : null,
  }
}

/** Half up, from cents and a percentage with four decimals; both whole numbers, so nothing is lost on the way. */
export function porcento(centavos: number, percentual: string): number {
  return Math.round((centavos * Number(percentual.replace('.', ''))) / 1_000_000)
}

/** '1234.50' from 123450. */
export function emReais(centavos: number): string {
  const digitos = String(centavos).padStart(3, '0')
  return `${digitos.slice(0, -2)}.${digitos.slice(-2)}`
}

const tributo = (base: number, aliquota: string): Tributo => ({
  base,
  aliquota,
  valor: porcento(base, aliquota),
})

function substituir(valor: number, mva: string, interna: string, icmsProprio: number) {
  const presumida = tributo(valor + porcento(valor, mva), interna)
  // Between states the own tax may already be all there is to pay.
  return { ...presumida, valor: Math.max(presumida.valor - icmsProprio, 0), mva }
}
