import { emailValido } from '../../brasil/email.ts'
import { MAXIMO_DE_COPIAS } from '../../tickets/copias.ts'
import { ehCaixaPropria } from '../destino.ts'

type Pessoa = { nome: string; email: string }

type Caso = {
  de: Pessoa | null
  /** `Reply-To`. */
  responderA: Pessoa | null
  /** Everyone else it was written to. */
  para: readonly Pessoa[]
  /** Addresses that are ours. */
  proprias: readonly string[]
  /** Who already was a contact of the ticket in which it goes on. */
  contatos: readonly string[]
}

/** Whom a ticket opened by mail answers, and who is named in it and waits for a person to say so. */
export type QuemResponder = {
  contato: Pessoa | null
  copias: string[]
  pedidos: { responderA: string | null; copias: string[] }
}

/**
 * ALC-02 The sender is answered. Whoever writes also writes `Reply-To` and who reads along: an address that was no contact of the
 * ticket gets nothing until somebody of the staff chooses it.
 */
export function quemResponder({ de, responderA, para, proprias, contatos }: Caso): QuemResponder {
  const serve = ({ email }: Pessoa) => emailValido(email) && !ehCaixaPropria(email, proprias)
  const conhecida = ({ email }: Pessoa) => contatos.includes(email)
  const outra = responderA && serve(responderA) && responderA.email !== de?.email ? responderA : null
  const remetente = de && serve(de) ? de : null
  const contato = outra && conhecida(outra) ? { ...outra, nome: outra.nome || de?.nome || '' } : remetente
  const demais = para.filter((pessoa) => serve(pessoa) && pessoa.email !== contato?.email)
  const emails = (pessoas: readonly Pessoa[]) =>
    [...new Set(pessoas.map(({ email }) => email))].slice(0, MAXIMO_DE_COPIAS)
  return {
    contato,
    copias: emails(demais.filter(conhecida)),
    pedidos: {
      responderA: outra && !conhecida(outra) ? outra.email : null,
      copias: emails(demais.filter((pessoa) => !conhecida(pessoa) && pessoa.email !== outra?.email)),
    },
  }
}
