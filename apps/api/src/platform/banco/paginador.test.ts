import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comandosEnviados } from '../../../test/contar-comandos.ts'
import { paginar, paginarIds } from './paginador.ts'

describe('paginador', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const pagina = (total: number, page: number, take: number) => {
    const { banco } = teste.negocio()
    const lista = sql`select n from generate_series(1, ${total}::int) as n`
    return paginar(
      banco,
      { page, take },
      {
        linhas: async (limite, salto) => {
          const { rows } = await banco.execute<{ n: number }>(sql`${lista} limit ${limite} offset ${salto}`)
          return rows.map(({ n }) => n)
        },
        contar: { getSQL: () => lista },
      },
    )
  }

  it.each([
    { total: 0, page: 1, paginator: { page: 1, take: 10, total: 0, paginas: 0, totalExato: true }, itens: 0 },
    {
      total: 25,
      page: 3,
      paginator: { page: 3, take: 10, total: 25, paginas: 3, totalExato: true },
      itens: 5,
    },
    {
      total: 1000,
      page: 1,
      paginator: { page: 1, take: 10, total: 1000, paginas: 100, totalExato: true },
      itens: 10,
    },
    {
      total: 5000,
      page: 1,
      paginator: { page: 1, take: 10, total: 1000, paginas: 100, totalExato: false },
      itens: 10,
    },
    {
      total: 5000,
      page: 100,
      paginator: { page: 100, take: 10, total: 1010, paginas: 100, totalExato: false },
      itens: 10,
    },
  ])('GER-11 $total linhas, página $page: conta até o limite', async ({ total, page, paginator, itens }) => {
    const resultado = await pagina(total, page, 10)
    expect(resultado.paginator).toEqual(paginator)
    expect(resultado.itens).toHaveLength(itens)
  })

  it.each([
    [5, 1, 1],
    [25, 3, 1],
    [0, 1, 1],
    [10, 1, 2],
    // Nothing there tells nothing of what is before.
    [25, 9, 2],
  ])(
    'GER-11 de %i linhas, a página %i: %i comandos, porque a que não enche é a última',
    async (total, page, comandos) => {
      let lida: Awaited<ReturnType<typeof pagina>> | undefined
      const enviados = await comandosEnviados(async () => {
        lida = await pagina(total, page, 10)
      })
      expect(enviados).toHaveLength(comandos)
      expect(lida?.paginator.total).toBe(total)
    },
  )

  it.each([
    { total: 0, page: 1, ids: [], contados: 0, totalExato: true },
    { total: 25, page: 3, ids: [21, 22, 23, 24, 25], contados: 25, totalExato: true },
    {
      total: 5000,
      page: 100,
      ids: [991, 992, 993, 994, 995, 996, 997, 998, 999, 1000],
      contados: 1010,
      totalExato: false,
    },
  ])(
    'GER-11 $total linhas, página $page: a mesma leitura dá a página e a contagem',
    async ({ total, page, ids, contados, totalExato }) => {
      const { banco } = teste.negocio()
      const lista = sql`select n as id from generate_series(1, ${total}::int) as n order by n`
      const resultado = await paginarIds(banco, { page, take: 10 }, { getSQL: () => lista })
      expect(resultado.ids).toEqual(ids)
      expect(resultado.paginator).toMatchObject({ total: contados, totalExato })
    },
  )
})
