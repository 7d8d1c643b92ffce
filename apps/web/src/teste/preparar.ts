import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What the kit asks of a browser and happy-dom lacks or answers differently.

class ObservadorParado implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ObservadorParado

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

window.HTMLElement.prototype.scrollIntoView = () => {}

// A field that grows with its text measures again when the fonts arrive.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// Testing Library waits on a timer after each event, and moves a fake clock along only if it finds this name.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
