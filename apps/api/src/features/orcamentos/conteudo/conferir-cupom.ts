import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { type Cupom, cupomQueResta, problemaDoCupom } from '@balcao/dominio/precos/cupom'
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

type Uso = { orcamentoId: number; clienteId: number; filialId: number; mercadoria: Numerico; hoje: string }

/** The coupon that was typed, as far as the quote did not take it already with parts that became orders, or why it does not serve. */
export async function conferirCupom(
  tx: Executor,
  codigo: string,
  uso: Uso,
): Promise<{ cupom: Cupom; id: number } | { problema: string }> {
  const gravado = await cupomPeloCodigo(tx, codigo, uso)
  if (!gravado) return { problema: problemaDoCupom(null, { ...uso, levado: null }) ?? '' }
  const { levado } = gravado
  const lido = lerCupom(gravado)
  const problema = problemaDoCupom({ ...gravado, ...lido }, { ...uso, levado })
  return problema ? { problema } : { cupom: cupomQueResta(lido, levado), id: gravado.id }
}
