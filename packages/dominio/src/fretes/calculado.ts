import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'

export type DestinoDoFrete = { cidade: string; uf: string; ibge: string | null; cep: string | null }

/** FRE-01 … FRE-04 What a calculation rests on: of another of these, it is another. Figures as written by `baseDoCalculo`. */
export type BaseDoCalculo = {
  idTransp: number | null
  idTipoFrete: number
  destino: DestinoDoFrete
  peso: string
  litros: string
  /** Of the goods that are paid for: neither freight nor taxes on it decide freight. */
  total: string
  jaPago: string
  dia: string
}

/** FRE-02 The quotation that was chosen, as the server calculated it: nothing of it is anybody else's word. */
export type FreteCalculado = {
  numero: string
  fonte: string
  idTransp: number | null
  nomeTransp: string
  /** By which the same carrier is asked again elsewhere; empty for a service outside. */
  tipoTabela: string
  prazo: number
  previsao: string | null
  /** As it was quoted. */
  valor: number
  embutido: number
  /** FRE-03 What the customer pays of it. */
  pago: number
  redespacho: boolean
  condicionais: number[]
  base: BaseDoCalculo
  desatualizado: MotivoDoFrete | null
}

/** What a browser said, before the server calculated for itself. */
type FreteDeAntes = Pick<FreteCalculado, 'nomeTransp' | 'previsao' | 'valor' | 'embutido'> & {
  numero: string | null
  idTransp: number | null
  prazo: number | null
}
export type FreteGuardado = FreteCalculado | FreteDeAntes

export const foiCalculado = (frete: FreteGuardado): frete is FreteCalculado => 'base' in frete

/** FRE-03 What was calculated that the customer pays; null where nobody calculated. */
export const pagoCalculado = (frete: FreteGuardado | null): number | null =>
  frete && foiCalculado(frete) ? frete.pago : null

const CALCULE = 'Calcule o frete de novo.'
const MOTIVOS = {
  MUDOU: `O que o frete leva, ou para onde, mudou desde a cotação. ${CALCULE}`,
  NAO_ATENDE: `A transportadora não leva mais esta carga a este destino. ${CALCULE}`,
  SEM_CALCULO: `Este frete não foi calculado pelo portal. ${CALCULE}`,
} as const
export type MotivoDoFrete = keyof typeof MOTIVOS

/** FRE-01 Why the freight of a document has to be calculated again; null where it holds, and where there is none. */
export function porQueRecalcular(frete: FreteGuardado | null): string | null {
  if (!frete) return null
  const motivo = foiCalculado(frete) ? frete.desatualizado : 'SEM_CALCULO'
  return motivo && MOTIVOS[motivo]
}

type Medidas = Record<'peso' | 'litros' | 'total' | 'jaPago', Numerico>
const CASAS = { peso: 4, litros: 4, total: 2, jaPago: 2 } as const

/** Written alike however it was computed, so that it compares. */
export function baseDoCalculo(
  { peso, litros, total, jaPago }: Medidas,
  de: Omit<BaseDoCalculo, keyof Medidas>,
): BaseDoCalculo {
  const escrever = (valor: Numerico, casas: number) => new Decimal(valor).toFixed(casas)
  return {
    ...de,
    peso: escrever(peso, CASAS.peso),
    litros: escrever(litros, CASAS.litros),
    total: escrever(total, CASAS.total),
    jaPago: escrever(jaPago, CASAS.jaPago),
  }
}

const mesmoCaminho = (a: BaseDoCalculo, b: BaseDoCalculo): boolean =>
  a.idTransp === b.idTransp &&
  a.idTipoFrete === b.idTipoFrete &&
  a.destino.uf === b.destino.uf &&
  a.destino.cidade === b.destino.cidade &&
  a.destino.ibge === b.destino.ibge &&
  a.destino.cep === b.destino.cep

/** Whether a calculation still holds. While the quote's prices do, so does it from one day to the next. */
export const aindaVale = (antes: BaseDoCalculo, agora: BaseDoCalculo, mantemPrecos: boolean): boolean =>
  mesmoCaminho(antes, agora) &&
  antes.peso === agora.peso &&
  antes.litros === agora.litros &&
  antes.total === agora.total &&
  antes.jaPago === agora.jaPago &&
  (mantemPrecos || antes.dia === agora.dia)

/** Whether what was quoted for the whole load takes what the stock serves of it, whatever that is worth on the day. */
export const levaAParte = (antes: BaseDoCalculo, agora: BaseDoCalculo, mantemPrecos: boolean): boolean =>
  mesmoCaminho(antes, agora) &&
  new Decimal(antes.peso).gte(agora.peso) &&
  new Decimal(antes.litros).gte(agora.litros) &&
  (mantemPrecos || antes.dia === agora.dia)

/** What the document charges once the freight was calculated again: a value that somebody typed stays theirs. */
export function freteCobrado(
  cobrado: Numerico,
  antes: FreteGuardado | null,
  depois: FreteGuardado | null,
): Decimal {
  const seguia = antes !== null && foiCalculado(antes) && new Decimal(antes.pago).eq(cobrado)
  return new Decimal(seguia && depois && foiCalculado(depois) ? depois.pago : cobrado)
}

/** FRE-03 What is forgiven of the freight that was calculated, in percent and in money; null where nothing was calculated, or nothing is due. */
export function freteDado(
  cobrado: Numerico,
  frete: FreteGuardado | null,
): { dado: number; valor: Decimal } | null {
  const calculado = pagoCalculado(frete)
  if (calculado === null || calculado <= 0) return null
  const valor = Decimal.max(0, new Decimal(calculado).minus(cobrado))
  return { dado: valor.dividedBy(calculado).times(100).toDecimalPlaces(4).toNumber(), valor }
}

type SemCalculo = {
  cobrado: Numerico
  frete: FreteGuardado | null
  /** FRE-03 The type of freight is one that the customer pays for. */
  doCliente: boolean
}

/** FRE-03 Whether somebody has to let be a freight that nobody calculated, so that not asking is no way round what it costs. */
export function faltaCalcular(
  { cobrado, frete, doCliente }: SemCalculo,
  semCalculo: 'LIVRE' | 'DIGITADO' | 'BLOQUEIA',
): boolean {
  if (semCalculo === 'LIVRE' || pagoCalculado(frete) !== null) return false
  return new Decimal(cobrado).greaterThan(0) || (semCalculo === 'BLOQUEIA' && doCliente)
}

export type MudancaDoFrete = { de: number; para: number }

/** What was calculated before and what now, where that is another value. */
export function mudancaDoFrete(
  antes: FreteGuardado | null,
  depois: FreteGuardado | null,
): MudancaDoFrete | null {
  if (!antes || !depois || !foiCalculado(antes) || !foiCalculado(depois)) return null
  return antes.pago === depois.pago ? null : { de: antes.pago, para: depois.pago }
}

/** FRE-01 As whoever writes the quote is told; of a value they typed, that it is theirs still. */
export function fraseDaMudancaDoFrete({ de, para }: MudancaDoFrete, cobrado: number, casas: number): string {
  const [antes, agora] = [formatarDinheiro(de, casas), formatarDinheiro(para, casas)]
  return cobrado === para
    ? `O frete passou de ${antes} para ${agora}.`
    : `O frete calculado passou de ${antes} para ${agora}; o cobrado continua em ${formatarDinheiro(cobrado, casas)}.`
}
