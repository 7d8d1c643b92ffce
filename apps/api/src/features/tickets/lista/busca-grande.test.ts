import { filtrosDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { encherDeConversas, encherDeTickets } from '../../../../test/muitos-tickets.ts'
import { planosDe, sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../../sessao.ts'
import { paginaDeTickets } from './queries.ts'
import { ticketsPeloTermo } from './queries-busca.ts'

const QUANTOS = 40_000
const RELOGIO = { agora: new Date(), avisoMinutos: { geral: 240, excecoes: new Map() } }

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
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
  ['ADMIN', 'amassada registro', 30_000],
  ['ADMIN', 'modelo 4711', 3000],
  ['ADMIN', '104711', 3000],
  ['ADMIN', 'devolução', 30_000],
  ['OPERADOR', 'amassada', 10_000],
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

it('MES-08 de uma palavra que muitas mensagens têm, a página é a dos tickets mais novos que a têm', async () => {
  const { banco } = app.negocio()
  const { rows } = await banco.execute<{ id: number }>(sql`select t.id::float8 as id from ticket t
    where t.arquivado_em is null
      and exists (select from ticket_historico h where h.ticket_id = t.id and h.mensagem like '%doca%')
    order by t.aberto_em desc, t.id desc limit 20`)
  const { itens, paginator } = await pagina(sessoes.get('ADMIN') as Sessao, 'doca')(banco)
  expect(itens.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(itens[0]?.achado?.onde).toBe('MENSAGEM')
  expect(paginator).toMatchObject({ total: 1000, totalExato: false })
})
