import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import type { ColunaDoRelatorio } from './coluna.ts'
import { executarRelatorio, percorrerRelatorio } from './queries-execucao.ts'

const NUMERO: ColunaDoRelatorio = { chave: 'numero', titulo: 'Número', tipo: 'inteiro', total: 'soma' }
const NOME: ColunaDoRelatorio = { chave: 'nome', titulo: 'Nome', tipo: 'texto' }

describe('executarRelatorio', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const executar = (linhas: ReturnType<typeof sql>, partes: object = {}) =>
    executarRelatorio(
      teste.negocio().banco,
      { sessao: {} as never, agora: teste.agora() },
      { linhas: () => linhas, colunas: [NUMERO], ordem: ['-numero'], limite: 3, ...partes },
    )

  it('REL-01 as primeiras linhas, quantas há e a soma de todas', async () => {
    const { linhas, total, somas } = await executar(sql`select n as numero from generate_series(1, 10) as n`)
    expect(linhas.map(({ numero }) => numero)).toEqual(['10', '9', '8'])
    expect([total, somas]).toEqual([10, { numero: '55' }])
  })

  it('REL-01 MES-09 muitas linhas vêm todas, na ordem, com o mesmo total e a mesma soma', async () => {
    const lidas = await percorrerRelatorio(
      teste.negocio().banco,
      { sessao: {} as never, agora: teste.agora() },
      {
        linhas: () => sql`select n as numero from generate_series(1, ${2_500}) as n`,
        colunas: [NUMERO],
        ordem: ['-numero'],
        limite: 2_400,
      },
      async ({ linhas, total, somas }) => {
        const numeros: number[] = []
        for await (const { numero } of linhas) numeros.push(Number(numero))
        return { numeros, total, soma: somas.numero }
      },
    )
    expect(lidas).toEqual({
      numeros: Array.from({ length: 2_400 }, (_, i) => 2_500 - i),
      total: 2_500,
      soma: '3126250',
    })
  })

  it('REL-01 sem linhas', async () => {
    expect(await executar(sql`select 1 as numero where false`)).toEqual({
      linhas: [],
      total: 0,
      somas: { numero: '0' },
    })
  })

  it('REL-01 textos na ordem em que um brasileiro os lê; o que falta vem por último', async () => {
    const nomes = sql`select * from (values ('Zeca'), (null), ('Álvaro'), ('abel')) as t (nome)`
    const { linhas } = await executar(nomes, { colunas: [NOME], ordem: ['nome'], limite: 9 })
    expect(linhas.map(({ nome }) => nome)).toEqual(['abel', 'Álvaro', 'Zeca', null])
  })

  it('REL-01 o que demora demais é interrompido, com o que fazer', async () => {
    const demorada = executar(sql`select 1 as numero from pg_sleep(5)`, { tempoMaximoMs: 50 })
    await expect(demorada).rejects.toMatchObject({ codigo: 'RELATORIO_DEMOROU', status: 503 })
  })

  it('REL-01 um relatório só lê', async () => {
    const grava = executar(sql`select nextval('relatorio_id_seq') as numero`)
    await expect(grava).rejects.toThrow()
  })
})
