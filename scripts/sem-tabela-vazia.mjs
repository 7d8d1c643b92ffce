import { describe, it, test } from 'vitest'

/** @typedef {{ each: (casos: unknown, ...valores: unknown[]) => unknown }} ComTabela */

const JA = Symbol.for('balcao.sem-tabela-vazia')

// A test that walks a list of routes, forms or screens proves nothing when the list comes empty, and would say nothing.
for (const fazer of /** @type {(ComTabela & Record<symbol, boolean>)[]} */ (
  /** @type {unknown} */ ([it, test, describe])
)) {
  if (fazer[JA]) continue
  const { each } = fazer
  fazer.each = function (casos, ...valores) {
    if (Array.isArray(casos) && !('raw' in casos) && casos.length === 0)
      throw new Error('a tabela deste teste veio vazia: o que a enche deixou de achar o que procura')
    return each.call(this, casos, ...valores)
  }
  fazer[JA] = true
}
