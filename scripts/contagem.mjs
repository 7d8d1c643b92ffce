/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Contagem
 */

/**
 * @typedef {object} RelatorioDoVitest
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

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
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} relatorio
 * @returns {Contagem}
 */
export function contarPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped }
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

/** @param {Contagem} contagem */
export function descrever({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
