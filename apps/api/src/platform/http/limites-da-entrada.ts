/** SEG-04 What a request may bring, whatever its contract: read before any contract looks at it. */
export const LIMITES_DA_ENTRADA = {
  /** Of a JSON body, of a plain form, and of all the fields of a multipart form together. */
  bytes: 1024 * 1024,
  /** Values of a body, over all its lists and objects: twice what the largest contract takes. */
  valores: 20_000,
  /** Levels of lists and objects; the tree of reasons of a ticket's type, sent along with it, has seventeen. */
  profundidade: 32,
  /** Fields of one object. */
  campos: 100,
  /** Fields of a form, and names in an address. */
  camposDoFormulario: 1000,
  /** Levels of brackets in the name of a field. */
  colchetes: 8,
  /** Items of a list written with brackets. */
  itensEntreColchetes: 1000,
  /** As long as any file system keeps. */
  nomeDeArquivo: 255,
} as const
