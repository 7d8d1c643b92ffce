import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { carimboConfere, impressaoDigital } from './frescor.mjs'

/** @type {string} */
let raiz
beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'frescor '))
  mkdirSync(join(raiz, 'src/dentro'), { recursive: true })
  writeFileSync(join(raiz, 'src/a.ts'), 'a')
  writeFileSync(join(raiz, 'src/dentro/b.ts'), 'b')
})
afterEach(() => rmSync(raiz, { recursive: true }))

const OPCOES = { ignorar: /\.test\.ts$|^node_modules$/, tempero: ['linux'] }
const digital = () => impressaoDigital(raiz, ['src', 'nao-existe.json'], OPCOES)

describe('impressão digital das fontes', () => {
  it.each([
    ['uma data', () => utimesSync(join(raiz, 'src/a.ts'), 1, 1)],
    ['um teste', () => writeFileSync(join(raiz, 'src/dentro/b.test.ts'), 'teste')],
    ['uma pasta ignorada', () => mkdirSync(join(raiz, 'src/node_modules/x'), { recursive: true })],
  ])('não muda com %s', (_caso, mudar) => {
    const antes = digital()
    mudar()
    expect(digital()).toBe(antes)
  })

  it.each([
    ['um conteúdo', () => writeFileSync(join(raiz, 'src/dentro/b.ts'), 'c')],
    ['um nome', () => renameSync(join(raiz, 'src/a.ts'), join(raiz, 'src/z.ts'))],
    ['um arquivo a mais', () => writeFileSync(join(raiz, 'src/dentro/c.ts'), '')],
    ['um arquivo a menos', () => rmSync(join(raiz, 'src/a.ts'))],
    ['um que passou a existir', () => writeFileSync(join(raiz, 'nao-existe.json'), '{}')],
  ])('muda com %s', (_caso, mudar) => {
    const antes = digital()
    mudar()
    expect(digital()).not.toBe(antes)
  })

  it('muda com a plataforma', () => {
    expect(impressaoDigital(raiz, ['src'], { tempero: ['darwin'] })).not.toBe(
      impressaoDigital(raiz, ['src'], { tempero: ['linux'] }),
    )
  })

  it('confere com um carimbo igual, e não com outro nem com nenhum', () => {
    const carimbo = join(raiz, 'carimbo')
    expect(carimboConfere(carimbo, 'x')).toBe(false)
    writeFileSync(carimbo, 'x')
    expect(carimboConfere(carimbo, 'x')).toBe(true)
    expect(carimboConfere(carimbo, 'y')).toBe(false)
  })
})
