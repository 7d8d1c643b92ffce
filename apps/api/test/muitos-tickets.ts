import { sql } from 'drizzle-orm'
import type { Banco } from '../src/platform/banco/conexao.ts'

/**
 * Many tickets (100,000 are two years), one in twenty still open, spread over sectors, branches, customers and people.
 * A later call makes the older ones that are missing.
 */
export async function encherDeTickets(banco: Banco, quantos: number): Promise<void> {
  await banco.transaction(async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    insert into ticket (protocolo, tipo_id, status_id, etapa_id, setor_id, operador_id, criador_id, filial_id,
      cliente_id, assunto, origem_id, aberto_em, movido_em, finalizado_em, arquivado_em, prazo_solucao_em)
    select (2026 - n / 400000) || (500000 + n)::text || n % 10, e.tipo_id, e.status_id, e.id, e.setor_id,
      case when n % 3 = 0 then p.ids[1 + n % array_length(p.ids, 1)] end,
      p.ids[1 + (n * 7) % array_length(p.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
      c.ids[1 + (n * 13) % array_length(c.ids, 1)], 'Assunto ' || n, 1,
      now() - n * interval '10 minutes', now() - n * interval '9 minutes',
      case when n % 20 > 0 then now() - n * interval '5 minutes' end,
      case when n % 20 > 15 then now() - n * interval '4 minutes' end,
      now() - n * interval '10 minutes' + interval '5 days'
    from generate_series(1 + (select count(*)::int from ticket where assunto like 'Assunto %'), ${quantos}) n
    cross join (select array_agg(id order by id) ids from ticket_etapa) et
    join ticket_etapa e on e.id = et.ids[1 + (n * 31) % array_length(et.ids, 1)]
    cross join (select array_agg(id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR')) p
    cross join (select array_agg(id) ids from filial) f
    cross join (select array_agg(id) ids from cliente) c`)
    await tx.execute(sql`analyze ticket`)
  })
}
