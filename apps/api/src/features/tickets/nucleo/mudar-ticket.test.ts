import { isDeepStrictEqual } from 'node:util'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS, canalDoTicket, canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import { avancarEtapa, finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ouvirEventos, ouvirMudancas } from '../../../../test/ouvir-eventos.ts'

const fluxo = usarFluxo()

/** Channels that hear of what was done to a ticket of the demo final consumer, in order. */
async function quemOuve(fazer: (id: number) => Promise<{ status: number }>) {
  const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', doConsumidor: true })
  const eventos = await ouvirEventos(fluxo.teste)
  expect((await fazer(id)).status).toBe(200)
  const equipe = [CANAL_DE_TICKETS, canalInternoDoTicket(id)]
  const cliente = [canalDoTicket(id), canalDoColaborador(await fluxo.idDaConta('CONSUMIDOR_FINAL'))]
  // The end of a ticket is for everybody: whatever came before it was all there was.
  await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo('Cliente desistiu') })
  const todos = [...equipe, ...cliente]
  const daVersao = (versao: number) =>
    eventos.filter(({ dados }) => isDeepStrictEqual(dados, { id, versao })).map(({ canal }) => canal)
  await expect.poll(() => daVersao(3)).toEqual(todos)
  const ouviram = daVersao(2)
  expect(eventos).toHaveLength(ouviram.length + todos.length)
  return { ouviram, equipe, todos }
}

describe('SHL-06 quem ouve que o ticket mudou', () => {
  it('a mensagem pública, todos', async () => {
    const { ouviram, todos } = await quemOuve((id) =>
      fluxo.agir(escreverNoHistorico, id, { mensagem: 'Olá' }),
    )
    expect(ouviram).toEqual(todos)
  })

  it('o avanço, todos: o cliente vê onde o ticket está, embora não por quê', async () => {
    const { ouviram, todos } = await quemOuve((id) =>
      fluxo.agir(avancarEtapa, id, { observacao: 'Só nosso' }),
    )
    expect(ouviram).toEqual(todos)
  })

  it.each([
    ['a nota interna', async () => ({ tipo: 'PRIVADO', mensagem: 'Ligar amanhã' })],
    [
      'o encaminhamento',
      async () => ({ tipo: 'ENCAMINHAMENTO', mensagem: '', setor: await fluxo.idDoSetor('Logística') }),
    ],
  ])('%s, só a equipe', async (_caso, corpo) => {
    const { ouviram, equipe } = await quemOuve(async (id) =>
      fluxo.agir(escreverNoHistorico, id, await corpo()),
    )
    expect(ouviram).toEqual(equipe)
  })
})

it('SHL-06 o evento diz o que o contrato muda, e nada além', async () => {
  const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA' })
  const eventos = await ouvirMudancas(fluxo.teste)
  await fluxo.agir(escreverNoHistorico, id, { mensagem: 'Olá' })
  await fluxo.agir(avancarEtapa, id, { observacao: 'Segue' })
  const doTicket = () =>
    eventos.filter(({ canal }) => canal === canalInternoDoTicket(id)).map(({ muda }) => muda)
  await expect.poll(doTicket).toEqual([['tickets', 'historico'], avancarEtapa.muda])
})
