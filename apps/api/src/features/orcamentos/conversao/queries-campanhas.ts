import { Decimal } from '@balcao/dominio/formatos/decimal'
import { problemaDaCampanha, type UsoDaCampanha } from '@balcao/dominio/precos/uso-da-campanha'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { campanhaUso } from '../nucleo/tabelas.ts'

const limites = comandoFixo((banco, { ids, clienteId }: { ids: number[]; clienteId: number }) =>
  banco
    .select({
      id: campanha.id,
      nome: campanha.nome,
      verba: campanha.verba,
      verbaUsada: campanha.verbaUsada,
      limite: campanha.limite,
      usadas: campanha.unidadesUsadas,
      limitePorCliente: campanha.limitePorCliente,
      usadasPeloCliente: sql<string>`coalesce((select sum(${campanhaUso.unidades}) from ${campanhaUso}
        where ${campanhaUso.campanhaId} = ${campanha.id} and ${campanhaUso.clienteId} = ${clienteId}), 0)`,
    })
    .from(campanha)
    .where(umDe(campanha.id, ids))
    .orderBy(asc(campanha.id)),
)

/** GES-02 Asked of the database again: a quote promises a price for longer than its campaign lasts. */
export async function problemasDasCampanhas(
  banco: Executor,
  clienteId: number,
  usos: ReadonlyMap<number, UsoDaCampanha>,
): Promise<string[]> {
  if (usos.size === 0) return []
  const gravadas = await limites(banco, { ids: [...usos.keys()], clienteId })
  return gravadas.flatMap((uma) => problemaDaCampanha(uma, usos.get(uma.id) ?? NADA) ?? [])
}

const NADA: UsoDaCampanha = { unidades: new Decimal(0), valor: new Decimal(0) }

type Pedido = { pedidoId: number; clienteId: number; agora: Date }

/**
 * GES-02 Takes what the order uses, of all campaigns at once, held in the order of their numbers, so that two orders never wait for each other
 * in a circle. Answers what is in the way where somebody took it meanwhile: each row is held from here to the end, and says how much is left
 * at the moment it is written.
 */
export async function usarCampanhas(
  tx: Tx,
  { pedidoId, clienteId, agora }: Pedido,
  usos: ReadonlyMap<number, UsoDaCampanha>,
): Promise<string[]> {
  if (usos.size === 0) return []
  const ids = [...usos.keys()]
  await tx
    .select({ id: campanha.id })
    .from(campanha)
    .where(umDe(campanha.id, ids))
    .orderBy(asc(campanha.id))
    .for('update')
  const problemas = await problemasDasCampanhas(tx, clienteId, usos)
  if (problemas.length > 0) return problemas
  const cada = (de: (uso: UsoDaCampanha) => string) => sql.param([...usos.values()].map(de))
  await tx.execute(sql`
    with uso as (
      select * from unnest(${sql.param(ids)}::bigint[], ${cada(({ unidades }) => unidades.toFixed(4))}::numeric[],
        ${cada(({ valor }) => valor.toFixed(2))}::numeric[]) as uso(id, unidades, valor)
    ), somado as (
      update ${campanha} set unidades_usadas = unidades_usadas + uso.unidades, verba_usada = verba_usada + uso.valor
      from uso where ${campanha.id} = uso.id
    )
    insert into ${campanhaUso} (campanha_id, pedido_id, cliente_id, unidades, valor, usada_em)
    select id, ${pedidoId}::bigint, ${clienteId}::bigint, unidades, valor, ${agora.toISOString()}::timestamptz from uso
    on conflict (campanha_id, pedido_id) do update set unidades = excluded.unidades, valor = excluded.valor`)
  return []
}

const somarAoUsado = (tx: Tx, id: number, { unidades, valor }: { unidades: string; valor: string }) =>
  tx
    .update(campanha)
    .set({
      unidadesUsadas: sql`${campanha.unidadesUsadas} + ${unidades}::numeric`,
      verbaUsada: sql`${campanha.verbaUsada} + ${valor}::numeric`,
    })
    .where(eq(campanha.id, id))

/** What an order holds of each campaign. */
const usosDoPedido = (tx: Tx, pedidoId: number) =>
  tx
    .select()
    .from(campanhaUso)
    .where(
      and(eq(campanhaUso.pedidoId, pedidoId), or(gt(campanhaUso.unidades, '0'), gt(campanhaUso.valor, '0'))),
    )
    .orderBy(asc(campanhaUso.campanhaId))

/** GES-02 Down to what is still of the order: what it does not use any more goes back. Done twice, it gives back only once. */
export async function devolverAoQueFicou(
  tx: Tx,
  pedidoId: number,
  ficou: ReadonlyMap<number, UsoDaCampanha> = new Map(),
): Promise<void> {
  for (const { campanhaId } of await usosDoPedido(tx, pedidoId)) {
    await tx.select({ id: campanha.id }).from(campanha).where(eq(campanha.id, campanhaId)).for('update')
    const [antes] = await tx
      .select()
      .from(campanhaUso)
      .where(and(eq(campanhaUso.campanhaId, campanhaId), eq(campanhaUso.pedidoId, pedidoId)))
      .for('update')
    if (!antes) continue
    const { unidades, valor } = ficou.get(campanhaId) ?? NADA
    const depois = {
      unidades: Decimal.min(antes.unidades, unidades).toFixed(4),
      valor: Decimal.min(antes.valor, valor).toFixed(2),
    }
    await tx
      .update(campanhaUso)
      .set(depois)
      .where(and(eq(campanhaUso.campanhaId, campanhaId), eq(campanhaUso.pedidoId, pedidoId)))
    await somarAoUsado(tx, campanhaId, {
      unidades: new Decimal(depois.unidades).minus(antes.unidades).toFixed(4),
      valor: new Decimal(depois.valor).minus(antes.valor).toFixed(2),
    })
  }
}

/** The lines of an order that a campaign has a part in, with what invoices took of each. */
export const linhasComCampanha = (tx: Tx, pedidoId: number) =>
  tx
    .select({
      chave: pedidoItem.chave,
      beneficios: pedidoItem.beneficios,
      promocaoId: pedidoItem.promocaoId,
      bonificado: pedidoItem.bonificado,
      quantidade: pedidoItem.quantidade,
      faturada: pedidoItem.quantidadeFaturada,
      fatorConversao: pedidoItem.fatorConversao,
      valorUnitario: pedidoItem.valorUnitario,
    })
    .from(pedidoItem)
    .where(
      and(
        eq(pedidoItem.pedidoId, pedidoId),
        eq(pedidoItem.removido, false),
        sql`${pedidoItem.promocaoId} is not null`,
      ),
    )
