import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ambienteDaMaquina, ambienteDoProjeto, comandoNpm, MODULOS } from './lugares.mjs'
import { encontrarNavegador } from './navegador.mjs'

describe('npm e Node da máquina', () => {
  it.each([
    [{ npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/n/node' }, ['/n/node', '/n/npm-cli.js']],
    [{ npm_execpath: '/y/yarn.js', npm_node_execpath: '/n/node' }, ['npm']],
    [{}, ['npm']],
  ])('com %j chama o npm por %j', (ambiente, comando) => {
    expect(comandoNpm(ambiente)).toEqual(comando)
  })

  it('npm ci não corre com o Node que ele vai trocar; o resto corre', () => {
    vi.stubEnv('PATH', `${join(MODULOS, '.bin')}:/outro/node_modules/.bin/:/usr/bin`)
    expect(ambienteDaMaquina().PATH).toBe('/usr/bin')
    expect(ambienteDoProjeto().PATH.split(':')[0]).toBe(join(MODULOS, '.bin'))
    vi.unstubAllEnvs()
  })
})

describe('navegador', () => {
  /** @type {string} */
  let pasta
  beforeEach(() => {
    pasta = mkdtempSync(join(tmpdir(), 'navegador '))
  })
  afterEach(() => rmSync(pasta, { recursive: true }))

  /** @param {string} caminho @param {number} codigo */
  function programa(caminho, codigo) {
    mkdirSync(join(pasta, caminho, '..'), { recursive: true })
    writeFileSync(join(pasta, caminho), `#!/bin/sh\nexit ${codigo}\n`)
    chmodSync(join(pasta, caminho), 0o755)
    return join(pasta, caminho)
  }

  it('é o primeiro do PATH que funciona, ou o que CHROMIUM diz', () => {
    programa('a/chromium', 1)
    const funciona = programa('b/chromium-browser', 0)
    const escolhido = programa('meu', 0)
    const PATH = `${pasta}/a:${pasta}/b`
    expect(encontrarNavegador({ PATH })).toBe(funciona)
    expect(encontrarNavegador({ PATH, CHROMIUM: escolhido })).toBe(escolhido)
    expect(encontrarNavegador({ PATH, CHROMIUM: join(pasta, 'nenhum') })).toBeUndefined()
    expect(encontrarNavegador({ PATH: `${pasta}/a` })).toBeUndefined()
    const semJanela = programa('b/chromium-headless-shell', 0)
    expect(encontrarNavegador({ PATH })).toBe(semJanela)
  })
})
