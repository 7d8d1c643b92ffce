import { extensaoDaImagem } from '@balcao/dominio/produtos/imagem'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

const nomeDoArquivo = (chave: string): string =>
  chave.slice(chave.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '')

/** What came with the catalogue stays; what people sent, while a product or the audit names it. */
export async function imagensEmUso(banco: Executor, chaves: readonly string[]): Promise<string[]> {
  const enviadas = chaves.filter((chave) => extensaoDaImagem(nomeDoArquivo(chave)) !== null)
  if (enviadas.length === 0) return [...chaves]
  const ids = sql`${sql.param(enviadas.map(nomeDoArquivo))}::text[]`
  const { rows } = await banco.execute<{ id: string }>(sql`
    select ${produto.imagemId} as id from ${produto} where ${produto.imagemId} = any(${ids})
    union select dito.id from ${historico},
      lateral (values (${historico.dados} -> 'antes' ->> 'imagemId'), (${historico.dados} -> 'depois' ->> 'imagemId')) as dito (id)
    where ${historico.entidade} = 'produto' and dito.id = any(${ids})`)
  const usadas = new Set(rows.map(({ id }) => id))
  return chaves.filter((chave) => !enviadas.includes(chave) || usadas.has(nomeDoArquivo(chave)))
}
