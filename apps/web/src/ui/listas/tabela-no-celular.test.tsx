import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { TabelaDeTeste } from '../../teste/tabela.tsx'
import type { Ordenacao } from './coluna.ts'

beforeEach(() => {
  const original = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
    ...original(consulta),
    matches: consulta.includes('max-width: 48em'),
  }))
})

describe('Tabela on a phone', () => {
  it('on a phone the rows become cards, with the main column as title and hidden columns left out', async () => {
    const aoAbrir = vi.fn()
    const { usuario } = renderizar(<TabelaDeTeste aoAbrir={aoAbrir} />)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const cartoes = within(screen.getByRole('region', { name: 'Tickets' })).getAllByRole('listitem')
    expect(cartoes.map((cartao) => cartao.textContent)).toEqual([
      '#1ClienteCliente 1ValorR$ 1,00',
      '#2ClienteCliente 2ValorR$ 1,00',
      '#3ClienteCliente 3ValorR$ 1,00',
    ])
    await usuario.click(screen.getByText('Cliente 2'))
    await usuario.click(screen.getByRole('button', { name: '#3' }))
    expect(aoAbrir.mock.calls.map(([ticket]) => ticket.id)).toEqual([2, 3])
  })

  it('on a phone a column may stand beside the title, with its name for who does not see', () => {
    const colunas = [
      { id: 'id', cabecalho: 'Ticket', celula: ({ id }: { id: number }) => `#${id}` },
      { id: 'status', cabecalho: 'Status', celula: () => 'Aberto', noCartao: 'canto' as const },
    ]
    renderizar(<TabelaDeTeste colunas={colunas} />)
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('#1Status: Aberto')
    expect(screen.queryByRole('term')).not.toBeInTheDocument()
  })

  it('MES-09 on paper they are a table again, and cards when it is printed', () => {
    renderizar(<TabelaDeTeste />)
    fireEvent(window, new Event('beforeprint'))
    expect(within(screen.getByRole('table')).getByRole('row', { name: /#2/ })).toBeVisible()
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('GER-19 on a phone the order is chosen in a select', async () => {
    const aoOrdenar = vi.fn()
    const ordenacao: Ordenacao = { campo: 'id', direcao: 'ASC' }
    const { usuario } = renderizar(<TabelaDeTeste ordenacao={ordenacao} aoOrdenar={aoOrdenar} />)
    await usuario.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Criação')
    await usuario.click(screen.getByRole('button', { name: 'Ordem crescente: inverter' }))
    expect(aoOrdenar.mock.calls).toEqual([
      [{ campo: 'dtCriacao', direcao: 'DESC' }],
      [{ campo: 'id', direcao: 'DESC' }],
    ])
  })
})
