import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { ouvirDesdeAUltima } from '../../../../test/ouvir-eventos.ts'

let app: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTickets>
beforeAll(async () => {
  app = await criarAppDeTeste()
  cenario = cenarioDeTickets(app)
})
afterAll(() => app.fechar())

it('TIC-13 a new ticket stands at the first step of its type, with protocol and first entry', async () => {
  const desdeAqui = await ouvirDesdeAUltima(app)
  const { id, protocolo } = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 2 })
  expect((await desdeAqui()).map(({ canal, evento }) => [canal, evento])).toContainEqual([
    CANAL_DE_TICKETS,
    'ticket-aberto',
  ])
  expect(lerProtocolo(protocolo)).toBe(protocolo)
  expect(await cenario.linha(id)).toMatchObject({ protocolo, versao: 1, percurso: [], finalizadoEm: null })
  expect(await cenario.historico(id)).toMatchObject([{ tipo: 'PUBLICO', acao: 'ABERTURA', versao: 1 }])
  expect(await cenario.itens(id)).toHaveLength(2)
})

it('TIC-13 a ticket of the final consumer is theirs', async () => {
  const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
  const consumidorId = await cenario.idDaConta('CONSUMIDOR_FINAL')
  expect(await cenario.linha(id)).toMatchObject({ clienteId: null, consumidorId, criadorId: consumidorId })
})
