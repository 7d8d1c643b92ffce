import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { campoId } from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket } from '../esquemas.ts'
import { ORDEM_DAS_LIGACOES } from './regras.ts'

const muda = ['tickets', 'historico'] as const

/** MES-06/ligados `tipo` is what the ticket of the address is to `outro`. What others did meanwhile is no conflict: no version. */
export const ligarTicket = contrato('POST /sac/tickets/:idTicket/ligacoes', {
  acao: 'TICKET_LIGAR',
  descricao: 'Liga um ticket a outro, de qualquer cliente',
  muda,
  params: paramsDoTicket,
  corpo: z.object({ outro: campoId, tipo: z.enum(ORDEM_DAS_LIGACOES) }),
  resposta: mensagemDeSucesso,
})

/** MES-06/ligados From either of the two. */
export const desligarTicket = contrato('DELETE /sac/tickets/:idTicket/ligacoes/:idOutro', {
  acao: 'TICKET_LIGAR',
  descricao: 'Desfaz a ligação de um ticket com outro',
  muda,
  params: z.object({ idTicket: campoId, idOutro: campoId }),
  resposta: mensagemDeSucesso,
})
