import type { MudancaDigitada } from '@balcao/dominio/precos/mudanca-de-precos'
import { MAXIMO_DE_PRECOS } from '@balcao/dominio/precos/mudanca-de-precos'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { precoEmVigor } from '../../produtos/queries-preco-em-vigor.ts'
import { estoque, mudancaDePrecos, mudancaDePrecosItem, preco, produto } from '../../produtos/tabelas.ts'

type Quais = Pick<MudancaDigitada, 'tabela' | 'desde' | 'marcas' | 'familias'>

/** In force on the first day, of products in line, with the highest cost that any branch knows; one more than may be. */
export function precosAMudar(banco: Executor, { tabela, desde, marcas, familias }: Quais) {
  const custos = banco
    .select({ produtoId: estoque.produtoId, custo: sql<string | null>`max(${estoque.custo})`.as('custo') })
    .from(estoque)
    .groupBy(estoque.produtoId)
    .as('custos')
  return banco
    .select({
      idProduto: produto.id,
      idExibicao: produto.codigo,
      descricao: produto.descricaoCompleta,
      valor: preco.valor,
      inicio: preco.inicio,
      fim: preco.fim,
      custo: custos.custo,
    })
    .from(preco)
    .innerJoin(produto, eq(produto.id, preco.produtoId))
    .leftJoin(custos, eq(custos.produtoId, produto.id))
    .where(
      and(
        eq(preco.tabelaPrecoId, tabela),
        precoEmVigor(preco, desde),
        eq(produto.ativo, true),
        marcas.length > 0 ? umDe(produto.marca, marcas) : undefined,
        familias.length > 0 ? umDe(produto.categoria, familias) : undefined,
      ),
    )
    .orderBy(asc(produto.id))
    .limit(MAXIMO_DE_PRECOS + 1)
}
export type PrecoEmVigor = Awaited<ReturnType<typeof precosAMudar>>[number]

export async function marcasEFamilias(banco: Executor) {
  const lista = async (coluna: typeof produto.marca | typeof produto.categoria) =>
    (
      await banco
        .selectDistinct({ nome: coluna })
        .from(produto)
        .where(and(eq(produto.ativo, true), sql`${coluna} <> ''`))
        .orderBy(asc(coluna))
        .limit(1000)
    ).map(({ nome }) => nome)
  return { marcas: await lista(produto.marca), familias: await lista(produto.categoria) }
}

type Mudado = PrecoEmVigor & { novo: string }

const itens = mudancaDePrecosItem
const dosItens = (id: number) => sql`i.mudanca_id = ${id}`

/** Whoever calls holds the table. As many statements for ten as for ten thousand. */
export async function gravarMudancaDeVarios(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  { tabela, desde }: Quais,
  mudados: readonly Mudado[],
): Promise<number> {
  const [gravada] = await tx
    .insert(mudancaDePrecos)
    .values({ tabelaPrecoId: tabela, desde, precos: mudados.length })
    .returning({ id: mudancaDePrecos.id })
  if (!gravada) throw new Error('a mudança não foi gravada')
  const { id } = gravada
  const coluna = (de: (um: Mudado) => unknown) => sql.param(mudados.map(de))
  await tx.execute(sql`insert into ${itens} (mudanca_id, produto_id, inicio_antes, fim, antes, depois)
    select ${id}, * from unnest(${coluna((um) => um.idProduto)}::bigint[], ${coluna((um) => um.inicio)}::date[],
      ${coluna((um) => um.fim)}::date[], ${coluna((um) => um.valor)}::numeric[], ${coluna((um) => um.novo)}::numeric[])`)
  await tx.execute(sql`update ${preco} p set fim = ${desde}::date - 1 from ${itens} i
    where ${dosItens(id)} and p.tabela_preco_id = ${tabela} and p.produto_id = i.produto_id
      and p.inicio = i.inicio_antes and i.inicio_antes < ${desde}`)
  // One that begins on that very day changes in its place.
  await tx.execute(sql`insert into ${preco} (tabela_preco_id, produto_id, inicio, fim, valor, criado_em, criado_por)
    select ${tabela}, i.produto_id, ${desde}, i.fim, i.depois, ${agora.toISOString()}::timestamptz, ${colaboradorId}
    from ${itens} i where ${dosItens(id)}
    on conflict (tabela_preco_id, produto_id, inicio)
      do update set valor = excluded.valor, criado_em = excluded.criado_em, criado_por = excluded.criado_por`)
  return id
}

export async function mudancaPorId(banco: Executor, id: number) {
  const [linha] = await banco.select().from(mudancaDePrecos).where(eq(mudancaDePrecos.id, id)).for('update')
  return linha ?? null
}
type Gravada = NonNullable<Awaited<ReturnType<typeof mudancaPorId>>>

/** Whether each price is still as the change left it; whoever calls holds the table. */
export async function estaComoFicou(tx: Tx, { id, tabelaPrecoId, desde, precos }: Gravada): Promise<boolean> {
  const { rows } = await tx.execute<{ quantos: number }>(sql`select count(*)::int as quantos from ${itens} i
    join ${preco} novo on novo.tabela_preco_id = ${tabelaPrecoId} and novo.produto_id = i.produto_id
      and novo.inicio = ${desde} and novo.fim is not distinct from i.fim and novo.valor = i.depois
    where ${dosItens(id)} and (i.inicio_antes = ${desde} or exists (select from ${preco} antes
      where antes.tabela_preco_id = ${tabelaPrecoId} and antes.produto_id = i.produto_id
        and antes.inicio = i.inicio_antes and antes.fim = ${desde}::date - 1 and antes.valor = i.antes))`)
  return rows[0]?.quantos === precos
}

export async function devolverPrecos(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  { id, tabelaPrecoId, desde }: Gravada,
): Promise<void> {
  await tx.execute(sql`delete from ${preco} p using ${itens} i where ${dosItens(id)} and i.inicio_antes < ${desde}
    and p.tabela_preco_id = ${tabelaPrecoId} and p.produto_id = i.produto_id and p.inicio = ${desde}`)
  await tx.execute(sql`update ${preco} p set valor = i.antes, fim = i.fim,
      criado_por = case when i.inicio_antes = ${desde} then ${colaboradorId}::bigint else p.criado_por end
    from ${itens} i where ${dosItens(id)} and p.tabela_preco_id = ${tabelaPrecoId} and p.produto_id = i.produto_id and p.inicio = i.inicio_antes`)
  await tx.update(mudancaDePrecos).set({ desfeitaEm: agora }).where(eq(mudancaDePrecos.id, id))
}

/** How many of them have another price to come. */
export async function quantosMarcados(
  banco: Executor,
  tabela: number,
  desde: string,
  ids: readonly number[],
) {
  const { rows } = await banco.execute<{
    quantos: number
  }>(sql`select count(distinct produto_id)::int as quantos
    from ${preco} where tabela_preco_id = ${tabela} and inicio > ${desde} and produto_id = any(${sql.param(ids)}::bigint[])`)
  return rows[0]?.quantos ?? 0
}
