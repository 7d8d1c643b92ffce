import type { Negocio } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { EnvioGravado } from './envio-gravado.ts'

type SaidaPeloWhatsapp = { ticketId: number; historicoId: number; mensagem: string }

type Whatsapp = {
  /** Whether the business has a number of its own there. */
  ligado(negocio: Negocio): boolean
  /** The number with which the ticket talks there, while what is written can go; null otherwise. */
  conversa(banco: Executor, negocio: Negocio, ticketId: number, agora: Date): Promise<string | null>
  enviar(tx: Tx, saida: SaidaPeloWhatsapp, agora: Date): Promise<void>
  dasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]>
}

let whatsapp: Whatsapp = {
  ligado: () => false,
  conversa: async () => null,
  enviar: async () => {},
  dasEntradas: async () => [],
}

/** As with `ligarCorreio`: said at the start, for tickets know of no WhatsApp. */
export function ligarWhatsapp(ligado: Whatsapp): void {
  whatsapp = ligado
}

export const whatsappLigado: Whatsapp['ligado'] = (negocio) => whatsapp.ligado(negocio)

export const conversaPeloWhatsapp: Whatsapp['conversa'] = (banco, negocio, ticketId, agora) =>
  whatsapp.conversa(banco, negocio, ticketId, agora)

/** ALC-05 Takes a public entry, with its files, to the customer, once its transaction commits. */
export const enviarPorWhatsapp: Whatsapp['enviar'] = (tx, saida, agora) => whatsapp.enviar(tx, saida, agora)

export const whatsappDasEntradas: Whatsapp['dasEntradas'] = (banco, historicoIds) =>
  whatsapp.dasEntradas(banco, historicoIds)
