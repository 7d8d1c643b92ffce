import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardarRascunhoComArquivos } from '../rascunhos-com-arquivos.ts'
import type { RascunhoDoAssistente } from './descricao-do-assistente.ts'
import { useGuardarRascunho } from './use-guardar-rascunho.ts'

vi.mock('../rascunhos-com-arquivos.ts', () => ({
  guardarRascunhoComArquivos: vi.fn(async () => true),
  apagarRascunhoComArquivos: vi.fn(async () => {}),
}))
const guardar = vi.mocked(guardarRascunhoComArquivos)

type Rascunho = RascunhoDoAssistente<{ assunto: string }, 'SOLICITACAO'>

const comAssunto = (assunto: string): Rascunho => ({
  novo: { assunto },
  visitados: ['SOLICITACAO'],
  envio: null,
})

function digitando() {
  const tela = renderHook(
    (rascunho: Rascunho) => useGuardarRascunho('k', rascunho, { vazio: false, antes: null }),
    { initialProps: comAssunto('') },
  )
  return { digitar: (assunto: string) => tela.rerender(comAssunto(assunto)), ...tela }
}
const guardados = () => guardar.mock.calls.map(([, valores]) => (valores as Rascunho).novo.assunto)

describe('NOV-16 guarda do rascunho', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    guardar.mockClear()
  })
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('NOV-16 %s antes da pausa guarda o que se acabou de digitar', (_evento, esconder) => {
    const { digitar } = digitando()
    digitar('Caixa amas')
    digitar('Caixa amassada')
    expect(guardados()).toEqual([])
    esconder()
    expect(guardados()).toEqual(['Caixa amassada'])
  })

  it('NOV-16 sem nada por guardar, esconder a página não escreve; a pausa escreve uma vez', async () => {
    const { digitar } = digitando()
    window.dispatchEvent(new Event('pagehide'))
    expect(guardados()).toEqual([])
    digitar('Caixa')
    await vi.advanceTimersByTimeAsync(400)
    window.dispatchEvent(new Event('pagehide'))
    expect(guardados()).toEqual(['Caixa'])
  })

  it('NOV-16 depois de entregue ou descartado, esconder a página não traz o rascunho de volta', async () => {
    const { digitar, result } = digitando()
    digitar('Caixa')
    await result.current.encerrar()
    window.dispatchEvent(new Event('pagehide'))
    expect(guardados()).toEqual([])
  })
})
