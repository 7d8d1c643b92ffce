import type { CodigoErro } from '../erros.ts'

type ArtigoParaPublicar = { publicado: boolean }

/** FAQ-01 Why the article can't be published now; null when it can. */
export const impedimentoParaPublicar = ({ publicado }: ArtigoParaPublicar): CodigoErro | null =>
  publicado ? 'ARTIGO_JA_PUBLICADO' : null

/** FAQ-01 Why the article can't be taken from its readers now; null when it can. */
export const impedimentoParaDespublicar = ({ publicado }: ArtigoParaPublicar): CodigoErro | null =>
  publicado ? null : 'ARTIGO_JA_RASCUNHO'
