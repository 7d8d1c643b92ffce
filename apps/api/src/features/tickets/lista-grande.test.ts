import { filtrosDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import type { Banco, Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { paginaDeTickets, ticketsRecentes, totaisPorStatus } from './queries-lista.ts'

const QUANTOS = 100_000

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

/** 100,000 tickets over two years, one in twenty still open, spread over sectors, branches, customers and people. */
async function encher(banco: Banco): Promise<void> {
  await banco.transaction(async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    insert into ticket (protocolo, tipo_id, status_id, etapa_id, setor_id, operador_id, criador_id, filial_id,
      cliente_id, assunto, origem_id, aberto_em, movido_em, finalizado_em, arquivado_em, prazo_solucao_em)
    select 'T' || n, e.tipo_id, e.status_id, e.id, e.setor_id,
      case when n % 3 = 0 then p.ids[1 + n % array_length(p.ids, 1)] end,
      p.ids[1 + (n * 7) % array_length(p.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
      c.ids[1 + (n * 13) % array_length(c.ids, 1)], 'Assunto ' || n, 1,
      now() - n * interval '10 minutes', now() - n * interval '9 minutes',
      case when n % 20 > 0 then now() - n * interval '5 minutes' end,
      case when n % 20 > 15 then now() - n * interval '4 minutes' end,
      now() - n * interval '10 minutes' + interval '5 days'
    from generate_series(1, ${QUANTOS}) n
    cross join (select array_agg(id order by id) ids from ticket_etapa) et
    join ticket_etapa e on e.id = et.ids[1 + (n * 31) % array_length(et.ids, 1)]
    cross join (select array_agg(id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR')) p
    cross join (select array_agg(id) ids from filial) f
    cross join (select array_agg(id) ids from cliente) c`)
  })
  await banco.execute(sql`analyze ticket`)
}

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encher(banco)
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
