import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { type Cupom, problemaDoCupom } from '@balcao/dominio/precos/cupom'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { cupom } from '../../precos/tabelas.ts'
import { cupomPeloCodigo } from './queries-cabecalho.ts'

const numero = (valor: string | null) => (valor === null ? null : Number(valor))

const lerCupom = ({ codigo, percentual, valor, minimo }: typeof cupom.$inferSelect): Cupom => ({
  codigo,
  percentual: numero(percentual),
  valor: numero(valor),
  minimo: Number(minimo),
})

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
