import { expect, it, onTestFinished } from 'vitest'
import { imprimirClaro } from './imprimir-claro.ts'

const ESQUEMA = 'data-mantine-color-scheme'
const raiz = document.documentElement

it.each(['dark', 'light', null])('GER-21 com o esquema %s na tela, imprime claro e devolve', (esquema) => {
  if (esquema) raiz.setAttribute(ESQUEMA, esquema)
  else raiz.removeAttribute(ESQUEMA)
  onTestFinished(imprimirClaro())
  window.dispatchEvent(new Event('beforeprint'))
  expect(raiz.getAttribute(ESQUEMA)).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(raiz.getAttribute(ESQUEMA)).toBe(esquema)
})
