import { BLOQUEIO_DO_ERP, type TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { pedido, pedidoItem } from './tabelas.ts'
import { pedidoBloqueio, pedidoHistorico } from './tabelas-da-vida.ts'
import { pedidoVisivel } from './visibilidade.ts'

export type LinhaDoPedido = typeof pedido.$inferSelect

/** Held until the end; NAO_ENCONTRADO for what is not for this session to see. */
export const travarPedidoVisivel = (tx: Tx, sessao: Sessao, id: number): Promise<LinhaDoPedido> =>
  travar(tx, pedido, and(eq(pedido.id, id), pedidoVisivel(tx, sessao)) ?? eq(pedido.id, id))

/** For a system, which sees them all. */
export const travarPedido = (tx: Tx, id: number): Promise<LinhaDoPedido> =>
  travar(tx, pedido, eq(pedido.id, id))

/** Writes what changed of an order, one version on; the order is held by whoever calls. */
export async function gravarPedido(
  tx: Tx,
  autoria: Autoria,
  id: number,
  campos: Partial<Pick<LinhaDoPedido, 'status'>> = {},
): Promise<LinhaDoPedido> {
  const [linha] = await tx
    .update(pedido)
    .set({
      ...campos,
      ...deQuemMuda(autoria),
      versao: sql`${pedido.versao} + 1`,
    })
    .where(eq(pedido.id, id))
    .returning()
  if (!linha) throw new Error('o pedido não foi gravado')
  return linha
}

const faturado = (pedidoId: number) =>
  and(eq(pedidoItem.pedidoId, pedidoId), gt(pedidoItem.quantidadeFaturada, '0'))

/** Whether an invoice took any of it. */
export const temFaturado = async (banco: Executor, pedidoId: number): Promise<boolean> =>
  (await banco.$count(pedidoItem, faturado(pedidoId))) > 0

export async function registrarNoPedido(tx: Tx, entrada: typeof pedidoHistorico.$inferInsert): Promise<void> {
  await tx.insert(pedidoHistorico).values(entrada)
}

export async function clienteDoPedido(tx: Tx, clienteId: number) {
  const [dono] = await tx
    .select({ fantasia: cliente.fantasia, razaoSocial: cliente.razaoSocial })
    .from(cliente)
    .where(eq(cliente.id, clienteId))
  return dono ?? { fantasia: '', razaoSocial: '' }
}

const aberto = (pedidoId: number) =>
  and(eq(pedidoBloqueio.pedidoId, pedidoId), isNull(pedidoBloqueio.liberadoEm))

export type LinhaDoBloqueio = typeof pedidoBloqueio.$inferSelect

export const bloqueiosAbertos = (tx: Tx, pedidoId: number): Promise<LinhaDoBloqueio[]> =>
  tx.select().from(pedidoBloqueio).where(aberto(pedidoId)).orderBy(pedidoBloqueio.id)

/** Those that only a person releases. */
export const contarDePessoas = (tx: Tx, pedidoId: number): Promise<number> =>
  tx.$count(pedidoBloqueio, and(aberto(pedidoId), ne(pedidoBloqueio.tipo, BLOQUEIO_DO_ERP)))

export async function inserirBloqueios(
  tx: Tx,
  pedidoId: number,
  bloqueios: readonly { tipo: TipoDeBloqueio; detalhe: string }[],
  criadoEm: Date,
): Promise<void> {
  await tx.insert(pedidoBloqueio).values(bloqueios.map((novo) => ({ ...novo, pedidoId, criadoEm })))
}

/** The order is held by whoever calls, and so are its blocks. */
export async function bloqueioDoPedido(tx: Tx, pedidoId: number, id: number) {
  const [linha] = await tx
    .select()
    .from(pedidoBloqueio)
    .where(and(eq(pedidoBloqueio.id, id), eq(pedidoBloqueio.pedidoId, pedidoId)))
  return linha
}

type Liberacao = { liberadoEm: Date; liberadoPor: number | null; motivo: string }

export async function gravarLiberacao(tx: Tx, id: number, liberacao: Liberacao): Promise<void> {
  await tx.update(pedidoBloqueio).set(liberacao).where(eq(pedidoBloqueio.id, id))
}

/** The ERP takes back what it held. */
export async function liberarOsDoErp(tx: Tx, pedidoId: number, liberacao: Liberacao): Promise<void> {
  await tx
    .update(pedidoBloqueio)
    .set(liberacao)
    .where(and(aberto(pedidoId), eq(pedidoBloqueio.tipo, BLOQUEIO_DO_ERP)))
}
