import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { encherDeTickets } from '../../../test/muitos-tickets.ts'
import { planosDe } from '../../../test/planos-das-consultas.ts'
import { pertoDoPrazo, ticketsParados } from './queries-vigia.ts'

const QUANTOS = 40_000
const DIA_MS = 86_400_000
const SEM_CONDICAO = { tipos: [], motivos: [], clientes: [], setores: [], filiais: [], etiquetas: [] }

let app: AppDeTeste
beforeAll(async () => {
  app = await criarAppDeTeste()
  await encherDeTickets(app.negocio().banco, QUANTOS)
})
afterAll(() => app.fechar())

/** Rows that the plan took out of the table, dismissed ones too. */
const lidas = (plano: string): number =>
  [...plano.matchAll(/rows=(\d+)(?:\.\d+)? loops=(\d+)|Rows Removed by Filter: (\d+)/g)].reduce(
    (total, [, linhas = 0, voltas = 1, fora = 0]) => total + Number(linhas) * Number(voltas) + Number(fora),
    0,
  )

it.each([
  ['perto do prazo', pertoDoPrazo],
  ['parado', ticketsParados],
] as const)(
  'MES-10 com muitos tickets, a regra de tempo (%s) lê só a sua janela, por índice',
  async (_, quais) => {
    const agora = app.agora().getTime()
    // Three days, which is the farthest that a rule looks back, of nine months.
    for (const atras of [4, 60, 200])
      for (const plano of await planosDe(app, (banco) =>
        quais(
          banco,
          { se: SEM_CONDICAO },
          {
            desde: new Date(agora - (atras + 3) * DIA_MS),
            ate: new Date(agora - atras * DIA_MS),
            depoisDe: 0,
            maximo: 100,
          },
        ),
      )) {
        expect(plano, plano).not.toMatch(/Seq Scan on ticket\b/)
        expect(lidas(plano), plano).toBeLessThanOrEqual(3000)
      }
  },
)
