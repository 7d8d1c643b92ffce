import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { BarraDeUso } from './barra-de-uso.tsx'

const MB = 1024 * 1024
const barra = () => screen.getByRole('progressbar', { name: 'Uso de anexos' })

describe('BarraDeUso', () => {
  it.each([
    ['empty', [], '0 MB de 10 MB', '0'],
    ['in use', [2 * MB, 0.5 * MB], '2,5 MB de 10 MB', '25'],
    ['full', [10 * MB], '10 MB de 10 MB', '100'],
  ])('GER-15 %s: %s', (_, tamanhos, texto, percentual) => {
    renderizar(<BarraDeUso tamanhos={tamanhos} limiteMb={10} />)
    expect(screen.getByText(texto)).toBeInTheDocument()
    expect(barra()).toHaveAttribute('aria-valuenow', percentual)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('GER-15 over the limit the bar is red and says so', () => {
    renderizar(<BarraDeUso tamanhos={[11 * MB]} limiteMb={10} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Atenção: Você excedeu o limite de 10 MB')
    expect(barra()).toHaveAttribute('aria-valuenow', '100')
    expect(barra().getAttribute('style')).toContain('red')
  })
})
