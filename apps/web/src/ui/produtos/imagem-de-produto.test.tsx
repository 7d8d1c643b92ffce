import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ImagemDeProduto } from './imagem-de-produto.tsx'

const imagem = () => screen.getByRole('img', { name: 'Parafuso' })

describe('ImagemDeProduto', () => {
  it('loads lazily in a box of fixed size', () => {
    renderizar(<ImagemDeProduto endereco="/p/1.jpg" descricao="Parafuso" lado={48} />)
    expect(imagem()).toHaveAttribute('src', '/p/1.jpg')
    expect(imagem()).toHaveAttribute('loading', 'lazy')
    expect(imagem()).toHaveAttribute('width', '48')
    expect(imagem()).toHaveAttribute('height', '48')
  })

  it('draws a package without a picture, after a failure, and tries a new address', () => {
    const { rerender } = renderizar(<ImagemDeProduto endereco={null} descricao="Parafuso" />)
    expect(imagem().tagName).toBe('SPAN')
    rerender(<ImagemDeProduto endereco="/p/quebrada.jpg" descricao="Parafuso" />)
    fireEvent.error(imagem())
    expect(imagem().tagName).toBe('SPAN')
    rerender(<ImagemDeProduto endereco="/p/2.jpg" descricao="Parafuso" />)
    expect(imagem().tagName).toBe('IMG')
  })
})
