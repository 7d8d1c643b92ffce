import type { AlternativasDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { filial } from '../filiais/tabelas.ts'
import { estoque, produto, produtoSubstituto } from './tabelas.ts'

const livre = sql<string>`${estoque.quantidade} - ${estoque.bloqueado} - ${estoque.reservado}`
const haLivre: SQL = sql`${livre} > 0`

const outrasFiliais = comandoFixo((banco, { filialId, ids }: { filialId: number; ids: number[] }) =>
  banco
    .select({ produtoId: estoque.produtoId, nome: filial.nome, qtEst: livre.mapWith(Number) })
    .from(estoque)
    .innerJoin(filial, eq(filial.id, estoque.filialId))
    .where(and(umDe(estoque.produtoId, ids), ne(estoque.filialId, filialId), eq(filial.ativa, true), haLivre))
    .orderBy(desc(livre), asc(filial.nome)),
)

const substitutos = comandoFixo((banco, { filialId, ids }: { filialId: number; ids: number[] }) =>
  banco
    .select({
      produtoId: produtoSubstituto.produtoId,
      idExibicao: produto.codigo,
      descricaocompleta: produto.descricaoCompleta,
      marca: produto.marca,
      und: produto.unidade,
      qtEst: livre.mapWith(Number),
    })
    .from(produtoSubstituto)
    .innerJoin(produto, eq(produto.id, produtoSubstituto.substitutoId))
    .innerJoin(estoque, and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, filialId)))
    .where(and(umDe(produtoSubstituto.produtoId, ids), eq(produto.ativo, true), haLivre))
    .orderBy(asc(produtoSubstituto.ordem), asc(produto.codigo)),
)

type Onde = { filialId: number; vendeMarca: (marca: string) => boolean }

/** VEN-02 Where a product that this branch has none of may be had, and what it has in its place; asked only where there is one. */
export async function comAlternativas(
  banco: Executor,
  { filialId, vendeMarca }: Onde,
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
): Promise<Map<number, ProdutoNoEditor>> {
  const ids = [...produtos.values()]
    .filter(({ precos }) => precos.some(({ qtEst }) => qtEst <= 0))
    .map(({ id }) => id)
  if (ids.length === 0) return new Map(produtos)
  const filiais = Map.groupBy(await outrasFiliais(banco, { filialId, ids }), ({ produtoId }) => produtoId)
  const outros = Map.groupBy(await substitutos(banco, { filialId, ids }), ({ produtoId }) => produtoId)
  const alternativasDe = (id: number): AlternativasDoProduto => ({
    filiais: (filiais.get(id) ?? []).map(({ nome, qtEst }) => ({ nome, qtEst })),
    substitutos: (outros.get(id) ?? [])
      .filter(({ marca }) => vendeMarca(marca))
      .map(({ produtoId: _, marca: __, ...substituto }) => substituto),
  })
  const faltam = new Set(ids)
  return new Map(
    [...produtos].map(([id, um]) => [id, faltam.has(id) ? { ...um, alternativas: alternativasDe(id) } : um]),
  )
}
