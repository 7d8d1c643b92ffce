import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
/** @param {string} arquivo */
const ler = (arquivo) => readFileSync(join(RAIZ, arquivo), 'utf8')
const { version, workspaces } = JSON.parse(ler('package.json'))

describe('uma só versão', () => {
  it('a de cima em CHANGELOG.md é a do projeto', () => {
    expect(/^## (\d+\.\d+\.\d+)/m.exec(ler('CHANGELOG.md'))?.[1]).toBe(version)
  })

  it('a de cada parte e a que as partes pedem umas às outras', () => {
    const partes = globSync(
      workspaces.map((/** @type {string} */ parte) => `${parte}/package.json`),
      { cwd: RAIZ },
    )
    expect(partes.length).toBeGreaterThan(3)
    for (const parte of partes) {
      const pacote = JSON.parse(ler(parte))
      const daCasa = Object.entries({ ...pacote.dependencies, ...pacote.devDependencies })
        .filter(([nome]) => nome.startsWith('@balcao/'))
        .map(([, pedida]) => pedida)
      expect([parte, pacote.version, ...daCasa]).toEqual([parte, version, ...daCasa.map(() => version)])
    }
  })

  it('o Node de .nvmrc é o da dependência', () => {
    const { devDependencies } = JSON.parse(ler('package.json'))
    expect(devDependencies.node.split('.')[0]).toBe(ler('.nvmrc').trim())
  })
})
