import { lerCabecalhos } from './cabecalhos.ts'
import type { MensagemLida } from './mensagem-lida.ts'

/** Of a message that is not understood: what its first lines say, and in place of its words these. */
export function soOsCabecalhos(bytes: Buffer, texto: string): MensagemLida {
  const { messageId, deNome, deEmail, assunto } = lerCabecalhos(bytes)
  return {
    ...{ messageId, assunto, texto, emRespostaA: null, responderA: null, html: null, relatorio: null },
    ...{ referencias: [], para: [], entregueA: [], carimbos: [], cabecalhos: {}, anexos: [] },
    de: deEmail === '' ? null : { nome: deNome, email: deEmail },
  }
}
