import { filtrosDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { encherDeTickets } from '../../../../test/muitos-tickets.ts'
import { planosDe, sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Banco, Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { paginaDeTickets, ticketsRecentes, totaisPorStatus } from './queries.ts'
import { ticketsPeloTermo } from './queries-busca.ts'

const QUANTOS = 30_000

/** A few messages in each open ticket; in one of forty the customer had the last word. */
async function conversarNosAbertos(banco: Banco): Promise<void> {
  await banco.execute(sql`
    insert into ticket_historico (ticket_id, tipo, acao, mensagem, criado_em, versao, colaborador_id, dados)
    select id, case when n = 3 then 'PUBLICO' else 'PRIVADO' end, 'MENSAGEM', 'x', aberto_em, n,
      case when n < 3 or id % 40 > 0 then criador_id end,
      case when n = 3 and id % 40 = 0 then '{"peloLink": {}}'::jsonb end
    from ticket cross join generate_series(1, 4) n where assunto like 'Assunto %' and finalizado_em is null`)
  await banco.execute(sql`analyze ticket_historico`)
}

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDeTickets(banco, QUANTOS)
  await conversarNosAbertos(banco)
  const tipos = ['ADMIN', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

const planos = (executar: (banco: Executor) => Promise<unknown>) => planosDe(app, executar)

const filtros = (query: object) => z.parse(filtrosDeTickets, query)

/** A scan of the whole table, or a sort or count over much of it, is what a list must never do. */
function exigirPlanoBom(plano: string, maximo: number): void {
  expect(plano).not.toMatch(/Seq Scan on ticket\b/)
  const linhas = [...plano.matchAll(/Scan[^\n]* on ticket\b[^\n]*rows=(\d+)/g)].map(([, n]) => Number(n))
  expect(linhas.length, plano).toBeGreaterThan(0)
  expect(Math.max(...linhas), plano).toBeLessThanOrEqual(maximo)
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
  ['ADMIN', { clienteRespondeu: true }],
  ['SUPERVISOR', {}],
  ['OPERADOR', {}],
  ['OPERADOR', { meus: true }],
  ['OPERADOR', { meus: true, clienteRespondeu: true }],
  ['REPRESENTANTE', {}],
  ['CONSUMIDOR_FINAL', {}],
]

it.each(CASOS)(
  'TIC-01 with many tickets a page and its bounded count read by index, %s %j',
  async (tipo, query) => {
    const sessao = sessoes.get(tipo) as Sessao
    const relogio = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }
    const todos = await planos((banco) => paginaDeTickets(banco, sessao, filtros(query), relogio))
    for (const plano of todos) exigirPlanoBom(plano, QUANTOS / 4)
  },
)

it.each(['Assunto 4711', 'mercado', '2026.000123-4', '4711'])(
  'TIC-01 with many tickets the term %j is found by index',
  async (termo) => {
    const sessao = sessoes.get('ADMIN') as Sessao
    const relogio = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }
    const todos = await planos((banco) => paginaDeTickets(banco, sessao, filtros({ termo }), relogio))
    for (const plano of todos) expect(plano).not.toMatch(/Seq Scan on ticket\b/)
  },
)

it.each(['Assunto 4711', '4711'])(
  'TIC-01 with many tickets the few with the term %j are asked of its index, not looked for one by one',
  async (termo) => {
    const sessao = sessoes.get('ADMIN') as Sessao
    const relogio = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }
    const { banco } = app.negocio()
    const { itens } = await paginaDeTickets(banco, sessao, filtros({ termo }), relogio)
    expect(itens.length).toBeGreaterThan(0)
    const lista = await planos((espiado) => paginaDeTickets(espiado, sessao, filtros({ termo }), relogio))
    const busca = await planos((espiado) => ticketsPeloTermo(espiado, sessao, termo, 6))
    const deTickets = [...lista, ...busca].filter((plano) => / on ticket\b.*\n.*busca/.test(plano))
    expect(deTickets).toHaveLength(2)
    for (const plano of deTickets) {
      expect(plano).toContain('ticket_busca_idx')
      exigirPlanoBom(plano, 1000)
    }
  },
)

it('TIC-01 with many tickets a whole protocol is asked of its own index', async () => {
  const sessao = sessoes.get('ADMIN') as Sessao
  const todos = await planos((banco) => ticketsPeloTermo(banco, sessao, '2026.504711-1', 6))
  expect(todos.length).toBeGreaterThan(0)
  expect(todos.filter((plano) => plano.includes('ticket_protocolo'))).toHaveLength(2)
  // The last one dresses what was found.
  for (const plano of todos) expect(plano).toMatch(/ticket_protocolo|ticket_pkey/)
})

it.each([
  ['OPERADOR', { orderBy: 'dtPrazo', direction: 'ASC' }, 'ticket_prazo_idx', 3000],
  ['REPRESENTANTE', { orderBy: 'dtPrazo', direction: 'ASC' }, 'ticket_prazo_idx', 20_000],
  ['OPERADOR', { abertos: true }, 'ticket_aberto_em_aberto_idx', 3000],
  ['ADMIN', { clienteRespondeu: true }, 'ticket_historico_ticket_idx', 6000],
  ['REPRESENTANTE', { abertos: true }, 'ticket_cliente_em_aberto_idx', 2000],
  ['REPRESENTANTE', { prazo: 'ATRASADO', orderBy: 'dtPrazo' }, 'ticket_cliente_em_aberto_idx', 2000],
] as const)(
  'TIC-01 the list of %s by %j walks %s and stops at the bound',
  async (tipo, query, indice, maximo) => {
    const sessao = sessoes.get(tipo) as Sessao
    const relogio = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }
    const [plano = ''] = await planos((banco) => paginaDeTickets(banco, sessao, filtros(query), relogio))
    expect(plano).toContain(indice)
    exigirPlanoBom(plano, maximo)
  },
)

it.each(['ADMIN', 'OPERADOR'] as const)('HOM-01 totals of %s look at open tickets alone', async (tipo) => {
  const sessao = sessoes.get(tipo) as Sessao
  const relogio = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }
  const [plano = ''] = await planos((banco) => totaisPorStatus(banco, sessao, { relogio }))
  expect(plano).toContain('ticket_em_aberto_idx')
  exigirPlanoBom(plano, QUANTOS / 10)
})

it.each(['ADMIN', 'OPERADOR'] as const)('HOM-01 recent tickets of %s are read by index', async (tipo) => {
  const sessao = sessoes.get(tipo) as Sessao
  const [plano = ''] = await planos((banco) => ticketsRecentes(banco, sessao, { take: 8 }))
  exigirPlanoBom(plano, 1000)
})
