import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { etiqueta } from '../../etiquetas/campos.ts'
import { escolhidos, resultadoDoLote } from '../../listas/lote.ts'
import { campoId } from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket } from '../esquemas.ts'
import { MAXIMO_DE_ETIQUETAS_DO_TICKET } from './troca.ts'

const ids = z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_ETIQUETAS_DO_TICKET)), [])
const muda = ['tickets', 'historico'] as const

/** MES-06/etiquetas What to put on and what to take off: what others did meanwhile is no conflict, and has no version. */
export const etiquetarTicket = contrato('POST /sac/tickets/:idTicket/etiquetas', {
  acao: 'TICKET_ETIQUETAR',
  descricao: 'Põe e tira etiquetas de um ticket',
  muda,
  params: paramsDoTicket,
  corpo: z.object({ por: ids, tirar: ids }),
  resposta: z.extend(mensagemDeSucesso, { etiquetas: z.array(etiqueta) }),
})

export const etiquetarVarios = contrato('POST /sac/tickets/lote/etiquetas', {
  acao: 'TICKET_ETIQUETAR',
  descricao: 'Põe e tira etiquetas de vários tickets, cada um por si',
  muda,
  corpo: z.object({ tickets: escolhidos, por: ids, tirar: ids }),
  resposta: resultadoDoLote,
})
