import { type CodigoErro, ErroDeNegocio } from '@balcao/dominio/erros'
import type { Recusa } from '@balcao/dominio/tickets/deveres'
import type { Conferido } from '@balcao/dominio/tickets/requisitos/campos'

/** A rule's reason why not, as the refusal it is. */
export function recusarSe(impedimento: CodigoErro | Recusa | null): void {
  if (!impedimento) return
  if (typeof impedimento === 'string') throw new ErroDeNegocio(impedimento)
  throw new ErroDeNegocio(impedimento.codigo, { mensagem: impedimento.mensagem })
}

/** What a rule concluded; its complaints go back to the fields they are about. */
export function exigirConferido<T extends object>(conferido: Conferido<T>): T {
  if ('campos' in conferido) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: conferido.campos })
  return conferido
}

export type Campos = Record<string, string>

/** Everything that is wrong is told at once, each thing at its field. */
export function exigirCampos(campos: Campos): void {
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}
