import type { Negocio } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'

type SaidaPeloWhatsapp = { ticketId: number; historicoId: number; mensagem: string }

type Whatsapp = {
  /** Whether the ticket talks with its customer there. */
  conversa(banco: Executor, negocio: Negocio, ticketId: number): Promise<boolean>
  enviar(tx: Tx, saida: SaidaPeloWhatsapp, agora: Date): Promise<void>
}

let whatsapp: Whatsapp = { conversa: async () => false, enviar: async () => {} }

/** As with `ligarCorreio`: said at the start, for tickets know of no WhatsApp. */
export function ligarWhatsapp(ligado: Whatsapp): void {
  whatsapp = ligado
}

export const conversaPeloWhatsapp: Whatsapp['conversa'] = (banco, negocio, ticketId) =>
  whatsapp.conversa(banco, negocio, ticketId)

/** ALC-05 Takes a public entry to the customer, once its transaction commits. */
export const enviarPorWhatsapp: Whatsapp['enviar'] = (tx, saida, agora) => whatsapp.enviar(tx, saida, agora)
