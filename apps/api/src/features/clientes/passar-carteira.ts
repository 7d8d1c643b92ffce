import { CANAL_DE_CLIENTES, type EventosDeClientes } from '@balcao/dominio/clientes/canais'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { cliente, clienteVendedor } from './tabelas.ts'

/** Whoever represents them, and those sold to by phone, each once. */
export async function contarCarteiraDe(banco: Executor, colaboradorId: number): Promise<number> {
  const { rows } = await banco.execute<{ total: number }>(sql`select count(*)::int as total from (
    select ${cliente.id} from ${cliente} where ${cliente.representanteId} = ${colaboradorId}
    union select ${clienteVendedor.clienteId} from ${clienteVendedor}
    where ${clienteVendedor.colaboradorId} = ${colaboradorId}) as c`)
  return rows[0]?.total ?? 0
}

/** ADM-02 A portfolio may be of thousands: each customer has its entry, and all are written at once. */
export async function passarCarteira(
  tx: Tx,
  { agora, colaboradorId, requisicao, ip, muda }: Autoria,
  { de, para }: { de: { id: number; nome: string }; para: { id: number; nome: string } },
): Promise<number> {
  const dele = tx.$with('dele').as(
    tx
      .update(cliente)
      .set({
        representanteId: para.id,
        atualizadoEm: agora,
        atualizadoPor: colaboradorId,
        versao: sql`${cliente.versao} + 1`,
      })
      .where(eq(cliente.representanteId, de.id))
      .returning({ id: cliente.id }),
  )
  const representados = await tx.with(dele).select({ id: dele.id }).from(dele)
  const vendidos = await tx
    .delete(clienteVendedor)
    .where(eq(clienteVendedor.colaboradorId, de.id))
    .returning({ id: clienteVendedor.clienteId })
  if (vendidos.length > 0)
    await tx.execute(sql`insert into ${clienteVendedor} (cliente_id, colaborador_id)
      select c, ${para.id} from unnest(${sql.param(vendidos.map(({ id }) => id))}::bigint[]) as c
      on conflict do nothing`)
  const ids = [...new Set([...representados, ...vendidos].map(({ id }) => id))]
  if (ids.length === 0) return 0
  await tx.execute(sql`insert into ${historico} (quando, colaborador_id, requisicao, ip, entidade, entidade_id, acao, dados)
    select ${agora.toISOString()}::timestamptz, ${colaboradorId}::bigint, ${requisicao}, ${ip}, 'cliente', c::text, 'PASSAR_CARTEIRA',
      ${JSON.stringify({ de: de.nome, para: para.nome })}::jsonb
    from unnest(${sql.param(ids)}::bigint[]) as c`)
  await publicar(tx, {
    canal: CANAL_DE_CLIENTES,
    evento: 'cliente-mudou' satisfies keyof EventosDeClientes,
    dados: {} satisfies EventosDeClientes['cliente-mudou'],
    muda,
  })
  return ids.length
}
