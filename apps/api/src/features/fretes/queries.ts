import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { filial } from '../filiais/tabelas.ts'
import { tipoFrete } from '../pedidos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { freteCondicional } from './tabelas.ts'

export const ORIGEM = {
  id: filial.id,
  cidade: filial.cidade,
  uf: filial.uf,
  ibge: filial.ibge,
  cep: filial.cep,
}

export async function origemDaFilial(banco: Executor, filialId: number, visivel?: SQL) {
  const [linha] = await banco
    .select(ORIGEM)
    .from(filial)
    .where(and(eq(filial.id, filialId), visivel))
  return linha
}

/** Undefined when there is no such type. */
export async function tipoDeFrete(banco: Executor, id: number) {
  const [linha] = await banco
    .select({ id: tipoFrete.id, diferenciado: tipoFrete.diferenciado })
    .from(tipoFrete)
    .where(eq(tipoFrete.id, id))
  return linha
}

export function condicionaisAtivas(banco: Executor) {
  const { id, descricao, valor, percentual, ordem, ativa } = freteCondicional
  return banco
    .select({ id, descricao, valor, percentual })
    .from(freteCondicional)
    .where(eq(ativa, true))
    .orderBy(asc(ordem), asc(id))
}

/** Those of these carriers that are on record. */
export async function transportadorasPorCnpj(
  banco: Executor,
  cnpjs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (cnpjs.length === 0) return new Map()
  const linhas = await banco
    .select({ id: transportadora.id, cnpj: transportadora.cnpj })
    .from(transportadora)
    .where(and(umDe(transportadora.cnpj, cnpjs), eq(transportadora.ativa, true)))
  return new Map(linhas.map(({ cnpj, id }) => [cnpj, id]))
}
