import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import type { BaseComDespesas } from '@balcao/dominio/precos/tributacao'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { regraFiscal } from '../precos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

/** People know a product by its code. */
export async function partesDasRegras(banco: Executor): Promise<ReadonlyMap<number, ValoresDoAjuste>> {
  const linhas = await banco
    .select({ id: regraFiscal.id, produto: produto.codigo, bases: regraFiscal.despesasNaBase })
    .from(regraFiscal)
    .leftJoin(produto, eq(produto.id, regraFiscal.produtoId))
  return new Map(
    linhas.map(({ id, produto: codigo, bases }) => [
      id,
      { produto: codigo, despesasNaBase: bases.join(',') },
    ]),
  )
}

export async function existeProduto(banco: Executor, codigo: string): Promise<boolean> {
  const [achado] = await banco.select({ id: produto.id }).from(produto).where(eq(produto.codigo, codigo))
  return achado !== undefined
}

export async function gravarPartesDaRegra(
  tx: Tx,
  id: number,
  { produto: codigo, despesasNaBase: bases }: ValoresDoAjuste,
): Promise<void> {
  const produtoId = codigo
    ? sql`(select ${produto.id} from ${produto} where ${produto.codigo} = ${codigo})`
    : null
  await tx
    .update(regraFiscal)
    .set({
      ...(codigo !== undefined && { produtoId }),
      ...(bases !== undefined && {
        despesasNaBase: (bases ?? '').split(',').filter(Boolean) as BaseComDespesas[],
      }),
    })
    .where(eq(regraFiscal.id, id))
}
