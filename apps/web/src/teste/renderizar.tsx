import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { vi } from 'vitest'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'

function Ambiente({ children }: { children: ReactNode }) {
  return <ProvedorDeTema ambiente="test">{children}</ProvedorDeTema>
}

/**
 * Renders inside the theme, and gives a user whose typing moves the fake clock along when the test called
 * `vi.useFakeTimers()` before.
 */
export function renderizar(elemento: ReactElement) {
  const usuario = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) } : {},
  )
  return Object.assign(render(elemento, { wrapper: Ambiente }), { usuario })
}
