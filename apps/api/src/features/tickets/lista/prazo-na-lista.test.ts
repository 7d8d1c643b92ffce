import { prazoMaisUrgente, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { atrasado, pertoDeAtrasar } from './queries-filtro.ts'

// The list filters by SQL what the presenter says by the rule: on every side of every instant that either looks at.
const AVISO_MINUTOS = 60
const agora = new Date('2026-11-16T15:00:00Z')
const daquiA = (minutos: number, ms = 0) => new Date(agora.getTime() + minutos * 60_000 + ms)
const PRAZOS = [
  null,
  daquiA(-30),
  daquiA(0, -1),
  daquiA(0),
  daquiA(0, 1),
  daquiA(AVISO_MINUTOS, -1),
  daquiA(AVISO_MINUTOS),
  daquiA(AVISO_MINUTOS, 1),
]
const PAUSAS = [null, daquiA(-45), daquiA(-30), daquiA(-15)]
const RESPOSTAS = [null, daquiA(-40)]
const FINAIS = [null, daquiA(-5)]

const casos = PRAZOS.flatMap((prazoSolucaoEm) =>
  PRAZOS.flatMap((prazoRespostaEm) =>
    PAUSAS.flatMap((pausadoEm) =>
      RESPOSTAS.flatMap((respondidoEm) =>
        FINAIS.map((finalizadoEm) => ({
          prazoSolucaoEm,
          prazoRespostaEm,
          pausadoEm,
          respondidoEm,
          finalizadoEm,
        })),
      ),
    ),
  ),
)

let app: AppDeTeste
beforeAll(async () => {
  app = await criarAppDeTeste()
})
afterAll(() => app.fechar())

it(`TIC-01 atrasado e perto de atrasar: a regra e a consulta dizem o mesmo em ${casos.length} casos`, async () => {
  const { banco } = app.negocio()
  const { id } = await cenarioDeTickets(app).abrir({ tipo: 'AVARIA' })
  const [{ id: _id, protocolo, busca: _busca, ...modelo } = exigir()] = await banco
    .select()
    .from(ticket)
    .where(eq(ticket.id, id))
  const relogio = { agora, avisoMinutos: { geral: AVISO_MINUTOS, excecoes: new Map<number, number>() } }
  await banco.insert(ticket).values(
    casos.map((caso, i) => ({
      ...modelo,
      ...caso,
      protocolo: `${protocolo.slice(0, 4)}${900_000_000 + i}`,
    })),
  )
  const linhas = await banco
    .select({ ticket, atrasado: atrasado(relogio), perto: pertoDeAtrasar(relogio) })
    .from(ticket)
    .where(ne(ticket.id, id))
  expect(linhas).toHaveLength(casos.length)
  const julgadas = linhas.map((linha) => ({
    ...linha,
    situacao: prazoMaisUrgente(prazosDoTicket(linha.ticket, agora, AVISO_MINUTOS)).situacao,
  }))
  const divergentes = julgadas.filter(
    ({ situacao, atrasado: tarde, perto }) =>
      (tarde ?? false) !== (situacao === 'ATRASADO') || (perto ?? false) !== (situacao === 'PROXIMO'),
  )
  expect(divergentes).toEqual([])
  expect(new Set(julgadas.map(({ situacao }) => situacao)).size).toBe(7)
})

function exigir(): never {
  throw new Error('o ticket não foi aberto')
}
