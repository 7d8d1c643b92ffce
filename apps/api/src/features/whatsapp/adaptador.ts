import type { Modelo } from '@balcao/dominio/whatsapp/janela'

export type EnvioPeloWhatsapp = { para: string; texto: string; modelo: Modelo | null }

export type RespostaDoWhatsapp =
  | { situacao: 'ACEITA'; wamid: string }
  | { situacao: 'RECUSADA'; codigo: number | null; status: number }
  /** Nobody knows whether it left. */
  | { situacao: 'SEM_RESPOSTA' }

/** ALC-05 Whoever takes messages to WhatsApp, and brings the files that came with them. */
export type AdaptadorDoWhatsapp = {
  enviar(envio: EnvioPeloWhatsapp): Promise<RespostaDoWhatsapp>
  /** Null where it cannot be had, or is larger than asked for. */
  baixarMidia(id: string, maximoDeBytes: number): Promise<Buffer | null>
}
