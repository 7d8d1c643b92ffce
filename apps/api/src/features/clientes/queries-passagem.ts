import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { cliente, clienteVendedor } from './tabelas.ts'

/** Whoever represents them, and those sold to by phone, each once. */
export async function contarCarteiraDe(banco: Executor, colaboradorId: number): Promise<number> {
  const { rows } = await banco.execute<{ total: number }>(sql`select count(*)::int as total from (
    select ${cliente.id} from ${cliente} where ${cliente.representanteId} = ${colaboradorId}
    union select ${clienteVendedor.clienteId} from ${clienteVendedor}
    where ${clienteVendedor.colaboradorId} = ${colaboradorId}) as c`)
  return rows[0]?.total ?? 0
}

type Pessoa = { id: number; nome: string }

/** The customers that changed hands. */
export async function gravarPassagem(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: Pessoa; para: Pessoa },
): Promise<number[]> {
  const representados = await tx
    .update(cliente)
    .set({
      representanteId: para.id,
      ...deQuemMuda(autoria),
      versao: sql`${cliente.versao} + 1`,
    })
    .where(eq(cliente.representanteId, de.id))
    .returning({ id: cliente.id })
  const vendidos = await tx
    .delete(clienteVendedor)
    .where(eq(clienteVendedor.colaboradorId, de.id))
    .returning({ id: clienteVendedor.clienteId })
  if (vendidos.length > 0)
    await tx.execute(sql`insert into ${clienteVendedor} (cliente_id, colaborador_id)
      select c, ${para.id} from unnest(${sql.param(vendidos.map(({ id }) => id))}::bigint[]) as c
      on conflict do nothing`)
  return [...new Set([...representados, ...vendidos].map(({ id }) => id))]
}

/** A portfolio may be of thousands: the entries of all are written at once. */
export async function registrarPassagens(
  tx: Tx,
  { agora, colaboradorId, requisicao, ip }: Autoria,
  ids: readonly number[],
  { de, para }: { de: Pessoa; para: Pessoa },
): Promise<void> {
  await tx.execute(sql`insert into ${historico} (quando, colaborador_id, requisicao, ip, entidade, entidade_id, acao, dados)
    select ${agora.toISOString()}::timestamptz, ${colaboradorId}::bigint, ${requisicao}, ${ip}, 'cliente', c::text, 'PASSAR_CARTEIRA',
      ${JSON.stringify({ de: de.nome, para: para.nome })}::jsonb
    from unnest(${sql.param(ids)}::bigint[]) as c`)
}
