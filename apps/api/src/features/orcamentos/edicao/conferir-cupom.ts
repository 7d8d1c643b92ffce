import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { type Cupom, problemaDoCupom } from '@balcao/dominio/precos/cupom'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { lerCupom } from './ler-cupom.ts'
import { cupomPeloCodigo } from './queries-cabecalho.ts'

type Uso = { clienteId: number; filialId: number; mercadoria: Numerico; hoje: string }

/** The coupon that was typed, or why it does not serve. */
export async function conferirCupom(
  tx: Executor,
  codigo: string,
  uso: Uso,
): Promise<{ cupom: Cupom; id: number } | { problema: string }> {
  const gravado = await cupomPeloCodigo(tx, codigo, uso.clienteId)
  const problema = problemaDoCupom(gravado && { ...gravado, ...lerCupom(gravado) }, uso)
  if (problema || !gravado) return { problema: problema ?? '' }
  return { cupom: lerCupom(gravado), id: gravado.id }
}
