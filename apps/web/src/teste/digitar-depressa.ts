import { createEvent, fireEvent } from '@testing-library/react'

/** As a scanner types: nobody's hand looks whether the screen followed. */
const ENTRE_TECLAS_MS = 2
let relogio = 0
const TECLAS = /\{(\w+)\}|[^{]/gu

/** The keys of `texto` ('10001 x 3{Enter}'), wherever the focus is at each of them. */
export async function digitarDepressa(texto: string): Promise<void> {
  for (const [tecla, nome] of texto.matchAll(TECLAS)) {
    const key = nome ?? tecla
    const alvo = document.activeElement ?? document.body
    const aperto = createEvent.keyDown(alvo, { key })
    // By the scanner's own clock: a busy machine does not make a hand of it.
    relogio += ENTRE_TECLAS_MS
    Object.defineProperty(aperto, 'timeStamp', { value: relogio })
    fireEvent(alvo, aperto)
    if (!aperto.defaultPrevented) acontecer(alvo, key)
    await new Promise((pronto) => setTimeout(pronto, ENTRE_TECLAS_MS))
  }
}

/** What a browser does with a key that nobody took. */
function acontecer(alvo: Element, key: string) {
  if (key === 'Enter' && alvo instanceof HTMLButtonElement) fireEvent.click(alvo)
  if (!(alvo instanceof HTMLInputElement) || alvo.readOnly) return
  const { value, selectionStart, selectionEnd } = alvo
  const inicio = value.slice(0, selectionStart ?? value.length)
  const fim = value.slice(selectionEnd ?? value.length)
  if (key.length === 1) fireEvent.input(alvo, { target: { value: `${inicio}${key}${fim}` } })
}
