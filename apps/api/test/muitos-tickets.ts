import { sql } from 'drizzle-orm'
import type { Banco } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'

/** Tickets older than these many have words of their own: what is common in them, and in no newer one. */
const NOVOS = 20_000
const PALAVRA_ANTIGA = ' descontinuado'

/**
 * Many tickets (100,000 are two years), one in twenty still open, spread over sectors, branches, customers and people, the newer
 * the higher their number. A later call makes the older ones that are missing.
 */
export async function encherDeTickets(banco: Banco, quantos: number): Promise<void> {
  await transacao(banco, async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    insert into ticket (protocolo, tipo_id, status_id, etapa_id, setor_id, operador_id, criador_id, filial_id,
      cliente_id, assunto, origem_id, aberto_em, movido_em, finalizado_em, arquivado_em, prazo_solucao_em)
    select (2026 - n / 400000) || (500000 + n)::text || n % 10, e.tipo_id, e.status_id, e.id, e.setor_id,
      case when n % 3 = 0 then p.ids[1 + n % array_length(p.ids, 1)] end,
      p.ids[1 + (n * 7) % array_length(p.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
      c.ids[1 + (n * 13) % array_length(c.ids, 1)], 'Assunto ' || n || case when n > ${NOVOS}::int then ${PALAVRA_ANTIGA} else '' end, 1,
      now() - n * interval '10 minutes', now() - n * interval '9 minutes',
      case when n % 20 > 0 then now() - n * interval '5 minutes' end,
      case when n % 20 > 15 then now() - n * interval '4 minutes' end,
      now() - n * interval '10 minutes' + interval '5 days'
    from generate_series(1 + (select count(*)::int from ticket where assunto like 'Assunto %'), ${quantos}) n
    cross join (select array_agg(id order by id) ids from ticket_etapa) et
    join ticket_etapa e on e.id = et.ids[1 + (n * 31) % array_length(et.ids, 1)]
    cross join (select array_agg(id order by id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR') and ativo) p
    cross join (select array_agg(id) ids from filial) f
    cross join (select array_agg(id) ids from cliente) c
    order by n desc`)
    await tx.execute(sql`analyze ticket`)
  })
}

const PALAVRAS = [
  'entrega atrasada da transportadora na doca',
  'caixa amassada com avaria na embalagem',
  'boleto vencido com juros indevidos',
  'nota fiscal divergente do pedido',
  'quantidade recebida menor que a faturada',
]

/** MES-08 What is inside the tickets of `encherDeTickets`: two messages, one of them a note of the staff, a product and a reason each. */
export async function encherDeConversas(banco: Banco): Promise<void> {
  await transacao(banco, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    // Built at once in the end: row by row they cost more than the rest.
    const { rows: indices } = await tx.execute<{ nome: string; definicao: string }>(sql`
      select indexname as nome, indexdef as definicao from pg_indexes where indexdef ilike '% using gin %'
      and tablename in ('ticket_historico', 'ticket_item')`)
    for (const { nome } of indices) await tx.execute(sql.raw(`drop index ${nome}`))
    const semConversa = sql`from ticket t where t.assunto like 'Assunto %'
      and not exists (select 1 from ticket_historico h where h.ticket_id = t.id)`
    const antiga = (palavras: string) =>
      sql`case when t.assunto like ${`%${PALAVRA_ANTIGA}`} then ${palavras}::text else '' end`
    await tx.execute(sql`
      insert into ticket_item (ticket_id, origem, codigo, descricao, marca, motivo_id)
      select t.id, 'AVULSO', (100000 + t.id)::text, 'Produto de teste modelo ' || t.id || t.antiga, 'Marca', m.ids[1 + t.id % array_length(m.ids, 1)]
      from (select t.id, ${antiga(' fora de linha')} as antiga ${semConversa}) t
      cross join (select array_agg(id) ids from motivo_produto) m order by t.id`)
    await tx.execute(sql`
      insert into ticket_motivo (ticket_id, nivel, motivo_id)
      select t.id, 1, m.ids[1 + t.id % array_length(m.ids, 1)]
      from (select t.id ${semConversa}) t cross join (select array_agg(id) ids from ticket_motivo_abertura) m`)
    await tx.execute(sql`
      insert into ticket_historico (ticket_id, tipo, acao, mensagem, colaborador_id, criado_em, versao)
      select t.id, case when n = 1 then 'PUBLICO' else 'PRIVADO' end, case when n = 1 then 'ABERTURA' else 'MENSAGEM' end,
        'Bom dia, ' || (${sql.param(PALAVRAS)}::text[])[1 + (t.id + n) % ${PALAVRAS.length}] || ', conforme o registro interno palavra'
          || t.id || ' que aguarda retorno da equipe responsável' || t.antiga, t.criador_id, t.aberto_em, n
      from (select t.id, t.criador_id, t.aberto_em, ${antiga(' e extravio')} as antiga ${semConversa}) t cross join generate_series(1, 2) n
      order by t.id, n`)
    for (const { definicao } of indices) await tx.execute(sql.raw(definicao))
    for (const tabela of ['ticket_item', 'ticket_motivo', 'ticket_historico'])
      await tx.execute(sql.raw(`analyze ${tabela}`))
  })
}
