import { contarAvisosNaoLidos } from '@balcao/dominio/avisos/contratos'
import { totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { opcoesDaConsulta } from './consultas.ts'
import { relerAosPoucos } from './releitura.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

/** Two readers on the screen, and how often each was asked for after the first time. */
async function montar() {
  const consultas = new QueryClient()
  consultas.mount()
  onTestFinished(() => consultas.unmount())
  const pedidos = { tickets: -1, avisos: -1 }
  const ver = (opcoes: { queryKey: readonly unknown[]; meta?: object }, nome: keyof typeof pedidos) =>
    new QueryObserver(consultas, {
      queryKey: opcoes.queryKey,
      meta: opcoes.meta as never,
      queryFn: () => {
        pedidos[nome] += 1
        return null
      },
    }).subscribe(() => {})
  const saidas = [
    ver(opcoesDaConsulta(totaisDeTickets, {}), 'tickets'),
    ver(opcoesDaConsulta(contarAvisosNaoLidos, {}), 'avisos'),
  ]
  await vi.advanceTimersByTimeAsync(1)
  expect(pedidos).toEqual({ tickets: 0, avisos: 0 })
  return { consultas, pedidos, sair: () => saidas.map((sair) => sair()) }
}

it('SHL-06 o primeiro movimento é pedido logo; os seguintes, juntos, só depois do intervalo', async () => {
  const { consultas, pedidos } = await montar()
  for (let i = 0; i < 5; i++) relerAosPoucos(consultas, ['tickets', 'historico'])
  await vi.advanceTimersByTimeAsync(1)
  expect(pedidos).toEqual({ tickets: 1, avisos: 0 })
  for (let i = 0; i < 5; i++) relerAosPoucos(consultas, [i % 2 ? 'tickets' : 'avisos'])
  await vi.advanceTimersByTimeAsync(1_900)
  expect(pedidos).toEqual({ tickets: 1, avisos: 0 })
  await vi.advanceTimersByTimeAsync(100)
  expect(pedidos).toEqual({ tickets: 2, avisos: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pedidos).toEqual({ tickets: 2, avisos: 1 })
})

it('SHL-06 quem saiu da página não pede mais nada, e quem volta lê de novo', async () => {
  const { consultas, pedidos, sair } = await montar()
  sair()
  relerAosPoucos(consultas, ['tickets'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pedidos).toEqual({ tickets: 0, avisos: 0 })
  const { queryKey } = opcoesDaConsulta(totaisDeTickets, {})
  expect(consultas.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('SHL-06 a aba escondida só pede quando é mostrada', async () => {
  const { consultas, pedidos } = await montar()
  focusManager.setFocused(false)
  relerAosPoucos(consultas, ['tickets'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pedidos.tickets).toBe(0)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(pedidos.tickets).toBe(1)
})
