import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SessaoAberta } from '../../../platform/sessao.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { usarServidor } from '../../../teste/servidor.ts'
import { CartaoDasNotas } from './cartoes-do-pedido.tsx'

usarServidor()

const NOTA = { id: 91, numNf: 5091, chave: '3'.repeat(44), idFil: 1, dtSai: '2026-11-11', vlTot: 25 }

const mostrar = (aoAbrirNota?: (id: number) => void) =>
  renderizar(
    <SessaoAberta carga={cargaDe('OPERADOR')}>
      <CartaoDasNotas notas={[NOTA]} aoAbrirNota={aoAbrirNota} />
    </SessaoAberta>,
  )

it('DOC-04 a nota abre quando quem junta as telas diz como', async () => {
  const aoAbrirNota = vi.fn()
  const { usuario } = mostrar(aoAbrirNota)
  await usuario.click(screen.getByRole('button', { name: 'NF 5091' }))
  expect(aoAbrirNota).toHaveBeenCalledExactlyOnceWith(91)
})

it('DOC-04 sem isso ela é só dita', () => {
  mostrar()
  expect(screen.getByText('NF 5091')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
