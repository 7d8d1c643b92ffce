import { basename } from 'node:path'

/**
 * @typedef {object} Contagem
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [naSegunda] names of those that failed once and passed when tried again; counted as passed
 * @property {string[]} [falharam] names of those that failed, each with the first line of why
 */

/**
 * @typedef {object} RelatorioDoVitest
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name?: string, status: string, message?: string, assertionResults: ResultadoDoVitest[] }[]} testResults
 */

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} ResultadoDoVitest */

const primeiraLinha = (/** @type {string} */ texto) => texto.split('\n')[0] ?? ''
/** @param {ResultadoDoVitest} resultado */
const comOPorque = ({ fullName = '', failureMessages: [porque = ''] = [] }) =>
  `${fullName}: ${primeiraLinha(porque)}`

/**
 * @param {RelatorioDoVitest} relatorio
 * @returns {Contagem}
 */
export function contarVitest(relatorio) {
  // A file that could not even be loaded has no failed test, and must not pass unseen.
  const arquivosQuebrados = relatorio.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((resultado) => resultado.status === 'failed'),
  )
  return {
    passed: relatorio.numPassedTests,
    failed: relatorio.numFailedTests + arquivosQuebrados.length,
    skipped: relatorio.numPendingTests + relatorio.numTodoTests,
    naSegunda: relatorio.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
        .map(comOPorque),
    ),
    falharam: [
      ...relatorio.testResults.flatMap(({ name = '', assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((resultado) => `${basename(name)} › ${comOPorque(resultado)}`),
      ),
      ...arquivosQuebrados.map(
        ({ name = '', message = '' }) => `${basename(name)}: ${primeiraLinha(message)}`,
      ),
    ],
  }
}

/**
 * @typedef {object} SuiteDoPlaywright
 * @property {string} title of a file's suite its path, of the others what they describe
 * @property {string} file
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 * @property {SuiteDoPlaywright[]} [suites]
 */

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: SuiteDoPlaywright[] }} relatorio
 * @returns {Contagem}
 */
export function contarPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  const com = (/** @type {string} */ estado) => suites.flatMap((suite) => nomear(suite, estado))
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    naSegunda: com('flaky'),
    falharam: com('unexpected'),
  }
}

/**
 * @param {SuiteDoPlaywright} suite
 * @param {string} estado
 * @param {string[]} [dentroDe]
 * @returns {string[]}
 */
function nomear({ title, file, specs = [], suites = [] }, estado, dentroDe = []) {
  const caminho = [...dentroDe, title]
  const daqui = specs
    .filter(({ tests }) => tests.some(({ status }) => status === estado))
    .map((spec) => [...(caminho[0] === file ? caminho : [file, ...caminho]), spec.title].join(' › '))
  return [...daqui, ...suites.flatMap((interna) => nomear(interna, estado, caminho))]
}

/**
 * The count of one step: one that ended badly counts as a failure even when none of its tests does.
 * @param {number} codigo exit code
 * @param {Contagem} [testes] what its report says; none for a step without tests
 * @returns {Contagem}
 */
export function contarEtapa(codigo, testes = { passed: 0, failed: 0, skipped: 0 }) {
  return codigo !== 0 && testes.failed === 0 ? { ...testes, failed: 1 } : testes
}

/**
 * @param {Contagem[]} contagens
 * @returns {Contagem}
 */
export function somar(contagens) {
  const zero = { passed: 0, failed: 0, skipped: 0 }
  return contagens.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    zero,
  )
}

/**
 * What failed and what passed only when tried again, by name: the end of a long log is what is read.
 * @param {Contagem[]} contagens
 */
export function nomearOsQueFalharam(contagens) {
  /** @type {(titulo: string, nomes: string[]) => string} */
  const listar = (titulo, nomes) =>
    nomes.length === 0 ? '' : `${titulo}: ${nomes.length}\n${nomes.map((nome) => `  ${nome}`).join('\n')}\n\n`
  return (
    listar(
      'Falharam',
      contagens.flatMap(({ falharam = [] }) => falharam),
    ) +
    listar(
      'Passaram só na segunda vez',
      contagens.flatMap(({ naSegunda = [] }) => naSegunda),
    )
  )
}

/** @param {Contagem} contagem */
export function descrever({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
