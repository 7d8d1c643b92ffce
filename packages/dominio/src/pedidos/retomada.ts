import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'

type Produto = {
  codigo: string
  /** In stock units: what the order still waits for, and what nobody holds. */
  precisa: Numerico
  livre: Numerico
}

const MAIS_CITADOS = 5

/**
 * VEN-02 What an order that comes back to life takes of the stock again, product by product: what it had was sold to others meanwhile. As much as
 * there is; what is missing is told.
 */
export function retomar(
  produtos: readonly Produto[],
  semLimite: boolean,
): { quantidades: Decimal[]; falta: string | null } {
  const quantidades = produtos.map(({ precisa, livre }) =>
    semLimite ? new Decimal(precisa) : Decimal.max(0, Decimal.min(precisa, livre)),
  )
  const faltam = produtos.flatMap(({ codigo, precisa }, i) => {
    const ha = quantidades[i] ?? new Decimal(0)
    const pedido = new Decimal(precisa)
    return ha.lessThan(pedido) ? [`${codigo}: há ${formatarNumero(ha)} de ${formatarNumero(pedido)}`] : []
  })
  const outros = faltam.length - MAIS_CITADOS
  const falta = [...faltam.slice(0, MAIS_CITADOS), ...(outros > 0 ? [`e mais ${outros}`] : [])].join('; ')
  return { quantidades, falta: falta || null }
}
