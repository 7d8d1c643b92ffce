import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { transportadora } from './tabelas.ts'

const MAXIMO = 50

/** Those named first come first, each part by name. */
export function pesquisarTransportadorasAtivas(banco: Executor, q: string, primeiro: readonly number[]) {
  return banco
    .select({
      id: transportadora.id,
      razaoSocial: transportadora.razaoSocial,
      cnpj: transportadora.cnpj,
      cidade: transportadora.cidade,
      uf: transportadora.uf,
    })
    .from(transportadora)
    .where(and(eq(transportadora.ativa, true), q ? combina(transportadora.busca, q) : undefined))
    .orderBy(
      // PostgreSQL takes no constant for an order.
      ...(primeiro.length > 0 ? [desc(inArray(transportadora.id, [...primeiro]))] : []),
      asc(transportadora.razaoSocial),
      asc(transportadora.id),
    )
    .limit(MAXIMO)
}
