import { sql } from 'drizzle-orm'
import type { Banco, Tx } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'

/** Marks these documents among those of the demo. */
const ORDEM_DE_COMPRA = 'XC'

/** Over how long they are spread, however many. */
const DIAS = 694
const cadaUm = (quantos: number) => sql`(interval '1 day' * ${DIAS}::int / ${quantos}::int)`

/** People, branches and customers that documents go round. */
const ENTRE_QUEM = sql`
  cross join (select array_agg(id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR', 'REPRESENTANTE')) p
  cross join (select array_agg(id) ids from filial) f
  cross join (select array_agg(id) ids from cliente) c`

const DE_QUEM = sql`c.ids[1 + (n * 13) % array_length(c.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
  p.ids[1 + (n * 7) % array_length(p.ids, 1)]`

async function encher(banco: Banco, tabela: 'pedido' | 'orcamento', inserir: (tx: Tx) => Promise<unknown>) {
  await transacao(banco, async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const { rows } = await tx.execute<{ definicao: string }>(
      sql`select indexdef as definicao from pg_indexes where indexname = ${`${tabela}_busca_idx`}`,
    )
    // Built at once at the end it takes a tenth of what it does row by row.
    await tx.execute(sql`drop index ${sql.identifier(`${tabela}_busca_idx`)}`)
    await inserir(tx)
    await tx.execute(sql.raw(rows[0]?.definicao ?? ''))
    const item = sql.identifier(`${tabela}_item`)
    await tx.execute(sql`
      insert into ${item} (${sql.identifier(`${tabela}_id`)}, numero_item, filial_id, produto_id, codigo, descricao,
        embalagem, quantidade, valor_unitario, valor_total)
      select id, 1, filial_id, v.ids[1 + id % array_length(v.ids, 1)], 'x', 'x', 'UN', 1, 1, 1
      from ${sql.identifier(tabela)} d
      cross join (select array_agg(id) ids from (select id from produto order by id limit 300) primeiros) v
      where ordem_compra like ${`${ORDEM_DE_COMPRA}%`} and not exists (
        select 1 from ${item} i where i.${sql.identifier(`${tabela}_id`)} = d.id)`)
    await tx.execute(sql`analyze ${sql.identifier(tabela)}`)
    await tx.execute(sql`analyze ${item}`)
  })
}

/** How many of them there are already: a later call makes the older ones that are missing. */
const jaFeitos = (tabela: string) =>
  sql`(select count(*)::int from ${sql.identifier(tabela)} where ordem_compra like ${`${ORDEM_DE_COMPRA}%`})`

/** Many orders of one product each, back from `ate`. */
export const encherDePedidos = (banco: Banco, quantos: number, ate: Date): Promise<void> =>
  encher(banco, 'pedido', (tx) =>
    tx.execute(sql`
      insert into pedido (cliente_id, filial_id, colaborador_id, status, incluido_em, data_programada, ordem_compra,
        plano_pagamento_id, forma_cobranca_id, tipo_frete_id, quantidade_itens, valor_subtotal, valor_total,
        percentual_lucro)
      select ${DE_QUEM},
        (array['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'FATURADO', 'CANCELADO', 'ANALISE'])[1 + n % 6],
        ${ate.toISOString()}::timestamptz - n * ${cadaUm(quantos)},
        case when n % 3 > 0 then ${ate.toISOString()}::date + 5 - ${DIAS}::int * n / ${quantos}::int end, ${ORDEM_DE_COMPRA} || 700000 + n,
        1, 1, 1, 1, n % 977, n % 977, n % 40
      from generate_series(1 + ${jaFeitos('pedido')}, ${quantos}::int) n ${ENTRE_QUEM}`),
  ).then(() => recontar(banco))

/** Without triggers nothing told the customers' rhythms, nor what was sold each day. */
async function recontar(banco: Banco): Promise<void> {
  await transacao(banco, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select recontar_ritmos(array_agg(distinct cliente_id)) from pedido`)
    await tx.execute(sql`select recontar_todas_as_vendas()`)
  })
  await banco.execute(sql`analyze ritmo_do_cliente, venda_do_dia, venda_de_produto`)
}

/** Many quotes of one product each, one in ten still to be decided, the others won or lost. */
export const encherDeOrcamentos = (banco: Banco, quantos: number, ate: Date): Promise<void> =>
  encher(banco, 'orcamento', (tx) =>
    tx.execute(sql`
      insert into orcamento (cliente_id, filial_id, colaborador_id, status, incluido_em, movimentado_em, data_validade,
        perdido_em, motivo_perda_id, pedido_id, ordem_compra, plano_pagamento_id, forma_cobranca_id, tipo_frete_id,
        quantidade_itens, valor_subtotal, valor_total)
      select ${DE_QUEM}, case when n % 10 between 1 and 5 then 'PERDIDO' else 'ORCAMENTO' end,
        ${ate.toISOString()}::timestamptz - n * ${cadaUm(quantos)},
        ${ate.toISOString()}::timestamptz - n * ${cadaUm(quantos)}, ${ate.toISOString()}::date + 7 - ${DIAS}::int * n / ${quantos}::int,
        case when n % 10 between 1 and 5 then ${ate.toISOString()}::timestamptz - n * ${cadaUm(quantos)} * 0.9 end,
        case when n % 10 between 1 and 5 then (select min(id) from opcao_de_cadastro) end,
        case when n % 10 > 5 then (select min(id) from pedido) end, ${ORDEM_DE_COMPRA} || 700000 + n,
        1, 1, 1, 1, n % 977, n % 977
      from generate_series(1 + ${jaFeitos('orcamento')}, ${quantos}::int) n ${ENTRE_QUEM}`),
  )

/** Many titles, one in ten still to be paid; without what makes them searchable. */
export const encherDeTitulos = (banco: Banco, quantos: number, ate: Date): Promise<void> =>
  transacao(banco, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`drop index titulo_busca_idx`)
    await tx.execute(sql`
      insert into titulo (cliente_id, filial_id, numero, parcela, grupo, forma_cobranca_id, data_emissao,
        data_vencimento, vencimento_original, valor, pago_em)
      select c.ids[1 + (n * 13) % array_length(c.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
        ${ORDEM_DE_COMPRA} || 700000 + n, 1, 'x', 1, ${ate.toISOString()}::date - ${DIAS}::int * n / ${quantos}::int - 28,
        ${ate.toISOString()}::date - ${DIAS}::int * n / ${quantos}::int, ${ate.toISOString()}::date - ${DIAS}::int * n / ${quantos}::int, n % 977 + 1,
        case when n % 10 > 0 then ${ate.toISOString()}::date - ${DIAS}::int * n / ${quantos}::int end
      from generate_series(1, ${quantos}::int) n ${ENTRE_QUEM}`)
    await tx.execute(sql`analyze titulo`)
  })

/** GES-03 A decision for one order in five, one in a thousand of them still awaited: years of them, and what waits today. */
export const encherDeAprovacoes = (banco: Banco): Promise<void> =>
  transacao(banco, async (tx) => {
    await tx.execute(sql`
      insert into aprovacao (tipo, referencia_id, situacao, cliente_id, filial_id, solicitante_id, resumo, motivos, valor,
        pedida_em, decidida_em)
      select 'PEDIDO', id, case when id % 1000 = 0 then 'PENDENTE' else 'APROVADA' end, cliente_id, filial_id, colaborador_id,
        'Preço: desconto de 12%', '{PRECO}', valor_total, incluido_em, case when id % 1000 > 0 then incluido_em end
      from pedido where id % 5 = 0 and not exists (
        select 1 from aprovacao a where a.tipo = 'PEDIDO' and a.referencia_id = pedido.id)`)
    await tx.execute(sql`analyze aprovacao`)
  })
