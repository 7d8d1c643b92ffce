import { sql } from 'drizzle-orm'
import type { Banco, Tx } from '../src/platform/banco/conexao.ts'

/** Marks these documents among those of the demo. */
const ORDEM_DE_COMPRA = 'XC'

/** People, branches and customers that documents go round. */
const ENTRE_QUEM = sql`
  cross join (select array_agg(id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR', 'REPRESENTANTE')) p
  cross join (select array_agg(id) ids from filial) f
  cross join (select array_agg(id) ids from cliente) c`

const DE_QUEM = sql`c.ids[1 + (n * 13) % array_length(c.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
  p.ids[1 + (n * 7) % array_length(p.ids, 1)]`

async function encher(banco: Banco, tabela: 'pedido' | 'orcamento', inserir: (tx: Tx) => Promise<unknown>) {
  await banco.transaction(async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await inserir(tx)
    const item = sql.identifier(`${tabela}_item`)
    await tx.execute(sql`
      insert into ${item} (${sql.identifier(`${tabela}_id`)}, numero_item, filial_id, produto_id, codigo, descricao,
        embalagem, quantidade, valor_unitario, valor_total)
      select id, 1, filial_id, 1 + id % 300, 'x', 'x', 'UN', 1, 1, 1 from ${sql.identifier(tabela)} d
      where ordem_compra like ${`${ORDEM_DE_COMPRA}%`} and not exists (
        select 1 from ${item} i where i.${sql.identifier(`${tabela}_id`)} = d.id)`)
    await tx.execute(sql`analyze ${sql.identifier(tabela)}`)
    await tx.execute(sql`analyze ${item}`)
  })
}

/** How many of them there are already: a later call makes the older ones that are missing. */
const jaFeitos = (tabela: string) =>
  sql`(select count(*)::int from ${sql.identifier(tabela)} where ordem_compra like ${`${ORDEM_DE_COMPRA}%`})`

/** Many orders (100,000 are two years) of one product each, back from `ate`. */
export const encherDePedidos = (banco: Banco, quantos: number, ate: Date): Promise<void> =>
  encher(banco, 'pedido', (tx) =>
    tx.execute(sql`
      insert into pedido (cliente_id, filial_id, colaborador_id, status, incluido_em, data_programada, ordem_compra,
        plano_pagamento_id, forma_cobranca_id, tipo_frete_id, quantidade_itens, valor_subtotal, valor_total,
        percentual_lucro)
      select ${DE_QUEM},
        (array['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'FATURADO', 'CANCELADO', 'ANALISE'])[1 + n % 6],
        ${ate.toISOString()}::timestamptz - n * interval '10 minutes',
        case when n % 3 > 0 then ${ate.toISOString()}::date + 5 - n / 144 end, ${ORDEM_DE_COMPRA} || 700000 + n,
        1, 1, 1, 1, n % 977, n % 977, n % 40
      from generate_series(1 + ${jaFeitos('pedido')}, ${quantos}) n ${ENTRE_QUEM}`),
  )

/** Many quotes of one product each, one in ten still to be decided, the others won or lost. */
export const encherDeOrcamentos = (banco: Banco, quantos: number, ate: Date): Promise<void> =>
  encher(banco, 'orcamento', (tx) =>
    tx.execute(sql`
      insert into orcamento (cliente_id, filial_id, colaborador_id, status, incluido_em, movimentado_em, data_validade,
        perdido_em, motivo_perda_id, pedido_id, ordem_compra, plano_pagamento_id, forma_cobranca_id, tipo_frete_id,
        quantidade_itens, valor_subtotal, valor_total)
      select ${DE_QUEM}, case when n % 10 between 1 and 5 then 'PERDIDO' else 'ORCAMENTO' end,
        ${ate.toISOString()}::timestamptz - n * interval '10 minutes',
        ${ate.toISOString()}::timestamptz - n * interval '10 minutes', ${ate.toISOString()}::date + 7 - n / 144,
        case when n % 10 between 1 and 5 then ${ate.toISOString()}::timestamptz - n * interval '9 minutes' end,
        case when n % 10 between 1 and 5 then (select min(id) from opcao_de_cadastro) end,
        case when n % 10 > 5 then (select min(id) from pedido) end, ${ORDEM_DE_COMPRA} || 700000 + n,
        1, 1, 1, 1, n % 977, n % 977
      from generate_series(1 + ${jaFeitos('orcamento')}, ${quantos}) n ${ENTRE_QUEM}`),
  )
