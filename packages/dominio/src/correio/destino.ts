import { emailValido } from '../brasil/email.ts'
import { emailGuardado } from '../validacao-de-contato.ts'

/** Who is written to: one, and who reads along. */
export type Destino = { para: string; copias: string[] }

// An address with a token is the same mailbox: 'sac+t3k@x.com.br' is 'sac@x.com.br'.
const semToken = (endereco: string): string => emailGuardado(endereco).replace(/\+[^@]*@/, '@')

/** ALC-01 Writing to our own mailbox would open a ticket about our own answer. */
export const ehCaixaPropria = (endereco: string, proprias: readonly string[]): boolean =>
  proprias.some((propria) => propria !== '' && semToken(propria) === semToken(endereco))

type Caso = {
  contato: { email: string | null; copias: readonly string[] }
  /** Whether the branch sends what is public by mail at all. */
  envia: boolean
  /** The addresses that are ours. */
  proprias: readonly string[]
}

/** ALC-01 To whom a public entry goes by mail; null when there is no way. */
export function destinoDoCorreio({ contato, envia, proprias }: Caso): Destino | null {
  const serve = (endereco: string) => emailValido(endereco) && !ehCaixaPropria(endereco, proprias)
  const { email } = contato
  if (!envia || !email || !serve(email)) return null
  const para = emailGuardado(email)
  const copias = new Set(contato.copias.filter(serve).map(emailGuardado))
  copias.delete(para)
  return { para, copias: [...copias] }
}
