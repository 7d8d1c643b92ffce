import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { TabelaDeTeste, tickets } from '../../teste/tabela.tsx'

type AoCruzar = (entradas: { target: Element; isIntersecting: boolean }[]) => void

let observados: { aoCruzar: AoCruzar; alvo: Element }[] = []

beforeEach(() => {
  observados = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly aoCruzar: AoCruzar
      constructor(aoCruzar: AoCruzar) {
        this.aoCruzar = aoCruzar
      }
      observe(alvo: Element) {
        observados.push({ aoCruzar: this.aoCruzar, alvo })
      }
      unobserve() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const rolarParaLonge = () =>
  act(async () => {
    for (const { aoCruzar, alvo } of observados) aoCruzar([{ target: alvo, isIntersecting: false }])
  })

describe('rows out of sight', () => {
  it('GER-19 a short list stays whole, for the search of the browser and for screen readers', async () => {
    renderizar(<TabelaDeTeste />)
    await rolarParaLonge()
    expect(screen.getByText('Cliente 3')).toBeInTheDocument()
  })

  it('GER-19 of a long list, the block with the focus stays', async () => {
    renderizar(<TabelaDeTeste itens={tickets(200)} aoAbrir={() => {}} />)
    screen.getByRole('button', { name: '#3' }).focus()
    await rolarParaLonge()
    expect(screen.getByRole('button', { name: '#3' })).toHaveFocus()
  })

  it('GER-19 of a long list, the far blocks leave, and come back to be printed', async () => {
    renderizar(<TabelaDeTeste itens={tickets(200)} />)
    await rolarParaLonge()
    expect(screen.queryByText('Cliente 3')).not.toBeInTheDocument()
    act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByText('Cliente 3')).toBeInTheDocument()
    expect(screen.getByText('Cliente 200')).toBeInTheDocument()
    act(() => window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByText('Cliente 200')).not.toBeInTheDocument()
  })
})
