import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { criarClienteDeConsultas } from './consultas.ts'
import { useCanais, useCanal } from './tempo-real.ts'
import { canaisOuvidos, emitir } from './teste/pusher.ts'
import { usarServidor } from './teste/servidor.ts'

vi.mock('pusher-js', () => import('./teste/pusher.ts'))
usarServidor()

type Eventos = { chegou: { id: number } }
const ouvidos: string[] = []

function Um({ nome }: { nome: string }) {
  useCanal<Eventos>('private-a', { chegou: ({ id }) => ouvidos.push(`${nome}:${id}`) })
  return null
}

function Varios() {
  useCanais<Eventos>(['private-a', 'private-b'], { chegou: ({ id }) => ouvidos.push(`varios:${id}`) })
  return null
}

it('SHL-06 dois que ouvem o mesmo canal: quem sai não cala o outro', async () => {
  const consultas = criarClienteDeConsultas(() => {})
  const arvore = (comVarios: boolean) => (
    <QueryClientProvider client={consultas}>
      <Um nome="um" />
      {comVarios && <Varios />}
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(arvore(true))
  await waitFor(() => expect(canaisOuvidos()).toEqual(['private-a', 'private-b']))
  emitir('private-a', 'chegou', { id: 1 })
  emitir('private-b', 'chegou', { id: 2 })
  rerender(arvore(false))
  expect(canaisOuvidos()).toEqual(['private-a'])
  emitir('private-a', 'chegou', { id: 3 })
  expect(ouvidos.toSorted()).toEqual(['um:1', 'um:3', 'varios:1', 'varios:2'])
  unmount()
  expect(canaisOuvidos()).toEqual([])
})
