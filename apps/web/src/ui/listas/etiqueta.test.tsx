import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { Etiqueta } from './etiqueta.tsx'
import { EtiquetaDeEstoque } from './etiqueta-de-estoque.tsx'

describe('EtiquetaDeEstoque', () => {
  it.each([
    [1, 'Estoque normal', 'verde'],
    [2, 'Estoque baixo', 'amarelo'],
    [3, 'INDISPONÍVEL NO MOMENTO', 'vermelho'],
  ] as const)('GER-21 level %s says %j in %s', (nivel, texto, tom) => {
    renderizar(<EtiquetaDeEstoque nivel={nivel} />)
    const etiqueta = screen.getByTitle(texto)
    expect(etiqueta).toHaveTextContent(texto)
    expect(etiqueta.getAttribute('style')).toContain(`--balcao-tom-${tom}-texto`)
  })
})

describe('Etiqueta', () => {
  it('GER-21 takes a colour that came with the data, legible in both schemes', () => {
    renderizar(<Etiqueta cor="#ffe600">Em análise</Etiqueta>)
    expect(screen.getByTitle('Em análise').getAttribute('style')).toMatch(/--texto: light-dark\(#/)
  })
})
