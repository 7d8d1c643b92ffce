import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Passo, passo } from './passos.ts'

/** Percentages, as data: the accountant's word. */
export type RegraFiscal = {
  id: number
  nome: string
  ipi: number
  /** ICMS of the operation: within the state, or between the two. */
  icms: number
  /** ICMS within the state of whoever buys. */
  icmsInterno: number
  /** How much of the ICMS base is left out: reduced BY so much, not to so much. */
  reducaoPor: number
  /** Added margin of tax substitution, as published; null where there is none. */
  mva: number | null
  /** The margin for buyers of the Simples Nacional, where the state has one of its own. */
  mvaSimples: number | null
  /** Fund against poverty of the state of whoever buys. */
  fcp: number
  /** GER-13 What the state of whoever buys adds to what comes from another. */
  adicional: number
}

export type Operacao = {
  ufOrigem: string
  ufDestino: string
  /** Pays ICMS, so buys to sell again unless they say otherwise. */
  contribuinte: boolean
  consumidorFinal: boolean
  simples: boolean
}

export type Imposto = { perc: number; valor: Decimal }
export type ImpostosDaLinha = {
  ipi: Imposto
  st: Imposto
  stsn: Imposto
  icmsPartilha: Imposto
  /** Inside the price; told, never added. */
  icms: Imposto
  passos: Passo[]
}

const CEM = 100
const UM = new Decimal(1)
const fracao = (percentual: Numerico) => new Decimal(percentual).dividedBy(CEM)
const porcento = (base: Numerico, percentual: Numerico) =>
  arredondar(new Decimal(base).times(fracao(percentual)), 2)
const NENHUM: Imposto = { perc: 0, valor: new Decimal(0) }
const perc = (valor: Numerico) => `${formatarNumero(arredondar(valor, 4))}%`

/** Between states the published margin is adjusted, so that the goods cost the same as if bought within. */
export function mvaAjustada({
  mva,
  icms,
  icmsInterno,
}: {
  mva: number
  icms: number
  icmsInterno: number
}): Decimal {
  if (icms >= icmsInterno) return new Decimal(mva)
  const ajustada = UM.plus(fracao(mva))
    .times(UM.minus(fracao(icms)))
    .dividedBy(UM.minus(fracao(icmsInterno)))
  return ajustada.minus(UM).times(CEM)
}

/** DOC-02, VEN-02 What each tax adds to a line whose goods cost `mercadoria`, each rounded to the cent. */
export function calcularImpostos(
  mercadoria: Decimal,
  regra: RegraFiscal,
  operacao: Operacao,
): ImpostosDaLinha {
  const passos: Passo[] = []
  const ipi = { perc: regra.ipi, valor: porcento(mercadoria, regra.ipi) }
  if (regra.ipi > 0) passos.push(passo(`IPI de ${perc(regra.ipi)}`, ipi.valor))
  const comIpi = mercadoria.plus(ipi.valor)
  const tributada = operacao.consumidorFinal ? comIpi : mercadoria
  const baseDoIcms = arredondar(tributada.times(UM.minus(fracao(regra.reducaoPor))), 2)
  const icms = { perc: regra.icms, valor: porcento(baseDoIcms, regra.icms) }
  const { st, deSimples } = substituir(comIpi, icms.valor, regra, operacao, passos)
  return {
    ipi,
    st: deSimples ? NENHUM : st,
    stsn: deSimples ? st : NENHUM,
    icmsPartilha: partilhar(comIpi, regra, operacao, passos),
    icms,
    passos,
  }
}

/** Collected for the next sale: only from who sells again. */
function substituir(
  comIpi: Decimal,
  icmsProprio: Decimal,
  regra: RegraFiscal,
  operacao: Operacao,
  passos: Passo[],
): { st: Imposto; deSimples: boolean } {
  const deSimples = operacao.simples && regra.mvaSimples !== null
  const mva = deSimples ? regra.mvaSimples : regra.mva
  if (mva === null || !operacao.contribuinte || operacao.consumidorFinal) return { st: NENHUM, deSimples }
  const entreEstados = operacao.ufOrigem !== operacao.ufDestino
  const margem = entreEstados ? mvaAjustada({ ...regra, mva }) : new Decimal(mva)
  const base = arredondar(comIpi.times(UM.plus(fracao(margem))), 2)
  // Between states the own tax may already be all there is to pay.
  const valor = Decimal.max(0, porcento(base, regra.icmsInterno).minus(icmsProprio))
  const nome = deSimples ? 'ST do Simples' : 'ST'
  const ajuste = entreEstados ? `MVA ajustada ${perc(margem)}` : `MVA ${perc(margem)}`
  passos.push(
    passo(`${nome}: ${ajuste}, base de ${formatarNumero(base, 2)} a ${perc(regra.icmsInterno)}`, valor),
  )
  return { st: { perc: regra.icmsInterno, valor }, deSimples }
}

/** What the state of whoever buys keeps of a sale that comes from another one. */
function partilhar(comIpi: Decimal, regra: RegraFiscal, operacao: Operacao, passos: Passo[]): Imposto {
  if (operacao.ufOrigem === operacao.ufDestino) return NENHUM
  const diferencial = operacao.contribuinte
    ? new Decimal(0)
    : Decimal.max(0, new Decimal(regra.icmsInterno).minus(regra.icms)).plus(regra.fcp)
  const percentual = diferencial.plus(regra.adicional)
  if (percentual.isZero()) return NENHUM
  const valor = porcento(comIpi, percentual)
  const partes = [
    ...(diferencial.isZero() ? [] : [`diferencial de ${perc(diferencial)}`]),
    ...(regra.adicional > 0 ? [`adicional de ${operacao.ufDestino} de ${perc(regra.adicional)}`] : []),
  ]
  passos.push(passo(`ICMS partilha: ${partes.join(' e ')}`, valor))
  return { perc: percentual.toNumber(), valor }
}
