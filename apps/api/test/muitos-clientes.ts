import { sql } from 'drizzle-orm'
import type { Banco } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'

/** First code of the made up ones: beyond every real one, and told apart at a glance. */
const PRIMEIRO_DOCUMENTO = 70_000_000_000_000

/** Customers up to `total`, each like one that exists, served by the same branches. */
export async function encherDeClientes(banco: Banco, total: number): Promise<void> {
  await transacao(banco, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    with modelo as (select row_number() over (order by id) - 1 as ordem, count(*) over () as quantos, * from cliente),
    novo as (
      insert into cliente (documento, razao_social, fantasia, inscricao_estadual, atividade, logradouro, numero, bairro,
        cep, cidade, ibge, uf, telefone, email, prospect, motivo_bloqueio, data_cadastro, data_ultima_compra, ultima_compra,
        representante_id, regiao_id, tabela_preco_id, criado_por)
      select (${PRIMEIRO_DOCUMENTO}::bigint + n)::text, m.razao_social || ' ' || n, m.fantasia || ' ' || n,
        m.inscricao_estadual, m.atividade, m.logradouro, n::text, m.bairro, m.cep, m.cidade, m.ibge, m.uf, m.telefone,
        m.email, m.prospect, m.motivo_bloqueio, m.data_cadastro, m.ultima_compra, m.ultima_compra, m.representante_id, m.regiao_id,
        m.tabela_preco_id, m.id
      from generate_series(1, ${total} - (select count(*)::int from cliente)) n
      join modelo m on m.ordem = n % m.quantos
      returning id, criado_por
    )
    insert into cliente_filial (cliente_id, filial_id)
    select novo.id, cf.filial_id from novo join cliente_filial cf on cf.cliente_id = novo.criado_por`)
  })
  await banco.execute(sql`analyze cliente, cliente_filial`)
}
