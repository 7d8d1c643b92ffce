import { plural } from '../formatos/contagem.ts'
import { arredondar, Decimal, type Numerico, somar } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Encargos, somarEncargos } from './totais.ts'
import type { StatusDaVida } from './vida.ts'

/** DOC-03 Where the goods are no longer the seller's: what is told of quantities then is told of an invoice. */
export const SAIU: readonly StatusDaVida[] = ['FATURADO', 'TRANSPORTE', 'ENTREGUE']

/** Where nobody waits for the goods any more; those of an invoice that was cancelled come back. */
export const DESISTIU: readonly StatusDaVida[] = ['CANCELADO', 'REJEITADO', 'PERDIDO']

export type LinhaAFaturar = {
  numero: number
  codigo: string
  embalagem: string
  quantidade: Numerico
  /** What the ERP said that was picked. */
  atendida: Numerico
  /** What earlier invoices took. */
  faturada: Numerico
}

/** What an invoice takes of a line: `qtdeFat` of its own, on top of earlier ones; or `qtdeAt`, with all of them until now. */
export type QuantidadeDita = {
  numero: number
  qtdeAt?: number | undefined
  qtdeFat?: number | undefined
}

export type LinhaFaturada = LinhaAFaturar & {
  /** By this invoice. */
  agora: Decimal
  /** By all of them. */
  total: Decimal
}

type Faturamento = { linhas: LinhaFaturada[]; problema: string | null }

export const dizQuantidades = (ditas: readonly QuantidadeDita[]): boolean =>
  ditas.some(({ qtdeAt, qtdeFat }) => qtdeAt !== undefined || qtdeFat !== undefined)

/**
 * DOC-02 What an invoice takes of each line. Without quantities it takes what was picked, or all where nobody told; and nothing where an earlier one
 * was told already. Never more than was ordered: that is `problema`. Told `qtdeAt` that is less than is known, nothing is taken back.
 */
export function faturar(linhas: readonly LinhaAFaturar[], ditas: readonly QuantidadeDita[]): Faturamento {
  const porNumero = new Map(ditas.map((dita) => [dita.numero, dita]))
  const tomar = dizQuantidades(ditas)
    ? (linha: LinhaAFaturar) => tomarDito(linha, porNumero.get(linha.numero))
    : semQuantidades(linhas)
  const faturadas = linhas.map((linha) => {
    const agora = tomar(linha)
    return { ...linha, agora, total: somar(linha.faturada, agora) }
  })
  const numeros = new Set(linhas.map(({ numero }) => numero))
  const deFora = ditas.find(
    ({ numero, qtdeAt, qtdeFat }) => !numeros.has(numero) && (qtdeFat ?? qtdeAt ?? 0) > 0,
  )
  const demais = faturadas.find(({ total, quantidade }) => total.greaterThan(quantidade))
  const problema = deFora ? `O item ${deFora.numero} não está no pedido.` : demais ? alem(demais) : null
  return { linhas: faturadas, problema }
}

function tomarDito({ faturada }: LinhaAFaturar, dita: QuantidadeDita | undefined): Decimal {
  if (dita?.qtdeFat !== undefined) return new Decimal(dita.qtdeFat)
  return Decimal.max(0, new Decimal(dita?.qtdeAt ?? 0).minus(faturada))
}

function semQuantidades(linhas: readonly LinhaAFaturar[]) {
  const algum = (de: (linha: LinhaAFaturar) => Numerico) =>
    linhas.some((linha) => !new Decimal(de(linha)).isZero())
  const jaFaturado = algum(({ faturada }) => faturada)
  const separado = algum(({ atendida }) => atendida)
  return ({ quantidade, atendida }: LinhaAFaturar) =>
    new Decimal(jaFaturado ? 0 : separado ? Decimal.min(atendida, quantidade) : quantidade)
}

const alem = ({ numero, quantidade, embalagem, total }: LinhaFaturada): string =>
  `O item ${numero} tem ${formatarNumero(new Decimal(quantidade))} ${embalagem}, e seriam faturadas ${formatarNumero(total)}.`

const falta = ({ quantidade, total }: LinhaFaturada) => new Decimal(quantidade).minus(total)

/** Whether there is nothing left to invoice. */
export const tudoFaturado = (linhas: readonly LinhaFaturada[]): boolean =>
  linhas.every((linha) => falta(linha).isZero())

type LinhaComValor = Pick<LinhaFaturada, 'quantidade' | 'total'> & {
  vlTot: Numerico
  descontoCupom: Numerico
  bonificado: boolean
}
type Documento = Encargos & { vlTot: Numerico }

/**
 * DOC-01 How much of an order was invoiced: all of it when all of it was; else of each line that is paid for its part, coupon off, and what is charged besides with
 * the first invoice.
 */
export function valorFaturado(linhas: readonly LinhaComValor[], { vlTot, ...encargos }: Documento): Decimal {
  const inteiro = new Decimal(vlTot)
  if (linhas.every(({ quantidade, total }) => total.equals(quantidade))) return inteiro
  if (linhas.every(({ total }) => total.isZero())) return new Decimal(0)
  const partes = linhas.map(({ quantidade, total, vlTot: valor, descontoCupom, bonificado }) =>
    bonificado || new Decimal(quantidade).isZero()
      ? 0
      : arredondar(new Decimal(valor).minus(descontoCupom).times(total).dividedBy(quantidade), 2),
  )
  return Decimal.min(inteiro, somar(...partes, somarEncargos(encargos)))
}

const MAIS_CITADOS = 5

/** DOC-02, DOC-03 What of an order its invoices do not take, for its history; null where they take it all. */
export function fraseDoFaturamento(linhas: readonly LinhaFaturada[], encerra: boolean): string | null {
  const faltam = linhas.filter((linha) => !falta(linha).isZero())
  if (faltam.length === 0) return null
  const citadas = faltam
    .slice(0, MAIS_CITADOS)
    .map(
      ({ codigo, embalagem, quantidade, total }) =>
        `${codigo}: ${formatarNumero(total)} de ${formatarNumero(new Decimal(quantidade))} ${embalagem}`,
    )
  const resto = faltam.length - citadas.length
  const itens = [...citadas, ...(resto > 0 ? [`e mais ${plural(resto, 'item', 'itens')}`] : [])].join('; ')
  return encerra
    ? `Faturado em parte (${itens}). O que faltou voltou ao estoque.`
    : `Faturado em parte (${itens}). O que falta continua reservado.`
}
