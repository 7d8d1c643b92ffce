import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chavesDeParametro, PARAMETROS } from '../packages/dominio/src/parametros.ts'

// They look at the catalogue, at what is stored and at what travels; not at what any one parameter changes.
const DO_PROPRIO_CATALOGO = [
  'packages/dominio/src/parametros.test.ts',
  'apps/api/src/features/administracao/procurar.test.ts',
  'apps/api/src/features/parametros/manter.test.ts',
  'apps/api/src/features/realtime/dois-processos.test.ts',
  'apps/api/test/modelos.ts',
  'apps/web/src/features/parametros/pagina-de-parametros.test.tsx',
  'apps/web/src/platform/sessao.test.tsx',
]

const testes = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter((arquivo) => /(\.(test|spec)\.tsx?$)|(^|\/)(test|teste|cenario)\/.+\.tsx?$/.test(arquivo))
  .filter((arquivo) => !DO_PROPRIO_CATALOGO.includes(arquivo))

const CHAVE = new RegExp(`\\b(?:SAC_?|GERAL_)?(${chavesDeParametro.join('|')})\\b`, 'g')
/** What is written right after the key: `chave: 3`, `'chave', 'S'`, `comPrefixo('chave'), filialId, valor: 'S'`. */
const VALOR =
  /^'?\)?\s*[:,=]\s*(?:filialId(?::[^,]+)?,\s*)?(?:valor:\s*)?(?:'([^'\n]*)'|(true|false|[\d_]+(?:\.\d+)?))/
const ATE_O_VALOR = 120

/** Whether it is given there another value than the one that it has anyway; a value that is no literal may be any. */
function outroValor(chave, depois) {
  const [, texto, solto] = VALOR.exec(depois) ?? []
  const escrito = texto ?? solto?.replaceAll('_', '')
  if (escrito === undefined) return true
  const lido = PARAMETROS[chave].ler(escrito)
  return lido !== undefined && JSON.stringify(lido) !== JSON.stringify(PARAMETROS[chave].padrao)
}

function comOutroValor(arquivo) {
  const texto = readFileSync(arquivo, 'utf8')
  return [...texto.matchAll(CHAVE)].flatMap(({ 0: dito, 1: chave, index }) => {
    const fim = index + dito.length
    return outroValor(chave, texto.slice(fim, fim + ATE_O_VALOR)) ? [chave] : []
  })
}

describe('ADM-04 PAR-01 cada parâmetro muda o que diz', () => {
  it('ADM-04 PAR-01 todo parâmetro tem um teste que lhe dá outro valor que não o seu padrão', () => {
    const provados = new Set(testes.flatMap(comOutroValor))
    expect(chavesDeParametro.filter((chave) => !provados.has(chave))).toEqual([])
  })
})
