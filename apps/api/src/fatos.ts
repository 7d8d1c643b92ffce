import type { Destino } from '@balcao/dominio/correio/destino'
import type { EspecieDeCorreio } from '@balcao/dominio/correio/estados'
import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { EstadoDoEnvio, ViaDoEnvio } from '@balcao/dominio/tickets/envios'
import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'

// What tickets and orders tell whoever follows them, and are told back: below every feature, for all of them to know.

export type Movimento = {
  id: number
  acao: AcaoDoHistorico
  /** The step it stood in before. */
  etapaAnterior: number
  /** Of one that is opened again: when it had ended. */
  finalizadoAntes: Date | null
  /** The version it made. */
  versao: number
}

export type MensagemDoTicket = { ticketId: number; historicoId: number; mensagem: string }

export type EntradaEscrita = {
  ticketId: number
  protocolo: string
  acao: AcaoDoHistorico
  /** MES-06/mencoes Colleagues whom it calls. */
  mencoes: readonly number[]
  /** Written by the customer's side without an account: by the link, by mail, by WhatsApp. */
  deFora: boolean
}

export type MudancaDoPedido = {
  pedidoId: number
  filialId: number
  de: string
  para: StatusDaVida
  observacao: string | null
  /** Null where a person did it. */
  sistema: 'ERP' | 'PORTAL' | null
}

export type Fatos = {
  ticketAberto: { ticketId: number }
  /** TIC-13, COL-01 Its step, its type or its end. */
  ticketMovido: Movimento
  /** Stays at its step. */
  ticketMudouDeSetor: Movimento
  /** Every entry that a change leaves in the history of its ticket. */
  entradaEscrita: EntradaEscrita
  /** In public. */
  equipeRespondeu: MensagemDoTicket
  /** By account, by link, by mail, by WhatsApp. */
  clienteRespondeu: MensagemDoTicket
  pedidoMudou: MudancaDoPedido
  /** What it takes of others changed while it stands where it stood: a further invoice, one of its blocks released. */
  pedidoMudouPorDentro: { pedidoId: number }
}

export type Envio = {
  ticketId: number
  filialId: number
  historicoId: number
  especie: EspecieDeCorreio
  destino: Destino
  /** Where the portal is reached, for the links of the message. */
  origem: string
}

/** What became of a message of an entry, as whoever took it keeps it. */
export type EnvioGravado = {
  via: ViaDoEnvio
  id: number
  historicoId: number | null
  estado: EstadoDoEnvio
  motivo: string | null
  estadoEm: Date
  para: string
  copias: string[]
  arquivo: string | null
  automatico: boolean
}
