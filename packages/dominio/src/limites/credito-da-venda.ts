import { Decimal, type Numerico, somar } from '../formatos/decimal.ts'
import { usoDoLimite } from './uso-do-limite.ts'

type Uso = { titulosEmAberto: Numerico; pedidosEmAberto: Numerico }
type Limite = Uso & { idCobranca: number; total: Numerico }

type Venda = {
  idCobranca: number
  /** By way of billing. */
  limites: readonly Limite[]
  /** All that the customer owes and has on its way, however it is billed; what is paid before does not count. */
  exposicao: Uso
}

type Regras = { pedidosContamNoLimite: boolean }

export type Credito = { total: Decimal; disponivel: Decimal }

/**
 * CLI-03, VEN-02 What is left for this sale: of the limit of its way of billing, where it has one, and never more than of all that the
 * customer has. Null for whom no limit is on record.
 */
export function creditoDaVenda({ idCobranca, limites, exposicao }: Venda, regras: Regras): Credito | null {
  if (limites.length === 0) return null
  const total = somar(...limites.map((limite) => limite.total))
  const doCliente = { total, disponivel: usoDoLimite({ total, ...exposicao }, regras).disponivel }
  const proprio = limites.find((limite) => limite.idCobranca === idCobranca)
  if (!proprio) return doCliente
  const daCobranca = {
    total: new Decimal(proprio.total),
    disponivel: usoDoLimite(proprio, regras).disponivel,
  }
  return daCobranca.disponivel.lessThanOrEqualTo(doCliente.disponivel) ? daCobranca : doCliente
}
