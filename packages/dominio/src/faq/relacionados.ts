// NOV-17 When an article is about a subject. Measured over the demo's articles: `relacionados.test.ts` of the server.

/** Share of what the subject says that an article must have: of two words, more than one alone. */
export const PROXIMIDADE_MINIMA = 0.55

/** A word that is only in the text, not in the title or the keywords. */
export const PESO_NO_TEXTO = 0.4

/** What the words of the ticket's type add: they order, and bring nothing by themselves. */
export const PESO_DO_TIPO = 0.2

const PESO_DE_PALAVRA_COMUM = 0.25

// Every other subject has them: beside a telling word they say little.
const COMUNS =
  /^(produto|pedido|cliente|mercadoria|nota|item|iten|empresa|loja|erro|errad[oa]|valor)s?$|^(nf|quer|cheg\w+|receb\w+)$|^\d+$/

/** NOV-17 How much of a subject one of its words says. */
export const pesoDoTermo = (termo: string): number => (COMUNS.test(termo) ? PESO_DE_PALAVRA_COMUM : 1)
