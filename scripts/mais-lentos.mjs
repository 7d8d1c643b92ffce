import { relative } from 'node:path'

/**
 * @typedef {object} Demora
 * @property {string} arquivo from the root of the project
 * @property {string} teste
 * @property {number} segundos
 */

const QUANTOS = 10

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} relatorio
 * @param {string} raiz
 * @returns {Demora[]}
 */
export function demorasDoVitest({ testResults }, raiz) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      arquivo: relative(raiz, name),
      teste: fullName,
      segundos: (duration ?? 0) / 1000,
    })),
  )
}

/**
 * @typedef {object} SuiteDoPlaywright
 * @property {string} title
 * @property {string} file
 * @property {{ title: string, tests: { results: { duration: number }[] }[] }[]} [specs]
 * @property {SuiteDoPlaywright[]} [suites]
 */

/**
 * Each with all of its tries: a second chance takes time too.
 * @param {{ config: { rootDir: string }, suites: SuiteDoPlaywright[] }} relatorio
 * @param {string} raiz
 * @returns {Demora[]}
 */
export function demorasDoPlaywright({ config: { rootDir }, suites }, raiz) {
  const pasta = relative(raiz, rootDir)
  /** @type {(suite: SuiteDoPlaywright, dentroDe: string[]) => Demora[]} */
  const daSuite = ({ title, file, specs = [], suites: internas = [] }, dentroDe) => {
    const caminho = title === file ? dentroDe : [...dentroDe, title]
    const daqui = specs.map((spec) => ({
      arquivo: pasta ? `${pasta}/${file}` : file,
      teste: [...caminho, spec.title].join(' › '),
      segundos: somar(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
    }))
    return [...daqui, ...internas.flatMap((interna) => daSuite(interna, caminho))]
  }
  return suites.flatMap((suite) => daSuite(suite, []))
}

/** @param {number[]} parcelas */
const somar = (parcelas) => parcelas.reduce((total, parcela) => total + parcela, 0)

/**
 * The slowest tests and the slowest files, one per line; nothing when no test ran.
 * @param {Demora[]} demoras
 */
export function nomearOsMaisLentos(demoras) {
  if (demoras.length === 0) return ''
  const testes = demoras.map(({ arquivo, teste, segundos }) => ({ nome: `${arquivo} › ${teste}`, segundos }))
  const arquivos = [...new Set(demoras.map(({ arquivo }) => arquivo))].map((nome) => {
    const dele = demoras.filter(({ arquivo }) => arquivo === nome)
    return { nome: `${nome} (${dele.length})`, segundos: somar(dele.map(({ segundos }) => segundos)) }
  })
  return `Os testes mais lentos:\n${listar(testes)}\n\nOs arquivos mais lentos:\n${listar(arquivos)}\n\n`
}

/** @param {{ nome: string, segundos: number }[]} demorados */
const listar = (demorados) =>
  demorados
    .toSorted((a, b) => b.segundos - a.segundos)
    .slice(0, QUANTOS)
    .map(({ nome, segundos }) => `${segundos.toFixed(1).padStart(7)} s  ${nome}`)
    .join('\n')
