import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { ticketDaLista } from './campos.ts'

export const listarTicketsDoCliente = contrato('GET /sac/clientes/:idCli/tickets', {
  acao: 'CLIENTE_TICKETS',
  descricao: 'Tickets de um cliente, do mais novo ao mais velho',
  le: ['tickets'],
  params: paramsDoCliente,
  query: z.object({ ...pagina(10) }),
  resposta: lista(ticketDaLista),
})

/** API-05 What the customer still waits for: tickets that are neither finished nor archived, the oldest first. */
export const listarSolicitacoesDoCliente = contrato('GET /sac/clientes/:idCli/solicitacoes-atendimento', {
  acao: 'CLIENTE_TICKETS',
  descricao: 'Solicitações de atendimento em aberto de um cliente',
  le: ['tickets'],
  params: paramsDoCliente,
  query: z.object({ ...pagina(10) }),
  resposta: lista(ticketDaLista),
})
