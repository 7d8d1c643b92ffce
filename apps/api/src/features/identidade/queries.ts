import { eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

/** Whatever is set as a picture now, and was or may be again, as long as the audit tells of it. */
export async function imagensLembradas(banco: Executor, chaves: string[]): Promise<string[]> {
  const dito = (quando: 'antes' | 'depois') =>
    banco
      .select({
        valor: sql<
          string | null
        >`${historico.dados} -> ${sql.raw(`'${quando}'`)} ->> ${historico.entidadeId}`.as('valor'),
      })
      .from(historico)
      .where(eq(historico.entidade, 'imagem'))
  const atual = banco
    .select({ valor: sql<string | null>`${parametro.valor}`.as('valor') })
    .from(parametro)
    .where(inArray(parametro.chave, chaves))
  const linhas = await union(atual, dito('antes'), dito('depois'))
  return linhas.flatMap(({ valor }) => (valor === null ? [] : [valor]))
}
