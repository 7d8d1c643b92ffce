import { type Destino, destinoDoCorreio, ehCaixaPropria } from '@balcao/dominio/correio/destino'
import type { Negocio } from '../../../negocio.ts'
import { remetenteDoNegocio } from '../../../remetente.ts'
import type { LinhaDoTicket } from './queries-mudanca.ts'

type DoContato = Pick<LinhaDoTicket, 'filialId'> & { contatoEmail: string | null; contatoCopias: string[] }

/** The addresses from which this branch writes, and at which it is answered. */
export function caixasProprias(negocio: Negocio, filialId: number): string[] {
  const { enderecoDoRemetente, enderecoDeResposta } = negocio.parametros(filialId)
  return [enderecoDoRemetente, enderecoDeResposta, remetenteDoNegocio(negocio).endereco]
}

/** ALC-01 To whom a public entry of this ticket goes by mail; null when by none. */
export function destinoDoTicket(negocio: Negocio, ticket: DoContato): Destino | null {
  const { contatoEmail: email, contatoCopias: copias, filialId } = ticket
  return destinoDoCorreio({
    contato: { email, copias },
    envia: negocio.parametros(filialId).entradasPublicasPorEmail,
    proprias: caixasProprias(negocio, filialId),
  })
}

const CAIXA_PROPRIA = 'Este é um endereço do próprio atendimento.'

/** ALC-01 Whoever chooses one of our own mailboxes is told so at its field. */
export function problemaDoEndereco(negocio: Negocio, filialId: number, email: string | null | undefined) {
  return email && ehCaixaPropria(email, caixasProprias(negocio, filialId)) ? CAIXA_PROPRIA : null
}
