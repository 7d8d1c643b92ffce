import { totaisDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAtualizacaoEspacada } from './use-tickets-ao-vivo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function montar() {
  const consultas = new QueryClient()
  const pedir = vi.spyOn(consultas, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={consultas}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useAtualizacaoEspacada([totaisDeTickets], 3_000), { wrapper })
  return { atualizar: () => result.current(), pedir, unmount }
}

it('SHL-06 o primeiro movimento é pedido logo; os seguintes, juntos, só depois do intervalo', () => {
  const { atualizar, pedir } = montar()
  for (let i = 0; i < 5; i++) atualizar()
  vi.advanceTimersByTime(1)
  expect(pedir).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 5; i++) atualizar()
  vi.advanceTimersByTime(2_900)
  expect(pedir).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(pedir).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(pedir).toHaveBeenCalledTimes(2)
})

it('SHL-06 quem saiu da página não pede mais nada', () => {
  const { atualizar, pedir, unmount } = montar()
  atualizar()
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(pedir).not.toHaveBeenCalled()
})
