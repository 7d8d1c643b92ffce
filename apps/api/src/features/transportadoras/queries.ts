import { and, asc, eq } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { transportadora } from './tabelas.ts'

const MAXIMO = 50

export function pesquisarTransportadorasAtivas(banco: Executor, q: string) {
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
    .orderBy(asc(transportadora.razaoSocial), asc(transportadora.id))
    .limit(MAXIMO)
}
