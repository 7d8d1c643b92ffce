import { ABAS, type Aba } from './abas.ts'

const ID = /^[1-9]\d{0,14}$/

/** TIC-03 The number of a ticket as an address has it; undefined for what is none. */
export const numeroDoTicket = (texto: unknown): number | undefined =>
  ID.test(String(texto)) ? Number(texto) : undefined

/** The first tab needs no words in the address. */
export const abaNoEndereco = (aba: Aba): { aba?: Aba } => (aba === ABAS[0] ? {} : { aba })

export function lerAba(pedida: unknown): { aba?: Aba } {
  const aba = ABAS.slice(1).find((nome) => nome === pedida)
  return aba ? { aba } : {}
}
