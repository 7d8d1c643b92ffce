/** What a statement is, whatever the values: those that stand in the text itself are not told either. */
export type Descricao = { comando: string; texto: string }

const MAIOR_TEXTO = 1_000
const MAXIMO_DE_LEMBRADAS = 1_000

const lembradas = new Map<string, Descricao>()

/** Told once for each text, which the query builder writes the same way each time. */
export function descreverComando(texto: string): Descricao {
  const lembrada = lembradas.get(texto)
  if (lembrada) return lembrada
  const nova = descrever(texto)
  if (lembradas.size >= MAXIMO_DE_LEMBRADAS) lembradas.clear()
  lembradas.set(texto, nova)
  return nova
}

function descrever(texto: string): Descricao {
  const limpo = texto
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
  const verbo = /[a-z]+/i.exec(limpo)?.[0].toLowerCase() ?? ''
  const tabela = /\b(?:from|into|update|join) "?(\w+)/i.exec(limpo)?.[1]
  return {
    comando: tabela ? `${verbo} ${tabela}` : verbo,
    // Of columns there are dozens, and which they are says little.
    texto: limpo.replace(/^select .*? from /i, 'select … from ').slice(0, MAIOR_TEXTO),
  }
}
