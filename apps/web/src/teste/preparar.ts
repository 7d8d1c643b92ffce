import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { act, cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { dispensarMensagem, primeiraMensagem } from '../ui/retorno/mostrar-mensagem.ts'
import { calcularEstiloDepressa } from './estilo-calculado.ts'

// Only what never comes reaches it: code that a page loads later comes slowly while every core is busy with tests.
configure({ asyncUtilTimeout: 60_000 })

// Where each element was created is kept for React's warnings: a fifth of the time of these tests, read by nobody.
const internas = Object.entries(React).find(([nome]) => nome.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(internas, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
  configurable: true,
})

// What the kit asks of a browser and happy-dom lacks or answers differently.

class ObservadorParado implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ObservadorParado

// Nothing is laid out, so nothing ever comes near by itself: what is watched is in view, as on a screen tall enough.
class TudoAVista implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #aoCruzar: IntersectionObserverCallback
  readonly #observados = new Set<Element>()
  constructor(aoCruzar: IntersectionObserverCallback) {
    this.#aoCruzar = aoCruzar
  }
  observe(alvo: Element) {
    this.#observados.add(alvo)
    // As a browser: after whoever asked has finished, and only if still asked.
    queueMicrotask(() => {
      if (!this.#observados.has(alvo)) return
      const caixa = alvo.getBoundingClientRect()
      const entrada = { target: alvo, isIntersecting: true, intersectionRatio: 1, time: 0 }
      act(() =>
        this.#aoCruzar(
          [{ ...entrada, boundingClientRect: caixa, intersectionRect: caixa, rootBounds: null }],
          this,
        ),
      )
    })
  }
  unobserve(alvo: Element) {
    this.#observados.delete(alvo)
  }
  disconnect() {
    this.#observados.clear()
  }
  takeRecords() {
    return []
  }
}
window.IntersectionObserver = TudoAVista

// A desktop in light mode; a test that wants a phone replaces it.
window.matchMedia = (consulta: string) =>
  ({
    matches: false,
    media: consulta,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList

calcularEstiloDepressa(window)

window.HTMLElement.prototype.scrollIntoView = () => {}

// A field that grows with its text measures again when the fonts arrive.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// Testing Library waits on a timer after each event, and moves a fake clock along only if it finds this name.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

afterEach(() => {
  cleanup()
  // Files share the modules of their worker: what one said must not be on the screen of the next.
  notifications.clean()
  while (primeiraMensagem()) dispensarMensagem()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
