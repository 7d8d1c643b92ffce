import { createHmac, timingSafeEqual } from 'node:crypto'

const DIGITOS_DA_PROVA = 20
const TOKEN = /^t([0-9a-z]{1,11})-([0-9a-f]{20})$/

const provaDe = (segredo: string, ticketId: number) =>
  createHmac('sha256', segredo).update(`ticket:${ticketId}`).digest('hex').slice(0, DIGITOS_DA_PROVA)

/** ALC-01 What stands for a ticket in an address of mail; only the business's own secret makes one. */
export const tokenDoTicket = (segredo: string, ticketId: number): string =>
  `t${ticketId.toString(36)}-${provaDe(segredo, ticketId)}`

/** The ticket that a token stands for; null when nobody here wrote it. */
export function ticketDoToken(segredo: string, token: string): number | null {
  const [, numero, prova] = TOKEN.exec(token.toLowerCase()) ?? []
  if (!numero || !prova) return null
  const ticketId = Number.parseInt(numero, 36)
  return timingSafeEqual(Buffer.from(prova), Buffer.from(provaDe(segredo, ticketId))) ? ticketId : null
}

/** 'sac@x.com.br' with the ticket's token: 'sac+t3k-…@x.com.br'. */
export function comToken(endereco: string, token: string): string {
  const arroba = endereco.lastIndexOf('@')
  return `${endereco.slice(0, arroba)}+${token}${endereco.slice(arroba)}`
}
