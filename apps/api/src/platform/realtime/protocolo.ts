/** Close and error codes of the Pusher protocol: 40xx do not come back, 41xx wait, 42xx come back at once. */
export const CODIGOS = {
  CHAVE_DESCONHECIDA: 4001,
  VERSAO_NAO_ACEITA: 4007,
  NAO_AUTORIZADO: 4009,
  SOBRECARREGADO: 4100,
  RECONECTAR: 4200,
  SEM_RESPOSTA: 4201,
  EVENTO_RECUSADO: 4301,
} as const

export type Codigo = (typeof CODIGOS)[keyof typeof CODIGOS]

export const MAXIMO_DE_BYTES_POR_MENSAGEM = 16 * 1024

const VERSOES_ACEITAS = ['5', '6', '7']
export const versaoAceita = (versao: string | null): boolean =>
  versao !== null && VERSOES_ACEITAS.includes(versao)

export type MensagemRecebida = { event: string; channel?: unknown; data?: unknown }

export type MensagemEnviada = { event: string; channel?: string; data: unknown; user_id?: string | undefined }

/** Null when it is not a message of the protocol. */
export function lerMensagem(texto: string): MensagemRecebida | null {
  try {
    const lida: unknown = JSON.parse(texto)
    return comoObjeto(lida) && typeof lida.event === 'string' ? { ...lida, event: lida.event } : null
  } catch {
    return null
  }
}

/** The data travels as JSON inside JSON, as the clients of this protocol expect. */
export function escreverMensagem({ data, ...resto }: MensagemEnviada): string {
  return JSON.stringify({ ...resto, data: JSON.stringify(data ?? {}) })
}

export const comoObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
