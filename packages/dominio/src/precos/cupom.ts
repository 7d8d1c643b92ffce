import { formatarData } from '../formatos/datas.ts'
import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'

export type Cupom = {
  codigo: string
  /** Of the goods; or else `valor`. */
  percentual: number | null
  valor: number | null
  /** Least amount of goods. */
  minimo: number
}

/** What it takes off the goods: nothing below its minimum, never more than all of them. */
export function descontoDoCupom({ percentual, valor, minimo }: Cupom, mercadoria: Numerico): Decimal {
  const bens = new Decimal(mercadoria)
  if (bens.lessThan(minimo)) return new Decimal(0)
  const desconto = percentual === null ? new Decimal(valor ?? 0) : bens.times(percentual).dividedBy(100)
  return arredondar(Decimal.min(desconto, bens), 2)
}

/** VEN-02 What went of it with the orders made of parts of a quote, while they stand. */
export type LevadoDoCupom = { abatimento: Numerico; mercadoria: Numerico }

/** VEN-02 What is left of it for the same quote: its money is worth once, whatever orders come of that, and what was bought counts for its minimum. */
export function cupomQueResta(cupom: Cupom, levado: LevadoDoCupom | null): Cupom {
  if (!levado) return cupom
  const falta = (de: number, foi: Numerico) => Decimal.max(0, new Decimal(de).minus(foi)).toNumber()
  return {
    ...cupom,
    valor: cupom.valor === null ? null : falta(cupom.valor, levado.abatimento),
    minimo: falta(cupom.minimo, levado.mercadoria),
  }
}

type CupomGravado = Cupom & {
  ativo: boolean
  inicio: string
  fim: string
  clienteId: number | null
  filialId: number | null
  usos: number
  usosMaximos: number | null
  usosDoCliente: number
  usosPorCliente: number | null
}

type Uso = {
  clienteId: number
  filialId: number
  mercadoria: Numerico
  hoje: string
  /** What the quote took of it already: that was its use, and the rest asks for none. */
  levado: LevadoDoCupom | null
}

/** Why a coupon does not serve; null when it does. One of somebody else is as if there were none. */
export function problemaDoCupom(cupom: CupomGravado | null, uso: Uso): string | null {
  const deOutro =
    cupom?.clienteId != null && cupom.clienteId !== uso.clienteId
      ? true
      : cupom?.filialId != null && cupom.filialId !== uso.filialId
  if (!cupom?.ativo || deOutro) return 'Cupom não encontrado'
  if (uso.hoje < cupom.inicio) return `Este cupom vale a partir de ${formatarData(cupom.inicio)}`
  if (uso.hoje > cupom.fim) return `Este cupom venceu em ${formatarData(cupom.fim)}`
  const esgotado = (usos: number, limite: number | null) =>
    uso.levado === null && limite !== null && usos >= limite
  if (esgotado(cupom.usos, cupom.usosMaximos)) return 'Este cupom já foi todo usado'
  if (esgotado(cupom.usosDoCliente, cupom.usosPorCliente)) return 'Este cliente já usou este cupom'
  if (new Decimal(uso.mercadoria).lessThan(cupomQueResta(cupom, uso.levado).minimo))
    return `Este cupom pede ao menos ${formatarDinheiro(cupom.minimo, 2)} em produtos`
  return null
}
