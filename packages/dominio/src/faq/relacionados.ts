// NOV-17 When an article is about a subject: measured over the demo's articles in `relacionados.test.ts` of the server.

/** Share of the subject's words that an article must have. */
export const PROXIMIDADE_MINIMA = 0.5

/** A word that is only in the text, not in the title or the keywords. */
export const PESO_NO_TEXTO = 0.4

/** What the words of the ticket's type add: they order, and bring nothing by themselves. */
export const PESO_DO_TIPO = 0.2
