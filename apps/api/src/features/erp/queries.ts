import { and, asc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { pedidoHistorico } from '../pedidos/tabelas-da-vida.ts'
import { erpEntrega, erpEventoRecebido } from './tabelas.ts'

type Entrega = typeof erpEntrega.$inferSelect

export async function inserirEntrega(tx: Tx, nova: typeof erpEntrega.$inferInsert): Promise<void> {
  await tx.insert(erpEntrega).values(nova)
}

export const entregasDoPedido = (banco: Executor, pedidoId: number): Promise<Entrega[]> =>
  banco.select().from(erpEntrega).where(eq(erpEntrega.pedidoId, pedidoId)).orderBy(asc(erpEntrega.id))

const pendente = (pedidoId: number) =>
  and(eq(erpEntrega.pedidoId, pedidoId), isNull(erpEntrega.entregueEm), isNull(erpEntrega.desistiuEm))

/** The oldest that waits, held; undefined where none does, or another process is at it already. */
export async function tomarEntrega(tx: Tx, pedidoId: number) {
  const primeira = tx
    .select({ id: erpEntrega.id })
    .from(erpEntrega)
    .where(pendente(pedidoId))
    .orderBy(asc(erpEntrega.id))
    .limit(1)
  const [tomada] = await tx
    .select({ entrega: erpEntrega, filialId: pedido.filialId })
    .from(erpEntrega)
    .innerJoin(pedido, eq(pedido.id, erpEntrega.pedidoId))
    .where(and(eq(erpEntrega.id, sql`(${primeira})`), pendente(pedidoId)))
    .for('update', { of: erpEntrega, skipLocked: true })
  return tomada
}

export async function gravarEntrega(tx: Tx, id: number, campos: Partial<Entrega>): Promise<void> {
  await tx
    .update(erpEntrega)
    .set({ ...campos, tentativas: sql`${erpEntrega.tentativas} + 1` })
    .where(eq(erpEntrega.id, id))
}

/** What was given up waits again. */
export async function retomarEntregas(tx: Tx, pedidoId: number): Promise<void> {
  await tx
    .update(erpEntrega)
    .set({ desistiuEm: null, tentativas: 0, erro: null, proximaEm: null })
    .where(
      and(eq(erpEntrega.pedidoId, pedidoId), isNull(erpEntrega.entregueEm), isNotNull(erpEntrega.desistiuEm)),
    )
}

/** False where the ERP told that event before: whoever tells it at the same time waits for the first to end. */
export async function inserirEvento(
  tx: Tx,
  evento: typeof erpEventoRecebido.$inferInsert,
): Promise<number | null> {
  const [novo] = await tx
    .insert(erpEventoRecebido)
    .values(evento)
    .onConflictDoNothing({ target: erpEventoRecebido.idExterno })
    .returning({ id: erpEventoRecebido.id })
  return novo?.id ?? null
}

export async function eventoRecebido(tx: Tx, idExterno: string) {
  const [evento] = await tx.select().from(erpEventoRecebido).where(eq(erpEventoRecebido.idExterno, idExterno))
  return evento
}

export async function gravarRespostaDoEvento(
  tx: Tx,
  id: number,
  resposta: NonNullable<(typeof erpEventoRecebido.$inferSelect)['resposta']>,
): Promise<void> {
  await tx.update(erpEventoRecebido).set({ resposta }).where(eq(erpEventoRecebido.id, id))
}

/** When, by the ERP's clock, that happened which it told last and was applied. */
export async function ultimoDoErp(tx: Tx, pedidoId: number): Promise<Date | null> {
  const [linha] = await tx
    .select({ quando: max(pedidoHistorico.ocorridoEm) })
    .from(pedidoHistorico)
    .where(
      and(
        eq(pedidoHistorico.pedidoId, pedidoId),
        eq(pedidoHistorico.sistema, 'ERP'),
        eq(pedidoHistorico.tipo, 'STATUS'),
      ),
    )
  return linha?.quando ?? null
}

export async function gravarIdExterno(tx: Tx, pedidoId: number, idExterno: string): Promise<void> {
  await tx.update(pedido).set({ idExterno }).where(eq(pedido.id, pedidoId))
}

export async function documentoDoCliente(tx: Tx, clienteId: number): Promise<string> {
  const [achado] = await tx
    .select({ documento: cliente.documento })
    .from(cliente)
    .where(eq(cliente.id, clienteId))
  if (!achado) throw new Error(`não há cliente ${clienteId}`)
  return achado.documento
}

export type DoItem = {
  numero: number
  critica?: string | null | undefined
  qtdeAt?: number | undefined
}

/** DOC-02 What the ERP says of lines, in one statement; answers the numbers that the order has. */
export async function gravarItens(tx: Tx, pedidoId: number, itens: readonly DoItem[]): Promise<Set<number>> {
  const linhas = itens.map(({ numero, critica, qtdeAt }) => ({
    numero,
    critica: critica ?? null,
    diz: critica !== undefined,
    atendida: qtdeAt ?? null,
  }))
  const { rows } = await tx.execute<{ numero: number }>(sql`
    update ${pedidoItem} set
      critica_integradora = case when dito.diz then dito.critica else ${pedidoItem.criticaIntegradora} end,
      quantidade_atendida = greatest(coalesce(dito.atendida, ${pedidoItem.quantidadeAtendida}), ${pedidoItem.quantidadeFaturada})
    from json_to_recordset(${JSON.stringify(linhas)}::json)
      as dito (numero bigint, critica text, diz boolean, atendida numeric)
    where ${pedidoItem.pedidoId} = ${pedidoId} and ${pedidoItem.numeroItem} = dito.numero
    returning ${pedidoItem.numeroItem} as numero`)
  return new Set(rows.map(({ numero }) => numero))
}
