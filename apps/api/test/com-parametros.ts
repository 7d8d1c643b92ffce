import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { parametro } from '../src/features/parametros/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

/** PAR-01 Runs with those values at a branch, or at the business, and puts back what was there. */
export async function comParametros<T>(
  teste: Pick<AppDeTeste, 'negocio'>,
  valores: Partial<Record<ChaveDeParametro, string>>,
  fazer: () => Promise<T>,
  filialId: number | null = null,
): Promise<T> {
  const { banco, renovarParametros } = teste.negocio()
  const gravados = Object.entries(valores).map(([chave, valor]) => ({
    ...{ chave: comPrefixo(chave as ChaveDeParametro), filialId, valor },
  }))
  const deles = and(
    inArray(
      parametro.chave,
      gravados.map(({ chave }) => chave),
    ),
    filialId === null ? isNull(parametro.filialId) : eq(parametro.filialId, filialId),
  )
  const trocar = async (por: readonly (typeof parametro.$inferInsert)[]) => {
    await banco.delete(parametro).where(deles)
    if (por.length > 0) await banco.insert(parametro).values([...por])
    await renovarParametros()
  }
  const antes = await banco
    .select({ chave: parametro.chave, filialId: parametro.filialId, valor: parametro.valor })
    .from(parametro)
    .where(deles)
  await trocar(gravados)
  try {
    return await fazer()
  } finally {
    await trocar(antes)
  }
}
