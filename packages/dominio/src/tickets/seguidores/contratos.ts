import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { listaCompleta } from '../../listas/esquemas.ts'
import { campoSimOuNao } from '../../validacao.ts'
import { paramsDoTicket, pessoa } from '../esquemas.ts'

/** MES-06/seguidores Being told of what happens in a ticket, or no longer: as often as one says so, it is so once. */
export const seguirTicket = contrato('PUT /sac/tickets/:idTicket/seguidores', {
  acao: 'TICKET_INTERNO',
  descricao: 'Passa a seguir um ticket, ou deixa de segui-lo',
  muda: ['tickets'],
  params: paramsDoTicket,
  corpo: z.object({ seguindo: campoSimOuNao }),
  resposta: z.object({ seguindo: z.boolean(), total: z.number() }),
})

/** MES-06/seguidores Those who still see the ticket. */
export const listarSeguidores = contrato('GET /sac/tickets/:idTicket/seguidores', {
  acao: 'TICKET_INTERNO',
  descricao: 'Quem segue um ticket',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: listaCompleta(pessoa),
})

/** MES-06/mencoes Whom '@' offers: colleagues who see this ticket and its inside. */
export const listarMencionaveis = contrato('GET /sac/tickets/:idTicket/mencionaveis', {
  acao: 'TICKET_INTERNO',
  descricao: 'Colegas que podem ser chamados em uma mensagem interna do ticket',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: listaCompleta(pessoa),
})
