import { fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { useAtalho, useAtalhos } from './atalhos.ts'

const irParaHome = vi.fn()
const ajuda = vi.fn()

function Pagina() {
  useAtalho(['g', 'h'], 'Ir para Home', irParaHome)
  useAtalho(['?'], 'Mostrar os atalhos', ajuda)
  const atalhos = useAtalhos()
  return (
    <>
      <p>{atalhos.map(({ descricao }) => descricao).join(', ')}</p>
      <input aria-label="Busca" />
      <input type="checkbox" aria-label="Somente atrasados" />
    </>
  )
}

beforeEach(() => {
  irParaHome.mockReset()
  ajuda.mockReset()
})

describe('atalhos do teclado', () => {
  it('uma tecla, e duas uma depois da outra', async () => {
    const { usuario } = renderizar(<Pagina />)
    await usuario.keyboard('?')
    expect(ajuda).toHaveBeenCalledOnce()
    await usuario.keyboard('h')
    expect(irParaHome).not.toHaveBeenCalled()
    await usuario.keyboard('{Escape}gh')
    expect(irParaHome).toHaveBeenCalledOnce()
  })

  it('já quando a página aparece', () => {
    function TeclaAoAparecer() {
      useLayoutEffect(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
      }, [])
      return <Pagina />
    }
    renderizar(<TeclaAoAparecer />)
    expect(ajuda).toHaveBeenCalledOnce()
  })

  it('a segunda tecla não espera para sempre', () => {
    renderizar(<Pagina />)
    const teclar = (key: string, timeStamp: number) => {
      const evento = new KeyboardEvent('keydown', { key, bubbles: true })
      Object.defineProperty(evento, 'timeStamp', { value: timeStamp })
      window.dispatchEvent(evento)
    }
    teclar('g', 0)
    teclar('h', 1_001)
    expect(irParaHome).not.toHaveBeenCalled()
    teclar('g', 2_000)
    teclar('h', 3_000)
    expect(irParaHome).toHaveBeenCalledOnce()
  })

  it('nunca enquanto se digita em um campo', async () => {
    const { usuario } = renderizar(<Pagina />)
    await usuario.type(screen.getByLabelText('Busca'), 'gh?')
    expect(irParaHome).not.toHaveBeenCalled()
    expect(ajuda).not.toHaveBeenCalled()
    await usuario.tab()
    expect(screen.getByLabelText('Somente atrasados')).toHaveFocus()
    await usuario.keyboard('?')
    expect(ajuda).toHaveBeenCalledOnce()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'não toma as combinações do navegador: %o',
    (teclas) => {
      renderizar(<Pagina />)
      fireEvent.keyDown(document.body, { key: '?', ...teclas })
      expect(ajuda).not.toHaveBeenCalled()
    },
  )

  it('Ctrl e uma letra: também em um campo, e no Mac com Command', async () => {
    const buscar = vi.fn()
    function ComBusca() {
      useAtalho(['ctrl+k'], 'Buscar', buscar)
      return <Pagina />
    }
    const { usuario } = renderizar(<ComBusca />)
    await usuario.keyboard('k')
    expect(buscar).not.toHaveBeenCalled()
    screen.getByLabelText('Busca').focus()
    await usuario.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}')
    expect(buscar).toHaveBeenCalledTimes(2)
    await usuario.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
    expect(buscar).toHaveBeenCalledTimes(2)
  })

  it('VEN-02 uma tecla de função não escreve nada: age também em um campo', async () => {
    const adicionar = vi.fn()
    function ComFuncao() {
      useAtalho(['f2'], 'Adicionar produto', adicionar)
      return <Pagina />
    }
    const { usuario } = renderizar(<ComFuncao />)
    screen.getByLabelText('Busca').focus()
    await usuario.keyboard('{F2}')
    expect(adicionar).toHaveBeenCalledOnce()
  })

  it('não age atrás de um diálogo', async () => {
    const { usuario } = renderizar(
      <>
        <Pagina />
        <div role="dialog" aria-modal="true" />
      </>,
    )
    await usuario.keyboard('?')
    expect(ajuda).not.toHaveBeenCalled()
  })

  describe('MES-04 uma letra de um texto nunca executa um comando', () => {
    let relogio = 0
    function teclar(key: string, alvo: Element | Window = window, depoisDe = 100) {
      relogio += depoisDe
      const evento = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(evento, 'timeStamp', { value: relogio })
      alvo.dispatchEvent(evento)
    }

    it('a que segue, sem pausa, letras que ninguém ouviu', () => {
      renderizar(<Pagina />)
      for (const letra of 'não ?') teclar(letra)
      expect(ajuda).not.toHaveBeenCalled()
      teclar('?', window, 700)
      expect(ajuda).toHaveBeenCalledOnce()
    })

    it('a que segue as digitadas em um campo que se foi', () => {
      const tela = (escrevendo: boolean) => (
        <>
          <Pagina />
          {escrevendo && <textarea aria-label="Mensagem" />}
        </>
      )
      const { rerender } = renderizar(tela(true))
      teclar('o', screen.getByLabelText('Mensagem'))
      rerender(tela(false))
      teclar('?')
      expect(ajuda).not.toHaveBeenCalled()
    })

    it.each([
      ['outra tecla', () => teclar('Escape')],
      ['um toque', () => fireEvent.pointerDown(document.body)],
    ])('%s no meio é um gesto: a letra seguinte é um comando', (_caso, gesto) => {
      renderizar(<Pagina />)
      teclar('x')
      gesto()
      teclar('?')
      expect(ajuda).toHaveBeenCalledOnce()
    })

    it('um comando depois do outro não é um texto', () => {
      renderizar(<Pagina />)
      teclar('?')
      teclar('?')
      expect(ajuda).toHaveBeenCalledTimes(2)
    })
  })

  it('a lista é a dos que existem agora', () => {
    const { unmount } = renderizar(<Pagina />)
    expect(screen.getByText('Ir para Home, Mostrar os atalhos')).toBeVisible()
    unmount()
    fireEvent.keyDown(document.body, { key: '?' })
    expect(ajuda).not.toHaveBeenCalled()
  })
})
