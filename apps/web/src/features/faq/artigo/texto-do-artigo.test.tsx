import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../../teste/renderizar.tsx'
import { TextoDoArtigo } from './texto-do-artigo.tsx'

const mostrar = (conteudo: string) => renderizar(<TextoDoArtigo conteudo={conteudo} emOutraAba />).container

describe('TextoDoArtigo', () => {
  it('FAQ-01 títulos abaixo do da página, listas, negrito e itálico', () => {
    mostrar('## Prazo\n### Detalhe\n1. Um **dois** *três*\n- quatro')
    expect(screen.getByRole('heading', { level: 2, name: 'Prazo' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Detalhe' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Um dois três',
      'quatro',
    ])
    expect(screen.getByText('dois').tagName).toBe('STRONG')
    expect(screen.getByText('três').tagName).toBe('EM')
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[a](javascript:alert)',
    '[a](//mal.com)',
  ])('FAQ-01 %s não vira elemento nem link', (conteudo) => {
    const tela = mostrar(conteudo)
    expect(tela.querySelector('p *')).toBeNull()
  })

  it('FAQ-01 um link de fora abre ao lado, sem poder voltar a esta página', () => {
    mostrar('Veja o [portal](https://www.nfe.fazenda.gov.br/portal).')
    const link = screen.getByRole('link', { name: 'portal' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
