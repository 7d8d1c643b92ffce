import { sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

// Stands for code that the network never brings.
vi.mock('pusher-js', () => new Promise(() => {}))

const servidor = usarServidor()

it('AUT-04 Sair não espera o código do tempo real, e mostra que espera o servidor', async () => {
  const irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const { promise, resolve } = Promise.withResolvers<{ message: string }>()
  let pedidos = 0
  servidor.use(
    ...respostasDoPortal(),
    responder(sair, () => {
      pedidos += 1
      return promise
    }),
  )
  const { usuario } = abrirPortal('/home')
  await usuario.click(await screen.findByRole('button', { name: 'Usuário: Ana Paula Ribeiro' }))
  const item = await screen.findByRole('menuitem', { name: 'Sair' })
  await usuario.click(item)
  await waitFor(() => expect(pedidos).toBe(1))
  expect(item).toHaveAttribute('aria-busy', 'true')
  await usuario.click(item)
  resolve({ message: 'Até logo' })
  await waitFor(() => expect(irPara).toHaveBeenCalledExactlyOnceWith('/login'))
  expect(pedidos).toBe(1)
})
