import { Decimal, type Numerico, somar } from '../formatos/decimal.ts'

type Limite = { total: Numerico; titulosEmAberto: Numerico; pedidosEmAberto: Numerico }

/** CLI-03 What is used of a limit and what is left of it: never less than nothing, though more may be used than there is. */
export function usoDoLimite(
  { total, titulosEmAberto, pedidosEmAberto }: Limite,
  { pedidosContamNoLimite }: { pedidosContamNoLimite: boolean },
): { utilizado: Decimal; disponivel: Decimal } {
  const utilizado = somar(titulosEmAberto, pedidosContamNoLimite ? pedidosEmAberto : 0)
  return { utilizado, disponivel: Decimal.max(0, new Decimal(total).minus(utilizado)) }
}

type Uso = { total: Numerico; utilizado: Numerico; disponivel: Numerico }

/** CLI-01 All limits of a customer together: one that is overdrawn takes nothing from what is left of the others. */
export function somaDosLimites(usos: readonly Uso[]) {
  const soma = (campo: keyof Uso) => somar(...usos.map((uso) => uso[campo]))
  return { total: soma('total'), utilizado: soma('utilizado'), disponivel: soma('disponivel') }
}
