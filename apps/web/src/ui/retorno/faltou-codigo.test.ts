import { describe, expect, it } from 'vitest'
import { CodigoQueNaoVeio, faltouCodigo } from './faltou-codigo.ts'

describe('ERR-05 código que não chegou', () => {
  it.each([
    [new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/home-1.js'), true],
    [new TypeError('error loading dynamically imported module: https://x.test/assets/home-1.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/home-1.css'), true],
    [new CodigoQueNaoVeio('/assets/1.js'), true],
    [new TypeError("Cannot read properties of undefined (reading 'nome')"), false],
    ['Importing a module script failed.', false],
    [undefined, false],
  ])('%s: %s', (erro, esperado) => {
    expect(faltouCodigo(erro)).toBe(esperado)
  })
})
