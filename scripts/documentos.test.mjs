import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

it('todo link de um documento leva a um arquivo', () => {
  const documentos = globSync(['*.md', 'docs/**/*.md', 'apps/*/src/**/*.md'], { cwd: RAIZ })
  const links = documentos.flatMap((documento) =>
    [...readFileSync(join(RAIZ, documento), 'utf8').matchAll(LINK)].map(([, alvo = '']) => ({
      documento,
      alvo,
    })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ documento, alvo }) => !existsSync(join(RAIZ, dirname(documento), alvo)))).toEqual([])
})
