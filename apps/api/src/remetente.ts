import type { Negocio } from './negocio.ts'
import type { Carteiro } from './platform/email/carteiro.ts'

type QuemEscreve = Pick<Negocio, 'configuracao' | 'remetente'>

const NOME_E_ENDERECO = /^\s*(?:"?([^"<>]*)"?\s*)?<([^<>]+)>\s*$/

/** ADM-08 Who the business writes as where no branch does: as it is called today, from the server's address. */
export function remetenteDoNegocio({ configuracao, remetente }: QuemEscreve) {
  const [, , endereco = remetente] = NOME_E_ENDERECO.exec(remetente) ?? []
  return { nome: configuracao.nome.replace(/\s+/g, ' '), endereco: endereco.trim() }
}

/** Whatever does not say who it comes from comes from the business. */
export const emNomeDe = (negocio: QuemEscreve, enviar: Carteiro['enviar']): Carteiro => ({
  enviar: (mensagem) => enviar({ de: remetenteDoNegocio(negocio), ...mensagem }),
})
