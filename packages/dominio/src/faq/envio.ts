const NO_TEXTO = /https?:\/\/[^\s/]+(?:\/[^\s/]+)*\/artigo\/(\d{1,15})(?![\d\w])/g

/** More than these in one message are no answer. */
const MAXIMO_CITADO = 10

/** MES-05 How an article is written into an answer: its title, and where it can be read. */
export const citacaoDoArtigo = ({ id, titulo }: { id: number; titulo: string }, origem: string): string =>
  `${titulo}\n${origem}/artigo/${id}`

/** MES-05 The articles that a message leads to, each once. */
export const artigosCitados = (mensagem: string): number[] =>
  [...new Set([...mensagem.matchAll(NO_TEXTO)].map(([, id]) => Number(id)))].slice(0, MAXIMO_CITADO)
