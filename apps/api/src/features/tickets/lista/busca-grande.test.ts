import { filtrosDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { encherDeClientes } from '../../../../test/muitos-clientes.ts'
import { encherDeConversas, encherDeTickets } from '../../../../test/muitos-tickets.ts'
import { planosDe, sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../../sessao.ts'
import { historicoVisivel, ticketVisivel } from '../nucleo/visibilidade.ts'
import { paginaDeTickets } from './queries.ts'
import { ticketsPeloTermo } from './queries-busca.ts'

const QUANTOS = 40_000
const RELOGIO = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  // So many that a common name is looked for on the way, and not customer by customer.
  await encherDeClientes(banco, 8000)
  await encherDeTickets(banco, QUANTOS)
  await encherDeConversas(banco)
  const tipos = ['ADMIN', 'OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

const pagina = (sessao: Sessao, termo: string) => (banco: Parameters<typeof paginaDeTickets>[0]) =>
  paginaDeTickets(banco, sessao, z.parse(filtrosDeTickets, { termo }), RELOGIO)

const GRANDES = /Seq Scan on (ticket|ticket_historico|ticket_item|ticket_motivo|ticket_nfd|nota_fiscal)\b/

/** Rows that one node read out of a table, dismissed ones too. */
function linhasLidas(plano: string): number {
  const nos = plano.split(/\n(?=\s*(?:->|\w+ Scan|\w+ Only))/)
  return Math.max(
    0,
    ...nos.map((no) => {
      if (!/ Scan/.test(no)) return 0
      const [, linhas = 0, voltas = 1] = no.match(/rows=(\d+)(?:\.\d+)? loops=(\d+)/) ?? []
      const [, fora = 0] = no.match(/Rows Removed by Filter: (\d+)/) ?? []
      return (Number(linhas) + Number(fora)) * Number(voltas)
    }),
  )
}

it.each([
  ['ADMIN', 'palavra4711', 3000],
  ['REPRESENTANTE', 'palavra4711', 3000],
  ['CONSUMIDOR_FINAL', 'palavra4711', 3000],
  ['ADMIN', 'amassada registro', 9000],
  ['ADMIN', 'modelo 4711', 3000],
  ['ADMIN', '104711', 3000],
  ['ADMIN', 'devolução', 9000],
  ['OPERADOR', 'amassada', 9000],
  // Half of the tickets have them, and none of the newer half.
  ['ADMIN', 'extravio', 9000],
  // To see a thousand of a portfolio's, the list itself goes past ten times as many.
  ['REPRESENTANTE', 'extravio', 15_000],
  ['ADMIN', 'descontinuado', 9000],
  ['ADMIN', 'fora de linha', 9000],
] as const)('MES-08 com muitos tickets, %s acha %j por índice e com limite', async (tipo, termo, maximo) => {
  const sessao = sessoes.get(tipo) as Sessao
  const planos = [
    ...(await planosDe(app, pagina(sessao, termo))),
    ...(await planosDe(app, (banco) => ticketsPeloTermo(banco, sessao, termo, 6))),
  ]
  for (const plano of planos) {
    expect(plano).not.toMatch(GRANDES)
    expect(linhasLidas(plano), plano).toBeLessThanOrEqual(maximo)
  }
})

const maisNovosCom = async (onde: string) => {
  const { rows } = await app
    .negocio()
    .banco.execute<{ id: number }>(sql`select t.id::float8 as id from ticket t
    where t.arquivado_em is null and ${sql.raw(onde)} order by t.aberto_em desc, t.id desc limit 20`)
  return rows.map(({ id }) => id)
}
const naMensagem = (palavra: string) =>
  `exists (select from ticket_historico h where h.ticket_id = t.id and h.mensagem like '%${palavra}%')`

it.each([
  ['de muitas mensagens, das novas também', 'doca', naMensagem('doca')],
  ['que só as mensagens antigas têm', 'extravio', naMensagem('extravio')],
  ['que só o assunto dos antigos tem', 'descontinuado', "t.assunto like '%descontinuado'"],
  [
    'que só os produtos antigos têm',
    'linha',
    "exists (select from ticket_item i where i.ticket_id = t.id and i.descricao like '%linha')",
  ],
] as const)(
  'MES-08 de uma palavra %s, a página é a dos tickets mais novos que a têm, e diz que há mais',
  async (_caso, termo, onde) => {
    const { itens, paginator } = await pagina(sessoes.get('ADMIN') as Sessao, termo)(app.negocio().banco)
    expect(itens.map(({ id }) => id)).toEqual(await maisNovosCom(onde))
    expect(paginator.haMais).toBe(true)
    expect(paginator.total).toBeGreaterThan(20)
  },
)

/** The newest moved of all that the session sees, each asked wherever the search looks: by no index, and with no bound. */
async function todosCom(sessao: Sessao, palavra: string) {
  const { banco } = app.negocio()
  const tem = (coluna: string) => sql`${sql.raw(coluna)} like ${`%${palavra}%`}`
  const { rows } = await banco.execute<{ id: number }>(sql`
    select ticket.id::float8 as id from ticket
    left join cliente c on c.id = ticket.cliente_id join ticket_tipo tt on tt.id = ticket.tipo_id
    where ${ticketVisivel(banco, sessao) ?? sql`true`} and (${tem('ticket.busca')} or ${tem('c.busca')} or ${tem('lower(f_unaccent(tt.descricao))')}
      or exists (select from ticket_item i left join motivo_produto m on m.id = i.motivo_id where i.ticket_id = ticket.id
        and (${tem('i.busca')} or ${tem('lower(f_unaccent(m.descricao))')}))
      or exists (select from ticket_motivo tm join ticket_motivo_abertura m on m.id = tm.motivo_id where tm.ticket_id = ticket.id
        and ${tem('lower(f_unaccent(m.descricao))')})
      or exists (select from ticket_historico h where h.ticket_id = ticket.id and h.busca @@ to_tsquery('portuguese', ${`${palavra}:*`})
        and ${historicoVisivel(sessao) ? sql`h.tipo = 'PUBLICO'` : sql`true`}))
    order by ticket.movido_em desc, ticket.id desc limit 7`)
  return rows.map(({ id }) => id)
}

it.each([
  ['ADMIN', 'mercado'],
  ['OPERADOR', 'mercado'],
  ['REPRESENTANTE', 'mercado'],
  ['CONSUMIDOR_FINAL', 'mercado'],
  ['OPERADOR', 'ltda'],
  ['OPERADOR', 'descontinuado'],
] as const)(
  'MES-09 %s, de %j, que muitos têm, acha em Ctrl+K os que se acham perguntando a todos os tickets',
  async (tipo, palavra) => {
    const sessao = sessoes.get(tipo) as Sessao
    const { tickets } = await ticketsPeloTermo(app.negocio().banco, sessao, palavra, 7)
    expect(tickets.map(({ id }) => id)).toEqual(await todosCom(sessao, palavra))
  },
)

it('MES-09 o número digitado vem primeiro sem pôr em ordem todos os que têm os algarismos', async () => {
  const { banco } = app.negocio()
  const sessao = sessoes.get('ADMIN') as Sessao
  const { tickets } = await ticketsPeloTermo(banco, sessao, '202', 7)
  expect(tickets).toHaveLength(7)
  expect(tickets[0]?.id).toBe(202)
  for (const plano of await planosDe(app, () => ticketsPeloTermo(banco, sessao, '202', 7)))
    expect(linhasLidas(plano), plano).toBeLessThanOrEqual(9000)
})

it('MES-08 de uma palavra rara acham-se todos, novos e antigos', async () => {
  const { banco } = app.negocio()
  await banco.execute(sql`update ticket_historico set mensagem = mensagem || ' ornitorrinco' where id in (
    select min(id) from ticket_historico union all select max(id) from ticket_historico
    union all select max(id) - 8192 * n from ticket_historico, generate_series(1, 3) n group by n)`)
  const { itens, paginator } = await pagina(sessoes.get('ADMIN') as Sessao, 'ornitorrinco')(banco)
  const { rows } = await banco.execute<{ id: number }>(sql`select distinct t.id::float8 as id from ticket t
    join ticket_historico h on h.ticket_id = t.id where h.mensagem like '%ornitorrinco' and t.arquivado_em is null`)
  expect(new Set(itens.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
  expect(rows.length).toBeGreaterThan(2)
  expect(paginator).toMatchObject({ total: rows.length, totalExato: true })
  expect(paginator.haMais).toBeUndefined()
})
