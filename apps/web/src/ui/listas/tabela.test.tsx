import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { celulaDoCliente, TabelaDeTeste, type TabelaDeTesteProps } from '../../teste/tabela.tsx'
import type { Chave } from './coluna.ts'

const linhas = () => screen.getAllByRole('row').slice(1)

beforeEach(() => {
  celulaDoCliente.mockClear()
})

describe('Tabela', () => {
  it('shows the items under named columns', () => {
    renderizar(<TabelaDeTeste />)
    const tabela = screen.getByRole('table', { name: 'Tickets' })
    expect(
      within(tabela)
        .getAllByRole('columnheader')
        .map((titulo) => titulo.textContent),
    ).toEqual(['Ticket', 'Cliente', 'Criação', 'Valor'])
    expect(linhas().map((linha) => linha.textContent)).toEqual([
      '#1Cliente 1hojeR$ 1,00',
      '#2Cliente 2hojeR$ 1,00',
      '#3Cliente 3hojeR$ 1,00',
    ])
  })

  it.each([
    ['another field starts ascending', undefined, 'Ticket', { campo: 'id', direcao: 'ASC' }],
    ['a date starts descending', undefined, 'Criação', { campo: 'dtCriacao', direcao: 'DESC' }],
    [
      'the same field turns around',
      { campo: 'id', direcao: 'ASC' },
      'Ticket',
      { campo: 'id', direcao: 'DESC' },
    ],
    ['and back', { campo: 'id', direcao: 'DESC' }, 'Ticket', { campo: 'id', direcao: 'ASC' }],
  ] as const)('GER-19 sorting: %s', async (_, ordenacao, coluna, esperada) => {
    const aoOrdenar = vi.fn()
    const { usuario } = renderizar(<TabelaDeTeste ordenacao={ordenacao} aoOrdenar={aoOrdenar} />)
    await usuario.click(screen.getByRole('button', { name: coluna }))
    expect(aoOrdenar.mock.calls).toEqual([[esperada]])
  })

  it.each([
    ['ASC', 'ascending'],
    ['DESC', 'descending'],
  ] as const)('GER-19 %s is told as %s, and only on that column', (direcao, esperado) => {
    renderizar(<TabelaDeTeste ordenacao={{ campo: 'id', direcao }} aoOrdenar={() => {}} />)
    const ordens = screen.getAllByRole('columnheader').map((titulo) => titulo.getAttribute('aria-sort'))
    expect(ordens).toEqual([esperado, null, null, null])
  })

  it('opens by a click anywhere on the row and by Enter on its link', async () => {
    const aoAbrir = vi.fn()
    const { usuario } = renderizar(
      <TabelaDeTeste aoAbrir={aoAbrir} enderecoDe={({ id }) => `/tickets/${id}`} />,
    )
    await usuario.click(screen.getByText('Cliente 2'))
    const link = screen.getByRole('link', { name: '#3' })
    expect(link).toHaveAttribute('href', '/tickets/3')
    link.focus()
    await usuario.keyboard('{Enter}')
    expect(aoAbrir.mock.calls.map(([ticket]) => ticket.id)).toEqual([2, 3])
  })

  it('opens another tab with Ctrl, as any link', async () => {
    const aoAbrir = vi.fn()
    const abrirAba = vi.spyOn(window, 'open').mockReturnValue(null)
    const { usuario } = renderizar(
      <TabelaDeTeste aoAbrir={aoAbrir} enderecoDe={({ id }) => `/tickets/${id}`} />,
    )
    await usuario.keyboard('{Control>}')
    await usuario.click(screen.getByText('Cliente 2'))
    await usuario.keyboard('{/Control}')
    expect(abrirAba).toHaveBeenCalledWith('/tickets/2', '_blank', 'noopener')
    expect(aoAbrir).not.toHaveBeenCalled()
  })
  function ComSelecao({ aoAbrir }: Pick<TabelaDeTesteProps, 'aoAbrir'>) {
    const [chaves, setChaves] = useState<ReadonlySet<Chave>>(new Set([99]))
    return (
      <>
        <output>{[...chaves].join(',')}</output>
        <TabelaDeTeste aoAbrir={aoAbrir} selecao={{ chaves, aoMudar: setChaves }} />
      </>
    )
  }

  it('selects rows without opening them, renders only the row that changed, and keeps other pages', async () => {
    const aoAbrir = vi.fn()
    const { usuario } = renderizar(<ComSelecao aoAbrir={aoAbrir} />)
    const selecionadas = () => screen.getByRole('status').textContent
    expect(celulaDoCliente).toHaveBeenCalledTimes(3)

    await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar ticket 2' }))
    expect(selecionadas()).toBe('99,2')
    expect(celulaDoCliente).toHaveBeenCalledTimes(4)
    expect(aoAbrir).not.toHaveBeenCalled()

    const todos = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' })
    expect(todos).toHaveProperty('indeterminate', true)
    await usuario.click(todos)
    expect(selecionadas()).toBe('99,2,1,3')
    await usuario.click(todos)
    expect(selecionadas()).toBe('99')
  })

  it('while loading shows as many skeleton rows as asked, under the real header', () => {
    renderizar(<TabelaDeTeste carregando linhasDeEsqueleto={5} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    expect(document.querySelectorAll('tbody > tr')).toHaveLength(5)
    expect(screen.getByRole('status')).toHaveTextContent('Carregando...')
    expect(screen.queryByText('Cliente 1')).not.toBeInTheDocument()
  })
})
