import { MENSAGENS } from '../../mensagens.ts'
import { chaveValida, limparChave } from '../../notas/chave.ts'
import type { TipoDeTicketNoFio } from '../catalogo/contratos.ts'
import { USO_OBRIGATORIO } from './passos.ts'

/** MES-07 What was typed in the one field of a return. */
export type TermoDaDevolucao =
  | { tipo: 'CHAVE'; chave: string }
  | { tipo: 'NUMERO'; numero: number }
  | { tipo: 'CLIENTE'; termo: string }
  | { tipo: 'ERRADO'; mensagem: string }

const POSICOES_DA_CHAVE = 44
/** Longer than any document, and digits almost all of it: a key that was cut, or read twice. */
const PARECE_CHAVE = /^\d{6}[0-9A-Z]{12}\d{5,}$/
const NUMERO_DE_NOTA = /^0*[1-9]\d{0,8}$/

/** MES-07 A key by its 44 positions, an invoice by its number; anything else, documents too, is of a customer. */
export function lerTermoDaDevolucao(digitado: string): TermoDaDevolucao {
  const limpo = limparChave(digitado)
  if (PARECE_CHAVE.test(limpo)) {
    if (limpo.length !== POSICOES_DA_CHAVE)
      return { tipo: 'ERRADO', mensagem: MENSAGENS.chaveDeAcessoIncompleta(limpo.length) }
    return chaveValida(limpo)
      ? { tipo: 'CHAVE', chave: limpo }
      : { tipo: 'ERRADO', mensagem: MENSAGENS.chaveDeAcessoErrada }
  }
  const numero = digitado.replace(/[\s.]/g, '')
  if (NUMERO_DE_NOTA.test(numero)) return { tipo: 'NUMERO', numero: Number(numero) }
  return { tipo: 'CLIENTE', termo: digitado.trim() }
}

/** MES-07 Types that ask for products of an invoice to come back, and for nothing that the two screens do not have. */
export function cabeEmDuasTelas(tipo: TipoDeTicketNoFio): boolean {
  const outros = [tipo.usa_nota, tipo.usa_produto, tipo.usa_prorrogacao]
  return tipo.usa_nota_produto > 0 && tipo.permite_espelho && !outros.includes(USO_OBRIGATORIO)
}

export const SITUACOES_DA_DEVOLUCAO = {
  DISPONIVEL: 'A devolver',
  DEVOLVIDA: 'Toda devolvida',
  FORA_DO_PRAZO: 'Fora do prazo',
} as const
export type SituacaoDaDevolucao = keyof typeof SITUACOES_DA_DEVOLUCAO

/** MES-07 Whether anything of an invoice may still come back, and if not why. */
export function situacaoDaDevolucao(restam: number, noPrazo: boolean): SituacaoDaDevolucao {
  if (!noPrazo) return 'FORA_DO_PRAZO'
  return restam > 0 ? 'DISPONIVEL' : 'DEVOLVIDA'
}

/** MES-07 Those of which something may come back first; among them, as they came. */
export const devolviveisPrimeiro = <N extends { situacao: SituacaoDaDevolucao }>(notas: readonly N[]): N[] =>
  notas.toSorted((a, b) => Number(b.situacao === 'DISPONIVEL') - Number(a.situacao === 'DISPONIVEL'))
