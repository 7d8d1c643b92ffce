import { describe, expect, it } from 'vitest'
import { instalacaoConfere } from './dependencias.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }
const comum = { version: '1.0.0', integrity: 'sha512-a' }
const nativoLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
const nativoMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
const musl = { ...nativoLinux, libc: ['musl'] }
const semPlataforma = { version: '1.0.0', optional: true }

describe('o que npm instalou e o que package-lock.json pede', () => {
  it.each([
    ['iguais', { a: comum }, { a: comum }, true],
    ['falta um', { a: comum, b: comum }, { a: comum }, false],
    ['outra versão', { a: comum }, { a: { ...comum, version: '1.0.1' } }, false],
    ['outro conteúdo', { a: comum }, { a: { ...comum, integrity: 'sha512-b' } }, false],
    ['falta o de outra plataforma', { a: comum, b: nativoMac }, { a: comum }, true],
    ['falta o desta plataforma', { a: comum, b: nativoLinux }, { a: comum }, false],
    ['está o de outra plataforma', { b: nativoMac }, { b: nativoMac }, false],
    ['falta o de outra biblioteca C', { a: comum, b: musl }, { a: comum }, true],
    ['falta um opcional qualquer', { a: comum, b: semPlataforma }, { a: comum }, true],
    ['nada instalado', { a: comum }, undefined, false],
    ['nenhum package-lock.json', undefined, { a: comum }, false],
  ])('%s', (_caso, pedidos, instalados, confere) => {
    const pedido = pedidos ? { packages: { '': {}, ...pedidos } } : {}
    const instalado = instalados ? { packages: instalados } : {}
    expect(instalacaoConfere(pedido, instalado, LINUX)).toBe(confere)
  })
})
