import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const PROJETO = join(import.meta.dirname, '../../../..')
const textos = ['apps/web/src', 'apps/api/src', 'packages/dominio/src', 'packages/demo/src'].flatMap(
  (pasta) =>
    readdirSync(join(PROJETO, pasta), { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile() && /(?<!\.test)\.tsx?$/.test(entrada.name))
      .map(({ parentPath, name }) => {
        const arquivo = join(parentPath, name)
        return { arquivo: relative(PROJETO, arquivo), texto: readFileSync(arquivo, 'utf8') }
      }),
)

/** Words that somebody reads and that are wrong wherever they are, and how they are written instead. */
const ERRADAS: [string, RegExp][] = [
  [
    "dia e dias: `emDias` diz, e não cada um por si ('1 dias')",
    /=== 1 \? '(mais )?1 dia\b|'dia' : 'dias'|\$\{\w*[dD]ias\w*\} dias?\b/,
  ],
  ["plural escrito, e não 'dia(s)'", /['"`>][^'"`<>\n]*[a-zç]\((s|is|es)\)[^'"`<>\n]*['"`<]/],
  ['a Home tem um nome só', /\b(página inicial|tela inicial)\b/],
  ['um campo diz o que espera', /placeholder="(Digite( aqui)?|Selecione|Escreva|Texto|\.\.\.|…)?"/],
]

it.each(ERRADAS)('GER-01 %s', (_, errada) => {
  const achadas = textos.flatMap(({ arquivo, texto }) =>
    texto
      .split('\n')
      .flatMap((linha, i) => (errada.test(linha) ? [`${arquivo}:${i + 1} ${linha.trim()}`] : [])),
  )
  expect(achadas).toEqual([])
})
