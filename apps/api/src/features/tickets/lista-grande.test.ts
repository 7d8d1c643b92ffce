import { filtrosDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { encherDeTickets } from '../../../test/muitos-tickets.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { paginaDeTickets, ticketsRecentes, totaisPorStatus } from './queries-lista.ts'

const QUANTOS = 100_000

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDeTickets(banco, QUANTOS)
  const cenario = cenarioDeTickets(app)
  const sessaoDe = async (tipo: TipoDeUsuario): Promise<Sessao> => {
    const colaboradorId = await cenario.idDaConta(tipo)
    const { rows } = await banco.execute<{ filiais: number[]; setores: number[] }>(sql`select
      array(select filial_id::float8 from colaborador_filial where colaborador_id = ${colaboradorId}) filiais,
      array(select setor_id::float8 from colaborador_setor where colaborador_id = ${colaboradorId}) setores`)
    const { filiais = [], setores = [] } = rows[0] ?? {}
    const veTudo = tipo === 'ADMIN'
    const resto = {
      id: 0,
      nome: '',
      email: '',
      filialId: null,
      autorizacoes: new Set<never>(),
      expiraEm: new Date(),
    }
    return { ...resto, colaboradorId, tipo, filiais, setores, veTudo }
  }
  const tipos = ['ADMIN', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const
  sessoes = new Map(await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDe(tipo)] as const)))
}, 120_000)
afterAll(() => app.fechar())

/** Every statement a query runs, with the plan PostgreSQL made for it. */
async function planos(executar: (banco: Executor) => Promise<unknown>): Promise<string[]> {
  const { banco } = app.negocio()
  const comandos: { texto: string; valores: unknown[] }[] = []
  const { $client: pool } = banco
  const original = pool.query.bind(pool)
  const espiao = (comando: { text: string }, valores: unknown[]) => {
    comandos.push({ texto: comando.text, valores: valores ?? [] })
    return original(comando as never, valores as never)
  }
  pool.query = espiao as never
  try {
    await executar(banco)
  } finally {
    pool.query = original
  }
  expect(comandos.length).toBeGreaterThan(0)
  return Promise.all(
    comandos.map(async ({ texto, valores }) => {
      const { rows } = await original(`explain (analyze, costs off, timing off) ${texto}`, valores as never)
      return rows.map((linha: Record<string, string>) => linha['QUERY PLAN']).join('\n')
    }),
  )
}

const filtros = (query: object) => z.parse(filtrosDeTickets, query)

/** A scan of the whole table, or a sort or count over much of it, is what a list must never do. */
function exigirPlanoBom(plano: string, maximo: number): void {
  expect(plano).not.toMatch(/Seq Scan on ticket\b/)
  const linhas = [...plano.matchAll(/Scan[^\n]* on ticket\b[^\n]*rows=(\d+)/g)].map(([, n]) => Number(n))
  expect(Math.max(0, ...linhas), plano).toBeLessThanOrEqual(maximo)
}

const CASOS: [TipoDeUsuario, object][] = [
  ['ADMIN', {}],
  ['ADMIN', { page: 40 }],
  ['ADMIN', { orderBy: 'dtMovimento' }],
  ['ADMIN', { orderBy: 'id' }],
  ['ADMIN', { abertos: true }],
  ['ADMIN', { status: [2] }],
  ['ADMIN', { tipo: [1, 2] }],
  ['ADMIN', { dtIni: '2026-01-01' }],
  ['ADMIN', { operador: [10] }],
  ['ADMIN', { semOperador: true, abertos: true }],
  ['ADMIN', { idCli: 12 }],
  ['ADMIN', { prazo: 'ATRASADO' }],
  ['SUPERVISOR', {}],
  ['OPERADOR', {}],
  ['OPERADOR', { meus: true }],
  ['REPRESENTANTE', {}],
  ['CONSUMIDOR_FINAL', {}],
]

it.each(CASOS)(
  'TIC-01 with 100,000 tickets a page and its bounded count read by index, %s %j',
  async (tipo, query) => {
    const sessao = sessoes.get(tipo) as Sessao
    const relogio = { agora: new Date(), avisoMinutos: 240 }
    const todos = await planos((banco) => paginaDeTickets(banco, sessao, filtros(query), relogio))
    for (const plano of todos) exigirPlanoBom(plano, QUANTOS / 4)
  },
)

it.each(['Assunto 4711', 'mercado', '2026.000123-4', '4711'])(
  'TIC-01 with 100,000 tickets the term %j is found by index',
  async (termo) => {
    const sessao = sessoes.get('ADMIN') as Sessao
    const relogio = { agora: new Date(), avisoMinutos: 240 }
    const todos = await planos((banco) => paginaDeTickets(banco, sessao, filtros({ termo }), relogio))
    for (const plano of todos) expect(plano).not.toMatch(/Seq Scan on ticket\b/)
  },
)

it.each(['ADMIN', 'OPERADOR'] as const)('HOM-01 totals of %s look at open tickets alone', async (tipo) => {
  const sessao = sessoes.get(tipo) as Sessao
  const relogio = { agora: new Date(), avisoMinutos: 240 }
  const [plano = ''] = await planos((banco) => totaisPorStatus(banco, sessao, { relogio }))
  exigirPlanoBom(plano, QUANTOS / 10)
})

it.each(['ADMIN', 'OPERADOR'] as const)('HOM-01 recent tickets of %s are read by index', async (tipo) => {
  const sessao = sessoes.get(tipo) as Sessao
  const [plano = ''] = await planos((banco) => ticketsRecentes(banco, sessao, { take: 8 }))
  exigirPlanoBom(plano, 1000)
})
