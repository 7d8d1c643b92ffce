import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { quantos } from '../../platform/banco/contagem.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { estoque, produto, tabelaPreco } from './tabelas.ts'

const COLUNA_DE_ORDEM = {
  descricaocompleta: emOrdemAlfabetica(produto.descricaoCompleta),
  codigo: produto.codigo,
  marca: emOrdemAlfabetica(produto.marca),
}

/** GES-07 Null is any. */
type Marcas = readonly string[] | null

const dasMarcas = (marcas: Marcas | undefined) => (marcas ? umDe(produto.marca, [...marcas]) : undefined)

type Pesquisa = {
  q: string
  marcas?: Marcas
  orderBy: keyof typeof COLUNA_DE_ORDEM
  direction?: Direcao | undefined
  page: number
  take: number
}

export function pesquisarProdutosAtivos(banco: Executor, pesquisa: Pesquisa) {
  const onde = and(
    eq(produto.ativo, true),
    dasMarcas(pesquisa.marcas),
    pesquisa.q ? combina(produto.busca, pesquisa.q) : undefined,
  )
  const ordem = (pesquisa.direction ?? direcaoPadrao(pesquisa.orderBy)) === 'ASC' ? asc : desc
  return paginar(banco, pesquisa, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: produto.id,
          codigo: produto.codigo,
          descricaoCompleta: produto.descricaoCompleta,
          marca: produto.marca,
          unidade: produto.unidade,
          codigoBarras: produto.codigoBarras,
          imagemId: produto.imagemId,
        })
        .from(produto)
        .where(onde)
        .orderBy(
          ...exatoPrimeiro(produto.codigo, pesquisa.q),
          ordem(COLUNA_DE_ORDEM[pesquisa.orderBy]),
          ordem(produto.id),
        )
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(produto).where(onde),
  })
}

export function tabelasDePrecoAtivas(banco: Executor) {
  return banco
    .select({ id: tabelaPreco.id, nome: tabelaPreco.nome })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.id))
}

export type TotaisDeEstoque = { normal: number; baixo: number; vazio: number }

/** Products by stock level (GER-21) in each branch; the bounds are those of `nivelDeEstoque`. */
export async function contarEstoquePorFilial(
  banco: Executor,
  filiais: readonly number[],
): Promise<Map<number, TotaisDeEstoque>> {
  const vazio = sql`${estoque.quantidade} <= 0`
  const baixo = sql`${estoque.quantidade} > 0 and ${estoque.quantidade} <= ${estoque.minimo}`
  const normal = sql`${estoque.quantidade} > 0 and ${estoque.quantidade} > ${estoque.minimo}`
  const linhas = await banco
    .select({
      filialId: estoque.filialId,
      normal: quantos(normal),
      baixo: quantos(baixo),
      vazio: quantos(vazio),
    })
    .from(estoque)
    .innerJoin(produto, eq(produto.id, estoque.produtoId))
    .where(and(eq(produto.ativo, true), umDe(estoque.filialId, filiais)))
    .groupBy(estoque.filialId)
  return new Map(linhas.map(({ filialId, ...totais }) => [filialId, totais]))
}

/** Products still sold, by the code that people type or the bar code that a scanner reads; the code counts before the other. */
export async function idsPorCodigo(
  banco: Executor,
  codigos: readonly string[],
  marcas: Marcas = null,
): Promise<Map<string, number>> {
  const procurados = [...new Set(codigos)]
  const linhas = await banco
    .select({ id: produto.id, codigo: produto.codigo, codigoBarras: produto.codigoBarras })
    .from(produto)
    .where(
      and(
        eq(produto.ativo, true),
        dasMarcas(marcas),
        or(umDe(produto.codigo, procurados), umDe(produto.codigoBarras, procurados)),
      ),
    )
  const pelasBarras = linhas.map(({ codigoBarras, id }) => [codigoBarras, id] as const)
  return new Map([...pelasBarras, ...linhas.map(({ codigo, id }) => [codigo, id] as const)])
}
