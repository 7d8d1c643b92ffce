import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AvisoDeConflito } from './aviso-de-conflito.tsx'

const TITULO = 'Este ticket mudou enquanto você escrevia'
const mudanca = (quem: string, o_que: string) => ({ quando: '2026-05-20T17:32:00Z', quem, o_que })

describe('AvisoDeConflito', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-20T18:00:00Z') })
  })

  it('TIC-13 says who did what and when, and that what was typed is kept', () => {
    const mudancas = [
      mudanca('Maria Souza', 'avançou para Conferência'),
      mudanca('João Lima', 'anexou nota.pdf'),
    ]
    renderizar(<AvisoDeConflito titulo={TITULO} mudancas={mudancas} onAtualizar={() => {}} />)
    const aviso = screen.getByRole('alert')
    expect(aviso).toHaveTextContent(TITULO)
    expect(aviso).toHaveTextContent('O que você digitou continua aqui.')
    expect(
      within(aviso)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Maria Souza, hoje 14:32 — avançou para Conferência',
      'João Lima, hoje 14:32 — anexou nota.pdf',
    ])
  })

  it('TIC-13 shows the present state when asked to, once at a time', async () => {
    const onAtualizar = vi.fn()
    const { usuario, rerender } = renderizar(
      <AvisoDeConflito titulo={TITULO} mudancas={[]} onAtualizar={onAtualizar} />,
    )
    const botao = screen.getByRole('button', { name: 'Ver como está agora' })
    await usuario.click(botao)
    rerender(<AvisoDeConflito titulo={TITULO} mudancas={[]} onAtualizar={onAtualizar} atualizando />)
    await usuario.click(botao)
    expect(onAtualizar).toHaveBeenCalledTimes(1)
  })

  it('TIC-13 without known changes there is no empty list', () => {
    renderizar(<AvisoDeConflito titulo={TITULO} mudancas={[]} onAtualizar={() => {}} />)
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it.each([
    [6, 'E mais uma mudança antes destas.'],
    [8, 'E mais 3 mudanças antes destas.'],
  ])('TIC-13 of %i changes shows the last five and counts the others', (total, texto) => {
    const mudancas = Array.from({ length: total }, (_, n) => mudanca('Maria Souza', `comentou ${n + 1}`))
    renderizar(<AvisoDeConflito titulo={TITULO} mudancas={mudancas} onAtualizar={() => {}} />)
    const itens = screen.getAllByRole('listitem')
    expect(itens).toHaveLength(5)
    expect(itens[4]).toHaveTextContent(`comentou ${total}`)
    expect(screen.getByRole('alert')).toHaveTextContent(texto)
  })
})
