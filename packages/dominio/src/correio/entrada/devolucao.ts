import { explicarRecusa } from '../recusa.ts'

/** What a server reported of one recipient of a message of ours. */
export type Relatorio = {
  destinatario: string
  /** It gave up; otherwise it only says how it goes. */
  desistiu: boolean
  motivo: string
}

const campo = (texto: string, nome: string): string =>
  (new RegExp(`^${nome}[ \\t]*:(.*(?:\\n[ \\t].*)*)`, 'im').exec(texto)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const semTipo = (valor: string) => valor.replace(/^[\w-]+\s*;\s*/, '')

/** ALC-02 The delivery status of a report, recipient by recipient; the first block is about the server. */
export function lerRelatorios(texto: string): Relatorio[] {
  return texto
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((bloco) => {
      const destinatario = semTipo(campo(bloco, 'final-recipient') || campo(bloco, 'original-recipient'))
      if (destinatario === '') return []
      const dito = semTipo(campo(bloco, 'diagnostic-code')) || campo(bloco, 'status')
      const codigo = Number(/\b([45]\d\d)\b/.exec(dito)?.[1] ?? 550)
      const situacao = campo(bloco, 'status')
      return [
        {
          destinatario: destinatario.toLowerCase().replace(/^<|>$/g, ''),
          desistiu: campo(bloco, 'action').toLowerCase() === 'failed',
          motivo: explicarRecusa({ codigo, texto: dito.includes(situacao) ? dito : `${situacao} ${dito}` }),
        },
      ]
    })
}
