/** What a sender may do after a message did not leave: try again, give up, or ask a person. */
export type Desfecho = 'TEMPORARIA' | 'PERMANENTE' | 'INCERTA'

type DoServidor = { code?: string; responseCode?: number; response?: string; message?: string }

/** A message that did not leave, or of which nobody knows. */
export class FalhaDoEnvio extends Error {
  override name = 'FalhaDoEnvio'
  readonly desfecho: Desfecho
  /** What the server answered; null when it did not. */
  readonly codigo: number | null
  readonly texto: string

  constructor(causa: unknown, { textoEntregue }: { textoEntregue: boolean }) {
    const { message = 'O e-mail não foi enviado.', responseCode, response } = causa as DoServidor
    super(message, { cause: causa })
    this.codigo = responseCode ?? null
    this.texto = response ?? message
    this.desfecho = desfechoDe(causa as DoServidor, textoEntregue)
  }
}

/** The client's own words for what no server will take, however often it is tried. */
const NUNCA = new Set(['EENVELOPE', 'EMESSAGE'])

function desfechoDe({ code, responseCode }: DoServidor, textoEntregue: boolean): Desfecho {
  // A wrong password of ours says nothing about the recipient.
  if (code === 'EAUTH') return 'TEMPORARIA'
  if (responseCode !== undefined) return responseCode >= 500 ? 'PERMANENTE' : 'TEMPORARIA'
  // The server has the text and did not say what it did with it.
  if (textoEntregue) return 'INCERTA'
  return code !== undefined && NUNCA.has(code) ? 'PERMANENTE' : 'TEMPORARIA'
}
