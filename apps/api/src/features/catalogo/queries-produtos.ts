import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { escreverLinhas, lerLinhas, type OpcaoDoCampo } from '@balcao/dominio/ajustes/campo'
import { EMBALAGENS } from '@balcao/dominio/catalogo/produtos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { produto, produtoEmbalagem } from '../produtos/tabelas.ts'

type Consulta = ValorDe<typeof listarProdutosMantidos, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const ORDENS = {
  descricao: emOrdemAlfabetica(produto.descricaoCompleta),
  codigo: produto.codigo,
  marca: emOrdemAlfabetica(produto.marca),
  atualizado: produto.atualizadoEm,
}

export function paginaDeProdutos(banco: Executor, consulta: Consulta) {
  const { page, take, orderBy, direction, ...filtro } = consulta
  const sentido = (direction ?? (direcaoPadrao(orderBy) as Direcao)) === 'ASC' ? asc : desc
  const { situacao } = filtro
  const aplicados: FiltroAplicado<Filtro> = {
    termo: filtro.termo ? combina(produto.busca, filtro.termo) : undefined,
    situacao: and(
      eq(produto.ativo, situacao !== 'RETIRADO'),
      situacao === 'SEM_IMAGEM' ? eq(produto.imagemId, '') : undefined,
    ),
  }
  const onde = and(...Object.values(aplicados))
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        banco
          .select({
            id: produto.id,
            versao: produto.versao,
            ativo: produto.ativo,
            idExibicao: produto.codigo,
            descricao: produto.descricaoCompleta,
            marca: produto.marca,
            familia: produto.categoria,
            unidade: produto.unidade,
            codigo_barras: produto.codigoBarras,
            ncm: produto.ncm,
            idImagem: produto.imagemId,
            quando: produto.atualizadoEm,
            atualizadaPor: colaborador.nome,
          })
          .from(produto)
          .leftJoin(colaborador, eq(colaborador.id, produto.atualizadoPor))
          .where(onde)
          .orderBy(
            ...exatoPrimeiro(produto.codigo, filtro.termo),
            sentido(ORDENS[orderBy]),
            sentido(produto.id),
          )
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(produto).where(onde),
    },
  )
}

export async function embalagensEscritas(
  banco: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ValoresDoAjuste>> {
  const linhas = await banco
    .select()
    .from(produtoEmbalagem)
    .where(umDe(produtoEmbalagem.produtoId, ids))
    .orderBy(asc(produtoEmbalagem.fatorConversao), asc(produtoEmbalagem.id))
  return new Map(
    [...Map.groupBy(linhas, ({ produtoId }) => produtoId)].map(([id, delas]) => [
      id,
      {
        embalagens: escreverLinhas(
          EMBALAGENS,
          delas.map(({ unidade, fatorConversao, multiplo, minimo }) => ({
            unidade,
            fatorConversao,
            multiplo,
            minimo,
          })),
        ),
      },
    ]),
  )
}

/** Lines of quotes and orders point at a pack: the one that goes on keeps its number. */
export async function gravarEmbalagens(
  tx: Tx,
  produtoId: number,
  { embalagens }: ValoresDoAjuste,
): Promise<void> {
  const ditas = lerLinhas(EMBALAGENS, embalagens ?? '')
  const daqui = eq(produtoEmbalagem.produtoId, produtoId)
  const gravadas = await tx.select().from(produtoEmbalagem).where(daqui)
  const saem = gravadas.filter(({ unidade }) => !ditas.some((dita) => dita.unidade === unidade))
  if (saem.length > 0)
    await tx.delete(produtoEmbalagem).where(
      umDe(
        produtoEmbalagem.id,
        saem.map(({ id }) => id),
      ),
    )
  for (const { unidade = '', fatorConversao = '', multiplo = '', minimo = '' } of ditas) {
    const valores = { fatorConversao, multiplo, minimo }
    if (gravadas.some((gravada) => gravada.unidade === unidade))
      await tx
        .update(produtoEmbalagem)
        .set(valores)
        .where(and(daqui, eq(produtoEmbalagem.unidade, unidade)))
    else await tx.insert(produtoEmbalagem).values({ produtoId, unidade, ...valores })
  }
}

const emItens = (onde: (item: typeof pedidoItem | typeof orcamentoItem) => SQL | undefined) => sql`(
  exists (select from ${pedidoItem} where ${onde(pedidoItem)})
  or exists (select from ${orcamentoItem} where ${onde(orcamentoItem)}))`

const perguntar = async (banco: Executor, pergunta: SQL): Promise<boolean> => {
  const { rows } = await banco.execute<{ sim: boolean }>(sql`select ${pergunta} as sim`)
  return rows[0]?.sim ?? false
}

/** Whether it is in a quote or an order, whatever became of that. */
export const jaVendido = (banco: Executor, id: number): Promise<boolean> =>
  perguntar(
    banco,
    emItens((item) => eq(item.produtoId, id)),
  )

export const jaVendidoEm = (banco: Executor, id: number, embalagem: string): Promise<boolean> =>
  perguntar(
    banco,
    emItens((item) => and(eq(item.produtoId, id), eq(item.embalagem, embalagem))),
  )

/** Another product in use that a scanner would take for this one. */
export async function comOMesmoCodigoDeBarras(
  banco: Executor,
  codigoBarras: string,
  id: number | null,
): Promise<string | null> {
  const [outro] = await banco
    .select({ nome: produto.descricaoCompleta })
    .from(produto)
    .where(
      and(
        eq(produto.codigoBarras, codigoBarras),
        eq(produto.ativo, true),
        id === null ? undefined : ne(produto.id, id),
      ),
    )
    .limit(1)
  return outro?.nome ?? null
}

/** As others write it already, where only accents and case are not the same. */
export async function mesmaMarca(banco: Executor, marca: string, id: number | null): Promise<string | null> {
  const [outra] = await banco
    .select({ marca: produto.marca })
    .from(produto)
    .where(
      and(
        combina(produto.busca, marca),
        sql`lower(f_unaccent(${produto.marca})) = lower(f_unaccent(${marca}))`,
        ne(produto.marca, marca),
        id === null ? undefined : ne(produto.id, id),
      ),
    )
    .limit(1)
  return outra?.marca ?? null
}

const MUITAS = 1000

const jaEscritas =
  (coluna: typeof produto.marca | typeof produto.categoria) =>
  async (banco: Executor): Promise<OpcaoDoCampo[]> => {
    const linhas = await banco
      .selectDistinct({ nome: coluna })
      .from(produto)
      .where(and(eq(produto.ativo, true), ne(coluna, '')))
      .orderBy(asc(coluna))
      .limit(MUITAS)
    return linhas.map(({ nome }) => ({ valor: nome, nome }))
  }
export const marcasEscritas = jaEscritas(produto.marca)
export const familiasEscritas = jaEscritas(produto.categoria)
