import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { usarServidor } from '../teste/servidor.ts'

// Fails where a file that the network did not bring fails: when React comes to show it.
vi.mock('./avisos-globais.tsx', () => ({
  AvisosGlobais() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/avisos-globais.js')
  },
}))

const servidor = usarServidor()

it('ERR-05 o portal abre sem o código dos avisos', async () => {
  const relatar = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  servidor.use(...respostasDoPortal())
  abrirPortal('/home')
  await waitFor(() => expect(relatar).toHaveBeenCalled())
  expect(await screen.findByText('1.234')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
