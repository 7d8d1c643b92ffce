import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cliente } from '../../features/clientes/tabelas.ts'
import { combina } from './busca.ts'
import { type Banco, conectar, type Tx } from './conexao.ts'
import { criarNomes, PLANO_POR_VALOR } from './preparar.ts'
import { encontra, tsqueryDoTermo } from './texto-completo.ts'
import { transacao } from './transacao.ts'

describe('nomes dos comandos', () => {
  it('o que se repete ganha um nome, sempre o mesmo; o resto não', () => {
    const nomeDe = criarNomes({ vezesAntes: 2 })
    expect([1, 2, 3, 4].map(() => nomeDe('select 1'))).toEqual([undefined, undefined, 'balcao_0', 'balcao_0'])
    expect([1, 2, 3].map(() => nomeDe('with a as (select 2) select 3')).at(-1)).toBe('balcao_1')
    expect(nomeDe('select 4')).toBeUndefined()
  })

  it.each(['begin', "set local lock_timeout = '5s'", 'select 1 where /* plano por valor */a like $1'])(
    'nunca: %s',
    (texto) => {
      const nomeDe = criarNomes({ vezesAntes: 0 })
      expect([nomeDe(texto), nomeDe(texto)]).toEqual([undefined, undefined])
    },
  )

  it('há um máximo, e o que já tem nome o conserva', () => {
    const nomeDe = criarNomes({ maximo: 1, vezesAntes: 0 })
    expect([nomeDe('select 1'), nomeDe('select 2'), nomeDe('select 1')]).toEqual([
      'balcao_0',
      undefined,
      'balcao_0',
    ])
  })
})

describe('na conexão', () => {
  let teste: AppDeTeste
  let banco: Banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    banco = conectar(teste.negocio().url, () => undefined)
  })
  afterAll(async () => {
    await banco.$client.end()
    await teste.fechar()
  })

  /** In one transaction, so that every question goes through the same connection. */
  const preparados = (perguntar: (tx: Tx) => Promise<unknown>) =>
    transacao(banco, async (tx) => {
      for (let vez = 0; vez < 4; vez++) await perguntar(tx)
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements where statement like ${'%razao_social%'}`,
      )
      return rows.map(({ statement }) => statement)
    })

  it('o que se repete fica preparado no banco, e responde pelo valor de cada vez', async () => {
    const nomes: (string | undefined)[] = []
    const vistos = await preparados(async (tx) => {
      const [linha] = await tx
        .select({ nome: cliente.razaoSocial })
        .from(cliente)
        .where(eq(cliente.id, nomes.length + 1))
      nomes.push(linha?.nome)
    })
    expect(vistos).toHaveLength(1)
    expect(new Set(nomes).size).toBe(4)
  })

  it('uma busca por texto é planejada a cada vez', async () => {
    const vistos = await preparados((tx) =>
      tx.select({ nome: cliente.razaoSocial }).from(cliente).where(combina(cliente.busca, 'mercado')),
    )
    expect(vistos.filter((texto) => texto.includes(' like '))).toEqual([])
    const artigos = encontra(cliente.busca, tsqueryDoTermo('mercado'))
    expect(artigos.queryChunks).toContain(PLANO_POR_VALOR)
  })
})
