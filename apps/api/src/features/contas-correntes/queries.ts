import type { EspecieDeLancamento, ParteDaVenda } from '@balcao/dominio/contas-correntes/lancamentos'
import type { ItemDoMovimento } from '@balcao/dominio/contas-correntes/movimento'
import { Decimal, type Numerico } from '@balcao/dominio/formatos/decimal'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { pedidoBloqueio } from '../pedidos/tabelas-da-vida.ts'
import { campanha } from '../precos/tabelas.ts'
import {
  contaCorrente,
  contaCorrenteFechamento,
  contaCorrenteLancamento,
  contaCorrenteVenda,
} from './tabelas.ts'
import { contaVisivel } from './visibilidade.ts'

export type ContaDoBanco = typeof contaCorrente.$inferSelect

// By its whole name: a query over one table alone leaves the table's out, and inside another one it would be somebody else's.
export const ID_DA_CONTA = sql.raw('"conta_corrente"."id"')

/** Of the account of the row around: its last entry has it. */
export const saldoDaConta = (): SQL<string> =>
  sql<string>`coalesce((select u.saldo from ${contaCorrenteLancamento} u where u.conta_id = ${ID_DA_CONTA}
    order by u.numero desc limit 1), 0)`

export const emTransitoDaConta = (): SQL<string> =>
  sql<string>`coalesce((select sum(v.reservado) from ${contaCorrenteVenda} v
    where v.conta_id = ${ID_DA_CONTA} and v.reservado > 0), 0)`

const figuras = { saldo: saldoDaConta(), emTransito: emTransitoDaConta() }

/** What an account has, apart from what somebody set of it. */
export const figurasDaConta = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({ limite: contaCorrente.limite, ativa: contaCorrente.ativa, ...figuras })
    .from(contaCorrente)
    .where(eq(contaCorrente.id, id)),
)

/** GES-08 The account that a sale of this person moves: theirs, or of whom they answer to, where the branch says so. */
export const contaDeQuemVende = comandoFixo(
  (banco, { colaboradorId, equipe }: { colaboradorId: number; equipe: boolean }) =>
    banco
      .select({
        id: contaCorrente.id,
        colaboradorId: contaCorrente.colaboradorId,
        titular: colaborador.nome,
        limite: contaCorrente.limite,
        ...figuras,
      })
      .from(contaCorrente)
      .innerJoin(colaborador, eq(colaborador.id, contaCorrente.colaboradorId))
      .where(
        and(
          eq(contaCorrente.ativa, true),
          sql`${contaCorrente.colaboradorId} = case when ${equipe}::boolean
            then coalesce((select q.supervisor_id from colaborador q where q.id = ${colaboradorId}), ${colaboradorId})
            else ${colaboradorId} end`,
        ),
      ),
)
export type ContaDeQuemVende = Awaited<ReturnType<typeof contaDeQuemVende>>[number]

/** GES-08 The orders that moved an account and of whose invoices something may have come back with this ticket. */
export async function pedidosDeVolta(tx: Tx, ticketId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ pedido_id: string }>(sql`
    select distinct v.pedido_id from ticket_item t join nota_item ni on ni.id = t.nota_item_id
      join nota_fiscal n on n.id = ni.nota_id join ${contaCorrenteVenda} v on v.pedido_id = n.pedido_id
    where t.ticket_id = ${ticketId} order by 1`)
  return rows.map((linha) => Number(linha.pedido_id))
}

/** Held until the end, so that what is left of it is not given twice. */
export const travarContaPorId = comandoFixo((banco, { id }: { id: number }) =>
  banco.select().from(contaCorrente).where(eq(contaCorrente.id, id)).for('update'),
)

export const travarContaVisivel = (tx: Tx, sessao: Sessao, id: number): Promise<ContaDoBanco> =>
  travar(
    tx,
    contaCorrente,
    and(eq(contaCorrente.id, id), contaVisivel(tx, sessao)) ?? eq(contaCorrente.id, id),
  )

/** Of two, always the one of the smaller number first: two who transfer to each other never wait in a circle. */
export async function travarContasVisiveis(
  tx: Tx,
  sessao: Sessao,
  ids: readonly number[],
): Promise<Map<number, ContaDoBanco>> {
  const linhas = await tx
    .select()
    .from(contaCorrente)
    .where(and(umDe(contaCorrente.id, [...ids]), contaVisivel(tx, sessao)))
    .orderBy(asc(contaCorrente.id))
    .for('update')
  return new Map(linhas.map((linha) => [linha.id, linha]))
}

export const vendaNaConta = comandoFixo((banco, { pedidoId }: { pedidoId: number }) =>
  banco.select().from(contaCorrenteVenda).where(eq(contaCorrenteVenda.pedidoId, pedidoId)),
)
export type VendaNaConta = Awaited<ReturnType<typeof vendaNaConta>>[number]

export const itensDaVenda = comandoFixo((banco, { pedidoId }: { pedidoId: number }) =>
  banco
    .select({
      numero: pedidoItem.numeroItem,
      codigo: pedidoItem.codigo,
      descricao: pedidoItem.descricao,
      quantidade: pedidoItem.quantidade,
      faturada: pedidoItem.quantidadeFaturada,
      valorUnitario: pedidoItem.valorUnitario,
      precoReferencia: pedidoItem.precoReferencia,
      bonificado: pedidoItem.bonificado,
      promocaoId: pedidoItem.promocaoId,
      beneficios: pedidoItem.beneficios,
      produtoId: pedidoItem.produtoId,
      fatorConversao: pedidoItem.fatorConversao,
      // By whole names: a query over one table alone leaves its own out.
      devolvidaDoProduto: sql<string>`coalesce((select sum(t.quantidade_recebida
          * case when ni.unidade = "pedido_item"."embalagem" then "pedido_item"."fator_conversao" else 1 end)
        from nota_fiscal n join nota_item ni on ni.nota_id = n.id join ticket_item t on t.nota_item_id = ni.id
        where n.pedido_id = "pedido_item"."pedido_id" and ni.produto_id = "pedido_item"."produto_id"
          and t.quantidade_recebida > 0), 0)`,
    })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(asc(pedidoItem.numeroItem)),
)

/** Whether it waits for somebody to let it overdraw the account. */
export const retidaPelaConta = async (banco: Executor, pedidoId: number): Promise<boolean> =>
  (await banco.$count(
    pedidoBloqueio,
    and(
      eq(pedidoBloqueio.pedidoId, pedidoId),
      eq(pedidoBloqueio.tipo, 'CONTA_CORRENTE'),
      isNull(pedidoBloqueio.liberadoEm),
    ),
  )) > 0

/** What the entries of an order add up to, by side. */
export async function lancadoDaVenda(
  banco: Executor,
  { pedidoId, contaId }: { pedidoId: number; contaId: number },
): Promise<Record<ParteDaVenda, Decimal>> {
  const linhas = await banco
    .select({
      parte: contaCorrenteLancamento.parte,
      valor: sql<string>`sum(${contaCorrenteLancamento.valor})`,
    })
    .from(contaCorrenteLancamento)
    .where(and(eq(contaCorrenteLancamento.pedidoId, pedidoId), eq(contaCorrenteLancamento.contaId, contaId)))
    .groupBy(contaCorrenteLancamento.parte)
  const de = (parte: ParteDaVenda) => new Decimal(linhas.find((linha) => linha.parte === parte)?.valor ?? 0)
  return { DEBITO: de('DEBITO').negated(), CREDITO: de('CREDITO') }
}

export async function guardarVenda(tx: Tx, venda: typeof contaCorrenteVenda.$inferInsert): Promise<void> {
  await tx.insert(contaCorrenteVenda).values(venda)
}

export async function reservarNaConta(tx: Tx, pedidoId: number, reservado: string): Promise<void> {
  await tx.update(contaCorrenteVenda).set({ reservado }).where(eq(contaCorrenteVenda.pedidoId, pedidoId))
}

/** GES-02 Of these, the campaigns that are given from the account of whoever sells. */
export async function campanhasQueMovem(banco: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const linhas = await banco
    .select({ id: campanha.id })
    .from(campanha)
    .where(and(umDe(campanha.id, [...ids]), eq(campanha.moveConta, true)))
    .orderBy(asc(campanha.id))
  return linhas.map(({ id }) => id)
}

export type NovoLancamento = {
  especie: EspecieDeLancamento
  valor: Numerico
  pedidoId?: number
  parte?: ParteDaVenda
  outraContaId?: number
  motivo?: string | null
  itens?: ItemDoMovimento[]
}

/** The next of the account, with the balance it leaves; the account is held by whoever calls. */
export async function inserirLancamento(
  tx: Tx,
  { contaId, dia, autoria }: { contaId: number; dia: string; autoria: Autoria },
  { valor, ...novo }: NovoLancamento,
): Promise<Decimal> {
  const quanto = new Decimal(valor).toFixed(2)
  const ultimo = tx
    .select({ numero: contaCorrenteLancamento.numero, saldo: contaCorrenteLancamento.saldo })
    .from(contaCorrenteLancamento)
    .where(eq(contaCorrenteLancamento.contaId, contaId))
    .orderBy(sql`${contaCorrenteLancamento.numero} desc`)
    .limit(1)
  const [anterior = { numero: 0, saldo: '0' }] = await ultimo
  const saldo = new Decimal(anterior.saldo).plus(quanto)
  await tx.insert(contaCorrenteLancamento).values({
    contaId,
    numero: anterior.numero + 1,
    dia,
    quando: autoria.agora,
    valor: quanto,
    saldo: saldo.toFixed(2),
    colaboradorId: autoria.colaboradorId,
    ...novo,
  })
  return saldo
}

/** Null where the person has one already. */
export async function inserirConta(
  tx: Tx,
  autoria: Autoria,
  nova: { colaboradorId: number; limite: string },
): Promise<ContaDoBanco | null> {
  const [linha] = await tx
    .insert(contaCorrente)
    .values({ ...nova, ...deQuemCria(autoria) })
    .onConflictDoNothing({ target: contaCorrente.colaboradorId })
    .returning()
  return linha ?? null
}

/** Held by whoever calls. */
export async function gravarConta(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<Pick<ContaDoBanco, 'limite' | 'ativa' | 'fechadaAte'>>,
): Promise<ContaDoBanco> {
  const [linha] = await tx
    .update(contaCorrente)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${contaCorrente.versao} + 1`,
    })
    .where(eq(contaCorrente.id, id))
    .returning()
  if (!linha) throw new Error(`a conta ${id} sumiu`)
  return linha
}

export async function inserirFechamento(
  tx: Tx,
  novo: typeof contaCorrenteFechamento.$inferInsert,
): Promise<void> {
  await tx.insert(contaCorrenteFechamento).values(novo)
}

/** What a period comes to: after the last one that was closed, up to a day. */
export async function somarPeriodo(
  banco: Executor,
  { contaId, depoisDe, ate }: { contaId: number; depoisDe: string | null; ate: string },
): Promise<{ creditos: string; debitos: string; saldo: string }> {
  const { valor, dia } = contaCorrenteLancamento
  const noPeriodo = depoisDe === null ? sql`true` : sql`${dia} > ${depoisDe}`
  const [linha] = await banco
    .select({
      creditos: sql<string>`coalesce(sum(${valor}) filter (where ${valor} > 0 and ${noPeriodo}), 0)`,
      debitos: sql<string>`coalesce(-sum(${valor}) filter (where ${valor} < 0 and ${noPeriodo}), 0)`,
      saldo: sql<string>`coalesce(sum(${valor}), 0)`,
    })
    .from(contaCorrenteLancamento)
    .where(and(eq(contaCorrenteLancamento.contaId, contaId), sql`${dia} <= ${ate}`))
  return linha ?? { creditos: '0', debitos: '0', saldo: '0' }
}

export const contasVisiveis = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  banco
    .select({ id: contaCorrente.id, colaboradorId: contaCorrente.colaboradorId })
    .from(contaCorrente)
    .where(and(inArray(contaCorrente.id, [...ids]), contaVisivel(banco, sessao)))
