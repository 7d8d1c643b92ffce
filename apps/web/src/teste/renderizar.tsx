import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { vi } from 'vitest'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'

const ambienteDe = (ambiente: 'default' | 'test') =>
  function Ambiente({ children }: { children: ReactNode }) {
    return <ProvedorDeTema ambiente={ambiente}>{children}</ProvedorDeTema>
  }

const AMBIENTES = { test: ambienteDe('test'), default: ambienteDe('default') }

/**
 * Renders inside the theme, and gives a user whose typing moves the fake clock along when the test called
 * `vi.useFakeTimers()` before. In `test` nothing moves, and the kit keeps what a closed tab holds at work.
 */
export function renderizar(elemento: ReactElement, ambiente: keyof typeof AMBIENTES = 'test') {
  const usuario = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) } : { delay: null },
  )
  return Object.assign(render(elemento, { wrapper: AMBIENTES[ambiente] }), { usuario })
}
