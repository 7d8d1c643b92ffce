import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cliente } from '../../features/clientes/tabelas.ts'
import { combina, emOrdemAlfabetica } from './busca.ts'
import { transacao } from './transacao.ts'

describe('busca sem acento', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const { banco } = teste.negocio()
    // Enough rows for the planner to prefer the index by itself.
    await transacao(banco, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`
      insert into cliente (documento, razao_social, fantasia, atividade, logradouro, numero, bairro, cep, cidade, ibge, uf,
        telefone, email, data_cadastro)
      select 'X' || lpad(n::text, 13, '0'), 'Razão ' || md5(n::text), 'Fantasia ' || md5((n * 7)::text), 'a', 'b', '1', 'c',
        '01001000', 'São Paulo', '3550308', 'SP', '11999990000', 'x@y.com.br', current_date
      from generate_series(1, 30000) as n`)
    })
    await banco.execute(sql`analyze cliente`)
  })
  afterAll(() => teste.fechar())

  const plano = async (consulta: { getSQL(): ReturnType<typeof sql> }) => {
    const { rows } = await teste
      .negocio()
      .banco.execute<{ 'QUERY PLAN': string }>(sql`explain ${consulta.getSQL()}`)
    return rows.map((linha) => linha['QUERY PLAN']).join('\n')
  }

  it('GER-12 a busca usa o índice de trigramas, não varre a tabela', async () => {
    const { banco } = teste.negocio()
    const consulta = banco
      .select({ id: cliente.id })
      .from(cliente)
      .where(combina(cliente.busca, 'Três Corações'))
    const texto = await plano(consulta)
    expect(texto).toContain('cliente_busca_idx')
    expect(texto).not.toContain('Seq Scan')
  })

  it('API-05 a lista em ordem usa o índice da ordem', async () => {
    const { banco } = teste.negocio()
    const texto = await plano(
      banco
        .select({ id: cliente.id })
        .from(cliente)
        .orderBy(emOrdemAlfabetica(cliente.fantasia), cliente.id)
        .limit(10),
    )
    expect(texto).toContain('cliente_fantasia_idx')
    expect(texto).not.toContain('Seq Scan')
  })

  it('GER-12 maiúsculas com acento também se acham', async () => {
    const { rows } = await teste
      .negocio()
      .banco.execute<{ igual: boolean }>(sql`select lower(f_unaccent('ÃÇÉÍÕÜ')) = 'aceiou' as igual`)
    expect(rows[0]?.igual).toBe(true)
  })
})
