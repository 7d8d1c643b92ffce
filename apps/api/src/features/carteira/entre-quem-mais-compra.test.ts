import { listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comandosEnviados } from '../../../test/contar-comandos.ts'
import { encherDeClientes } from '../../../test/muitos-clientes.ts'
import { cliente } from '../clientes/tabelas.ts'
import { ritmoDoCliente } from './tabelas.ts'

/** More than are counted, so that not all of them are weighed. */
const QUANTOS = 3000

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
  const { banco } = teste.negocio()
  await encherDeClientes(banco, QUANTOS)
  await banco.update(cliente).set({ motivoBloqueio: null, dataUltimaCompra: null })
  await banco.delete(ritmoDoCliente)
  const hoje = hojeEm(teste.agora())
  const dias = (desde: number, ate: string) => sql.raw(`(${desde} + (cliente_id % ${ate})::int)`)
  // Purchases of all sizes, of people on time, late and gone; several of the same.
  await banco.execute(sql`insert into ritmo_do_cliente (cliente_id, compras, primeira, penultima, ultima, ritmo, valor_ano, ticket)
    select cliente_id, 5, ${somarDias(hoje, -500)}::date, ${hoje}::date - (${dias(11, '97')} + 20), ${hoje}::date - ${dias(1, '97')},
      15, 100 * lugar, (20 * (lugar / 3))
    from (select id as cliente_id, row_number() over (order by md5(id::text)) as lugar from cliente) as todos`)
})
afterAll(() => teste.fechar())

const listar = async (query: Record<string, unknown>) =>
  teste.chamar(listarCarteira, { token: await teste.tokenDe('ADMIN'), query: { take: 50, ...query } })

it.each(['prioridade', 'vlTicket'])(
  'GES-06 por %s, a página achada entre quem mais compra é a de quem pesa todos',
  async (orderBy) => {
    const todos: number[] = []
    // From the other end every customer is weighed, for there is nobody to leave out.
    for (let page = 1; page <= QUANTOS / 50 + 1; page++) {
      const { corpo } = await listar({ orderBy, direction: 'ASC', page })
      todos.unshift(...corpo.itens.map(({ id }) => id).toReversed())
    }
    expect(new Set(todos).size).toBeGreaterThan(2900)
    for (const page of [1, 2, 9]) {
      let achados: number[] = []
      const enviados = await comandosEnviados(async () => {
        const { corpo } = await listar({ orderBy, page })
        expect(corpo.paginator).toMatchObject({ page })
        achados = corpo.itens.map(({ id }) => id)
      })
      expect(achados).toEqual(todos.slice((page - 1) * 50, page * 50))
      // Far down it may not tell, and all are weighed.
      if (page < 9) expect(enviados.filter((texto) => texto.includes('ate_o_limite'))).toEqual([])
    }
  },
)

it('GES-06 a segunda vez não conta a classe de todos outra vez, nem o quadro: até 7 comandos, e nenhum', async () => {
  const quadro = async () => teste.chamar(resumirCarteira, { token: await teste.tokenDe('ADMIN'), query: {} })
  await listar({})
  await quadro()
  const daLista = await comandosEnviados(() => listar({}))
  expect(daLista.length, daLista.join('\n')).toBeLessThanOrEqual(7)
  expect(daLista.filter((texto) => texto.includes('row_number() over (partition'))).toEqual([])
  expect(await comandosEnviados(quadro)).toEqual([])
  teste.adiantar(61_000)
  const doQuadro = (await comandosEnviados(quadro)).filter((texto) => texto.includes('ritmo_do_cliente'))
  expect(doQuadro).toHaveLength(1)
  const depois = await comandosEnviados(() => listar({}))
  expect(depois.filter((texto) => texto.includes('row_number() over (partition'))).toHaveLength(1)
})
