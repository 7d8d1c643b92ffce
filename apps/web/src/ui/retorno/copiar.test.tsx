import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeToasts } from './area-de-toasts.tsx'
import { Copiar } from './copiar.tsx'

afterEach(() => act(() => notifications.clean()))

async function clicar(writeText: (texto: string) => Promise<void>) {
  vi.useFakeTimers()
  renderizar(
    <>
      <AreaDeToasts />
      <Copiar valor="1234" rotulo="Copiar protocolo" />
    </>,
  )
  // After the render: user-event puts its own clipboard in place.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  fireEvent.click(screen.getByRole('button', { name: 'Copiar protocolo' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

describe('Copiar', () => {
  it('CON-01 says Copiado! for one second', async () => {
    const copiados: string[] = []
    await clicar(async (texto) => void copiados.push(texto))
    expect(copiados).toEqual(['1234'])
    expect(screen.getByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(999))
    expect(screen.getByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Copiar protocolo' })).toBeInTheDocument()
  })

  it('says so when the browser refuses', async () => {
    await clicar(() => Promise.reject(new Error('denied')))
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível copiar.')
    expect(screen.getByRole('button', { name: 'Copiar protocolo' })).toBeInTheDocument()
  })
})
