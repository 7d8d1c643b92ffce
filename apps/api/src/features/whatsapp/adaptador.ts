import type { Modelo } from '@balcao/dominio/whatsapp/janela'

export type ConteudoDoWhatsapp =
  | { especie: 'TEXTO'; texto: string }
  | { especie: 'MODELO'; texto: string; modelo: Modelo }
  /** `id` is what taking it there answered. */
  | { especie: 'ARQUIVO'; id: string; como: 'image' | 'document'; nome: string }

type Recusa =
  | { situacao: 'RECUSADA'; codigo: number | null; status: number }
  /** Nobody knows whether it left. */
  | { situacao: 'SEM_RESPOSTA' }

export type RespostaDoWhatsapp = { situacao: 'ACEITA'; wamid: string } | Recusa
export type ArquivoLevado = { situacao: 'ACEITA'; id: string } | Recusa

export type ArquivoALevar = { nome: string; midia: string; bytes: Uint8Array<ArrayBuffer> }

/** ALC-05 Whoever takes messages to WhatsApp, with their files, and brings the files that came with others. */
export type AdaptadorDoWhatsapp = {
  enviar(para: string, conteudo: ConteudoDoWhatsapp): Promise<RespostaDoWhatsapp>
  /** Reaches no customer by itself, so that it may be done twice. */
  levarArquivo(arquivo: ArquivoALevar): Promise<ArquivoLevado>
  /** Null where it cannot be had, or is larger than asked for. */
  baixarMidia(id: string, maximoDeBytes: number): Promise<Buffer | null>
}
