import type { Decimal } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import type { Acerto, DestinoDaTroca } from './regras.ts'

/** 'cobrar R$ 3,20', 'creditar R$ 10,00', 'sem diferença' */
export function comoSeAcerta(diferenca: Decimal, casas: number): string {
  if (diferenca.isZero()) return 'sem diferença'
  const valor = formatarDinheiro(diferenca.abs(), casas)
  return diferenca.greaterThan(0) ? `cobrar ${valor}` : `creditar ${valor}`
}

/** GES-04 What is asked for, in a sentence. */
export function resumoDaTroca(
  { destino, nota, acerto }: { destino: DestinoDaTroca; nota: number; acerto: Acerto },
  casas: number,
): string {
  const devolve = `Devolve ${formatarDinheiro(acerto.devolvido, casas)} da nota ${nota}`
  if (destino === 'CREDITO') return `${devolve}, em crédito`
  const por = destino === 'MESMO' ? 'pelo mesmo produto' : 'por outros produtos'
  return `${devolve} ${por} (${formatarDinheiro(acerto.novo, casas)}): ${comoSeAcerta(acerto.diferenca, casas)}`
}
