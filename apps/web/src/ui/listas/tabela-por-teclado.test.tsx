import { Modal } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { celulaDoCliente, TabelaDeTeste, tickets } from '../../teste/tabela.tsx'

beforeEach(() => {
  celulaDoCliente.mockClear()
})

describe('Tabela by keyboard', () => {
  it('J and K move between rows and stop at the ends', async () => {
    const { usuario } = renderizar(<TabelaDeTeste aoAbrir={() => {}} />)
    const botao = (nome: string) => screen.getByRole('button', { name: nome })
    const passos = [
      ['j', '#1'],
      ['j', '#2'],
      ['j', '#3'],
      ['j', '#3'],
      ['k', '#2'],
    ] as const
    for (const [tecla, esperado] of passos) {
      await usuario.keyboard(tecla)
      expect(botao(esperado)).toHaveFocus()
    }
  })

  it('J and K stay quiet under a dialog', async () => {
    const { usuario } = renderizar(
      <>
        <TabelaDeTeste aoAbrir={() => {}} />
        <Modal opened onClose={() => {}} withCloseButton={false} title="Aberto">
          <button type="button">no diálogo</button>
        </Modal>
      </>,
    )
    await waitFor(() => expect(screen.getByText('no diálogo')).toHaveFocus())
    await usuario.keyboard('j')
    expect(screen.getByText('no diálogo')).toHaveFocus()
  })

  it('J and K stay quiet while typing', async () => {
    const { usuario } = renderizar(
      <>
        <input aria-label="busca" />
        <TabelaDeTeste aoAbrir={() => {}} />
      </>,
    )
    const busca = screen.getByLabelText('busca')
    await usuario.type(busca, 'jk')
    expect(busca).toHaveFocus()
    expect(busca).toHaveValue('jk')
  })
  it('CON-01 ten thousand rows: only the visible block is rendered, and J still walks', async () => {
    const { usuario } = renderizar(<TabelaDeTeste itens={tickets(10_000)} aoAbrir={() => {}} />)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    expect(celulaDoCliente.mock.calls.length).toBeLessThanOrEqual(100)
    screen.getByRole('button', { name: '#20' }).focus()
    await usuario.keyboard('j')
    expect(screen.getByRole('button', { name: '#21' })).toHaveFocus()
  })
})
