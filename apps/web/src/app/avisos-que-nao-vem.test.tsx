import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usarServidor } from '../platform/teste/servidor.ts'
import { abrirPortal, respostasDoPortal } from './teste/abrir-portal.tsx'

// Stands for the file the network did not bring.
vi.mock('./avisos-globais.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/avisos-globais.js')
})

const servidor = usarServidor()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('ERR-05 o portal abre sem o código dos avisos', async () => {
  servidor.use(...respostasDoPortal())
  abrirPortal('/home')
  expect(await screen.findByText('1.234')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
