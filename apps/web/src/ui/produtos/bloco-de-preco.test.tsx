import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { BlocoDePreco } from './bloco-de-preco.tsx'

describe('BlocoDePreco', () => {
  it.each([
    ['ERP discount', { descontoErp: { perc: -5 } }, true],
    ['promotion', { promocao: { id: 1 } }, true],
    ['no reason', {}, false],
    ['ERP increase', { descontoErp: { perc: 5 } }, false],
    ['not higher', { promocao: { id: 1 }, semDescontos: 10 }, false],
  ])('GER-18 old price with %s', (_, preco, exibe) => {
    const { container } = renderizar(
      <BlocoDePreco semDescontos={12.5} precoFinal={10} casas={2} {...preco} />,
    )
    expect(container).toHaveTextContent('Valor Final')
    expect(screen.getByText(/^R\$\s10,00$/)).toBeInTheDocument()
    const anterior = container.querySelector('s')
    if (exibe) {
      expect(anterior).toHaveTextContent(/^R\$\s12,50$/)
      expect(anterior?.parentElement).toHaveTextContent(/^Preço anterior: R\$\s12,50$/)
    } else {
      expect(anterior).toBeNull()
    }
  })

  it('GER-02 uses the money decimals of the business', () => {
    renderizar(<BlocoDePreco semDescontos="1.2345" precoFinal="1.2345" casas={4} />)
    expect(screen.getByText(/^R\$\s1,2345$/)).toBeInTheDocument()
  })
})
