import { somarDias } from '@balcao/dominio/formatos/datas'
import type { OrdenacaoDePedidos } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { encherDePedidos } from '../../../test/muitas-vendas.ts'
import { planosDe, sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../sessao.ts'
import { acompanhantes, compradosPeloCliente } from '../orcamentos/edicao/queries-sugestoes.ts'
import { ultimosPedidosDoProduto } from './queries-detalhe.ts'
import { type FiltroDePedidos, paginaDePedidos, pedidosPeloTermo } from './queries-lista.ts'

const QUANTOS = 30_000
const HOJE = '2026-11-15'

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDePedidos(banco, QUANTOS, new Date(`${HOJE}T18:00:00Z`))
  const tipos = ['ADMIN', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

const sessaoDe = (tipo: TipoDeUsuario) => sessoes.get(tipo) as Sessao

/** A scan of the whole table, or a sort or count over much of it, is what a list must never do. */
function exigirPlanoBom(plano: string, maximo: number): void {
  expect(plano).not.toMatch(/Seq Scan on pedido(_item)?\b/)
  const linhas = [...plano.matchAll(/Scan[^\n]* on pedido\b[^\n]*rows=(\d+)/g)].map(([, n]) => Number(n))
  expect(linhas.length, plano).toBeGreaterThan(0)
  expect(Math.max(...linhas), plano).toBeLessThanOrEqual(maximo)
}

const dias = (quantos: number) => ({ de: somarDias(HOJE, -quantos), ate: HOJE })

const CASOS: [TipoDeUsuario, number, Partial<FiltroDePedidos>, OrdenacaoDePedidos][] = [
  ['ADMIN', 0, {}, 'dtHorInc'],
  ['ADMIN', 45, {}, 'dtHorInc'],
  ['ADMIN', 700, {}, 'dtHorInc'],
  ['ADMIN', 700, {}, 'id'],
  ['ADMIN', 700, {}, 'vlTot'],
  ['ADMIN', 700, {}, 'dtProgr'],
  ['ADMIN', 700, { status: ['ANALISE'] }, 'dtHorInc'],
  ['ADMIN', 700, { filial: [1] }, 'dtHorInc'],
  ['ADMIN', 700, { idCli: 12 }, 'dtHorInc'],
  ['SUPERVISOR', 45, {}, 'dtHorInc'],
  ['OPERADOR', 0, {}, 'dtHorInc'],
  ['OPERADOR', 700, {}, 'dtHorInc'],
  ['OPERADOR', 700, { meus: true }, 'dtHorInc'],
  ['REPRESENTANTE', 700, {}, 'dtHorInc'],
  ['REPRESENTANTE', 700, { meus: true }, 'dtHorInc'],
]

it.each(CASOS)(
  'DOC-06 com muitos pedidos a página, a contagem e a soma são lidas pelo índice: %s, %i dias, %j, %s',
  async (tipo, quantos, filtro, orderBy) => {
    const pagina = { orderBy, page: 1, take: 20 }
    const completo = { periodo: dias(quantos), status: [], ...filtro }
    const planos = await planosDe(app, (banco) => paginaDePedidos(banco, sessaoDe(tipo), completo, pagina))
    expect(planos.length).toBeGreaterThan(1)
    for (const plano of planos) exigirPlanoBom(plano, QUANTOS / 10)
  },
)

it.each(['XC704711', '704711', 'mercado'])(
  'VEN-01 com muitos pedidos o termo %j é perguntado ao índice, na lista e na busca',
  async (termo) => {
    const pagina = { orderBy: 'dtHorInc', page: 1, take: 20 } as const
    const filtro = { periodo: dias(700), status: [], termo }
    const lista = await planosDe(app, (banco) => paginaDePedidos(banco, sessaoDe('ADMIN'), filtro, pagina))
    const busca = await planosDe(app, (banco) => pedidosPeloTermo(banco, sessaoDe('OPERADOR'), termo, 7))
    // Which customers have the term is asked apart.
    const dePedidos = [...lista, ...busca].filter((plano) => / on pedido\b/.test(plano))
    expect(dePedidos.length).toBeGreaterThan(1)
    for (const plano of dePedidos) exigirPlanoBom(plano, QUANTOS / 4)
  },
)

it('DOC-06 com muitos pedidos os últimos de um produto são lidos pelo índice', async () => {
  const [plano = ''] = await planosDe(app, (banco) =>
    ultimosPedidosDoProduto(banco, { clienteId: 12, produtoId: 25 }, 10),
  )
  exigirPlanoBom(plano, 1000)
})

it('VEN-02 com muitos pedidos o que o cliente costuma comprar é lido pelo índice', async () => {
  const desde = new Date(`${somarDias(HOJE, -365)}T00:00:00Z`)
  const [plano = ''] = await planosDe(app, (banco) =>
    compradosPeloCliente(banco, { clienteId: 12, desde }, 300),
  )
  exigirPlanoBom(plano, 1000)
})

it('VEN-02 com muitos pedidos o que acompanha os produtos de um orçamento é lido dos últimos pedidos de cada um', async () => {
  const desde = new Date(`${somarDias(HOJE, -365)}T00:00:00Z`)
  const ids = Array.from({ length: 30 }, (_, i) => i + 1)
  const [plano = ''] = await planosDe(app, (banco) => acompanhantes(banco, { ids, desde }, 40))
  expect(plano).not.toMatch(/Seq Scan on pedido(_item)?\b/)
  // A hundred orders of each of the last twenty products.
  const lidas = [...plano.matchAll(/ on pedido_item i [^\n]*rows=(\d+)\.\d+ loops=(\d+)/g)]
  expect(
    lidas.map(([, linhas, vezes]) => Number(linhas) * Number(vezes)),
    plano,
  ).toEqual([2000])
})
