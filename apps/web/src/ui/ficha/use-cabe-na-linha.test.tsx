import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCabeNaLinha } from './cabecalho-da-ficha.tsx'

const linha = { current: document.createElement('div') }
const parte = { current: document.createElement('div') }
const medidas = (elemento: HTMLElement, clientWidth: number, scrollWidth = clientWidth) =>
  Object.defineProperties(elemento, {
    clientWidth: { value: clientWidth, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
  })

afterEach(() => vi.unstubAllGlobals())

it('MES-03 a janela que encolhe antes de ser medida não derruba a página', () => {
  let mediu = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(aoMedir: () => void) {
        mediu = aoMedir
      }
      observe() {}
      disconnect() {}
    },
  )
  medidas(linha.current, 1200)
  medidas(parte.current, 600)
  const { result, rerender } = renderHook(() => useCabeNaLinha({ linha, parte, chave: 'Triagem' }))
  act(() => mediu())
  expect(result.current).toBe(true)
  medidas(linha.current, 900)
  medidas(parte.current, 300, 400)
  rerender()
  act(() => mediu())
  expect(result.current).toBe(false)
})
