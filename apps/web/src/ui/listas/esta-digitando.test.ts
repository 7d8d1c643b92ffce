import { describe, expect, it } from 'vitest'
import { estaDigitando } from './esta-digitando.ts'

function elemento(html: string): Element | null {
  const molde = document.createElement('div')
  molde.innerHTML = html
  document.body.replaceChildren(molde)
  return molde.firstElementChild
}

describe('estaDigitando', () => {
  it.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<input type="checkbox">', false],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<div contenteditable="true"></div>', true],
    ['<div role="combobox"></div>', true],
    ['<button></button>', false],
    ['<a href="/">x</a>', false],
  ])('%s is %s', (html, esperado) => {
    expect(estaDigitando(elemento(html))).toBe(esperado)
  })
})
