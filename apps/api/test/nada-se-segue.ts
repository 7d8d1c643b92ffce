import { sql } from 'drizzle-orm'
import type { Seguimentos } from '../src/negocio.ts'

/** For who writes into the database of a server that runs elsewhere: what it opens there, nobody follows. */
export const NADA_SE_SEGUE: Seguimentos = {
  ticketAberto: [],
  ticketMovido: [],
  ticketMudouDeSetor: [],
  entradaEscrita: [],
  equipeRespondeu: [],
  clienteRespondeu: [],
  pedidoMudou: [],
  pedidoMudouPorDentro: [],
  ticketEmColeta: () => sql`false`,
  correio: { enviar: async () => {}, dasEntradas: async () => [] },
  whatsapp: {
    ligado: () => false,
    conversa: async () => null,
    enviar: async () => {},
    quantasEsperam: async () => 0,
    dasEntradas: async () => [],
  },
}
