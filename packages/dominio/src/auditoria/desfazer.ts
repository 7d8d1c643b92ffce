import { ASSUNTOS_AJUSTADOS, type AssuntoAjustado } from '../ajustes/assuntos.ts'
import type { Acao } from '../permissoes.ts'

export type EntradaParaDesfazer = {
  entidade: string
  acao: string
  /** Something happened to the same thing afterwards. */
  superada: boolean
  /** What it kept cannot be written back: a secret is not there. */
  semVolta: boolean
}

export const ehAjuste = (entidade: string): entidade is AssuntoAjustado =>
  Object.hasOwn(ASSUNTOS_AJUSTADOS, entidade)

/** ADM-01 Why an entry cannot be taken back, by this person; null when it can. */
export function porQueNaoDesfaz(
  { entidade, superada, semVolta }: EntradaParaDesfazer,
  pode: (acao: Acao) => boolean,
): 'NAO_SE_DESFAZ' | 'SEM_PERMISSAO' | 'AJUSTE_SEM_VOLTA' | 'AJUSTE_JA_MUDOU' | null {
  if (!ehAjuste(entidade)) return 'NAO_SE_DESFAZ'
  if (!pode(ASSUNTOS_AJUSTADOS[entidade].acao)) return 'SEM_PERMISSAO'
  if (semVolta) return 'AJUSTE_SEM_VOLTA'
  return superada ? 'AJUSTE_JA_MUDOU' : null
}
