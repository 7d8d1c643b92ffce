import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { TabelaDeTeste } from '../../teste/tabela.tsx'
import { larguraDaTabela, largurasDasColunas } from './coluna.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser where every element is this wide. */
function larguraDaTela(largura: number) {
  const medidores: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(medir: () => void) {
        medidores.push(medir)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(largura)
  return () =>
    act(() => {
      for (const medir of medidores) medir()
    })
}

const celula = () => null

describe('width of the table', () => {
  it.each([
    [[{ largura: 100 }, {}], false, 260],
    [[{ largura: 100 }, { larguraMinima: 232 }], true, 372],
  ])('%o with selection %s needs %i px', (larguras, comSelecao, esperada) => {
    const colunas = larguras.map((largura, i) => ({ id: String(i), cabecalho: '', celula, ...largura }))
    expect(larguraDaTabela(colunas, comSelecao)).toBe(esperada)
  })

  it('what is left over the least widths is shared by weight', () => {
    const colunas = [{ largura: 100 }, { larguraMinima: 120, peso: 3 }, { larguraMinima: 80 }].map(
      (resto, i) => ({
        id: String(i),
        cabecalho: '',
        celula,
        ...resto,
      }),
    )
    expect(largurasDasColunas(colunas, true)).toEqual([
      100,
      'calc(120px + max(0px, 100cqi - 340px) * 0.75)',
      'calc(80px + max(0px, 100cqi - 340px) * 0.25)',
    ])
  })

  it('without weights the browser shares alike', () => {
    const colunas = [{ largura: 100 }, {}].map((resto, i) => ({
      id: String(i),
      cabecalho: '',
      celula,
      ...resto,
    }))
    expect(largurasDasColunas(colunas, false)).toEqual([100, undefined])
  })

  it.each([
    [639, true],
    [640, false],
  ])('GER-19 at %i px four flexible columns scroll sideways: %s', (largura, rola) => {
    const medir = larguraDaTela(largura)
    renderizar(<TabelaDeTeste />)
    medir()
    expect(screen.getByRole('table')).toHaveStyle({ minWidth: '640px' })
    expect(screen.queryByRole('group', { name: 'Tickets' }) !== null).toBe(rola)
  })

  it.each([
    [420, ['Ticket', 'Cliente', 'Valor']],
    [480, ['Ticket', 'Cliente', 'Etapa', 'Valor']],
  ])('at %i px the columns are %o: what can be done without goes first', (largura, esperadas) => {
    const medir = larguraDaTela(largura)
    const colunas = ['Ticket', 'Cliente', 'Etapa', 'Valor'].map((cabecalho) => ({
      id: cabecalho,
      cabecalho,
      celula,
      larguraMinima: 120,
      dispensavel: cabecalho === 'Etapa',
    }))
    renderizar(<TabelaDeTeste colunas={colunas} />)
    medir()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(esperadas)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('a text that the ellipsis may cut is whole in the title', () => {
    renderizar(<TabelaDeTeste />)
    expect(screen.getByRole('cell', { name: 'Cliente 2' })).toHaveAttribute('title', 'Cliente 2')
  })
})
