import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { escreverPeriodo } from '@balcao/dominio/relatorios/filtros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { encherDeOrcamentos, encherDePedidos, encherDeTitulos } from '../../../test/muitas-vendas.ts'
import { sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../sessao.ts'
import type { ParametrosDoRelatorio } from './definicao.ts'
import { type ChaveDeRelatorio, DEFINICOES } from './definicoes/catalogo.ts'

const QUANTOS = 25_000
/** Rows are dense on their pages and found by key: a visit for each of a few joins, and not one more for each question asked of a row. */
const PAGINAS_POR_LINHA = 4

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDePedidos(banco, QUANTOS, app.agora())
  await encherDeOrcamentos(banco, QUANTOS, app.agora())
  await encherDeTitulos(banco, QUANTOS, app.agora())
  const tipos = ['ADMIN', 'SUPERVISOR'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

/** Margins are shown everywhere, and orders on their way count: all that a report can be asked for. */
const QUE_MOSTRA = {
  parametroPorFilial: () => ({ geral: true, excecoes: new Map() }),
} as unknown as ParametrosDoRelatorio

/** Pages of 8 kB that the report touched, and its plan. */
async function planoDe(chave: ChaveDeRelatorio, tipo: TipoDeUsuario, valores: Record<string, string>) {
  const { banco } = app.negocio()
  const sessao = sessoes.get(tipo) as Sessao
  const contexto = { banco, sessao, agora: app.agora() }
  const linhas = await DEFINICOES[chave].linhas(contexto, valores, QUE_MOSTRA)
  const { rows } = await banco.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, buffers) ${linhas}`,
  )
  const plano = rows.map((linha) => linha['QUERY PLAN']).join('\n')
  const [, hit = 0, read = 0] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plano) ?? []
  return { plano, paginas: Number(hit) + Number(read) }
}

const dias = (quantos: number) => ({
  PERIODO: escreverPeriodo({ de: somarDias(hojeEm(app.agora()), -quantos), ate: hojeEm(app.agora()) }),
})

const DE_VENDAS: [ChaveDeRelatorio, Record<string, string>][] = [
  ['VENDAS_REPRESENTANTE', { AGRUPAR: 'REPRESENTANTE' }],
  ['VENDAS_FILIAL', { AGRUPAR: 'MES' }],
  ['VENDAS_PRODUTO', { AGRUPAR: 'PRODUTO' }],
  ['MARGEM', { AGRUPAR: 'CLIENTE' }],
  ['ORCAMENTOS_PERDIDOS', { AGRUPAR: 'MOTIVO' }],
  ['TITULOS', {}],
]
const CONTAS = ['ADMIN', 'SUPERVISOR'] as const

it.each(DE_VENDAS.flatMap(([chave, valores]) => CONTAS.map((tipo) => [chave, tipo, valores] as const)))(
  'VEN-01 com dezenas de milhares de cada, %s do mês para %s lê o mês, e não tudo o que houve',
  async (chave, tipo, valores) => {
    const { plano, paginas } = await planoDe(chave, tipo, { ...valores, ...dias(30) })
    expect(plano).not.toMatch(/Seq Scan on (pedido|orcamento|titulo)\b/)
    expect(paginas, plano).toBeLessThan((PAGINAS_POR_LINHA * QUANTOS) / 10)
  },
)

it.each(
  [
    ...DE_VENDAS,
    ['RECEBER_IDADE', { AGRUPAR: 'CLIENTE' }],
    ['CREDITO_USO', { AGRUPAR: 'CLIENTE', USO: '0' }],
  ].flatMap(([chave, valores]) =>
    CONTAS.map((tipo) => [chave, tipo, valores] as [ChaveDeRelatorio, TipoDeUsuario, Record<string, string>]),
  ),
)(
  'VEN-01 com dezenas de milhares de cada, %s do ano para %s lê cada coisa uma vez',
  async (chave, tipo, valores) => {
    const { plano, paginas } = await planoDe(chave, tipo, { ...valores, ...dias(365) })
    expect(paginas, plano).toBeLessThan(PAGINAS_POR_LINHA * QUANTOS)
  },
)
