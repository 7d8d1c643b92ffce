import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// docs/REQUISITOS.md and the ids that code, tests and documents cite stay together.

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const CODIGO = /\b[A-Z]{3}-\d\d\b/g
/** Written like an id, and something else: a barcode. */
const OUTRA_COISA = new Set(['EAN-13'])
const AINDA_NAO = /\(ainda não: passo (\d+|por marcar)\)$/

const lista = readFileSync(join(RAIZ, 'docs/REQUISITOS.md'), 'utf8')
const requisitos = [...lista.matchAll(/^- ([A-Z]{3}-\d\d) (.+)$/gm)].map(([, codigo = '', texto = '']) => ({
  codigo,
  adiado: AINDA_NAO.test(texto),
}))
const listados = new Set(requisitos.map(({ codigo }) => codigo))

/** Every id that the files of these folders cite, with where. @param {RegExp} quais @param {(texto: string) => void} [ler] */
function citados(quais, ler) {
  /** @type {Map<string, string>} */
  const onde = new Map()
  for (const pasta of ['apps', 'bench', 'docs', 'e2e', 'packages', 'scripts']) {
    for (const arquivo of readdirSync(join(RAIZ, pasta), { recursive: true, encoding: 'utf8' })) {
      if (/node_modules|\bdist\b|REQUISITOS\.md|requisitos\.test/.test(arquivo) || !quais.test(arquivo))
        continue
      const texto = readFileSync(join(RAIZ, pasta, arquivo), 'utf8')
      ler?.(texto)
      for (const [codigo] of texto.matchAll(CODIGO))
        if (!OUTRA_COISA.has(codigo)) onde.set(codigo, join(pasta, arquivo))
    }
  }
  return onde
}

describe('requisitos e citações', () => {
  const nosTestes = citados(/\.(test|spec)\.(tsx?|mjs)$/)

  it('cada código é listado uma vez', () => {
    expect(requisitos.length).toBeGreaterThan(100)
    expect(requisitos).toHaveLength(listados.size)
  })

  it('todo código citado está na lista', () => {
    const todos = citados(/\.(tsx?|mjs|css|md)$/)
    expect(todos.size).toBeGreaterThan(100)
    expect([...todos].filter(([codigo]) => !listados.has(codigo))).toEqual([])
  })

  it('a parte citada de um requisito de várias é uma das que ele diz', () => {
    /** @type {Set<string>} */
    const citadas = new Set()
    citados(/\.(tsx?|mjs|css|md)$/, (texto) => {
      for (const [parte] of texto.matchAll(/\bMES-06\/[\w-]+/g)) citadas.add(parte)
    })
    const ditas = /^- MES-06 .*$/m.exec(lista)?.[0].matchAll(/\/([\w-]+)\)/g) ?? []
    expect([...citadas].sort()).toEqual([...ditas].map(([, parte]) => `MES-06/${parte}`).sort())
  })

  it('todo código da lista é citado por um teste, ou diz em que passo será', () => {
    const semTeste = requisitos.filter(({ codigo, adiado }) => !adiado && !nosTestes.has(codigo))
    expect(semTeste.map(({ codigo }) => codigo)).toEqual([])
  })

  it('o que um teste já cita não diz que ainda não é', () => {
    const entregues = requisitos.filter(({ codigo, adiado }) => adiado && nosTestes.has(codigo))
    expect(entregues.map(({ codigo }) => codigo)).toEqual([])
  })
})
