import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { campoId } from '../../validacao.ts'
import { ticketDaLista } from '../campos.ts'
import { type GrupoDaFila, gruposDaFila } from './ordem.ts'

/** How many tickets the next one may be told to leave out. */
export const MAXIMO_DE_VISTOS = 50

const ticketDaFila = z.extend(ticketDaLista, {
  /** Since when the customer waits for an answer. */
  clienteRespondeuEm: z.nullable(z.string()),
})
export type TicketDaFila = z.output<typeof ticketDaFila>

const grupo = z.object({
  grupo: z.enum(gruposDaFila as [GrupoDaFila, ...GrupoDaFila[]]),
  itens: z.array(ticketDaFila),
  /** As in a paginator: where false, there are at least so many. */
  total: z.number(),
  totalExato: z.boolean(),
})

/** MES-01 What waits for the person: their own tickets by urgency, then those of nobody in their sectors. */
export const minhaFila = contrato('GET /sac/fila', {
  acao: 'TICKET_ASSUMIR',
  descricao:
    'A fila de quem atende: os próprios tickets por urgência e os sem operador dos setores da pessoa',
  le: ['tickets', 'historico'],
  query: z.object({ idFil: z.optional(campoId) }),
  resposta: z.object({ grupos: z.array(grupo), setores: z.array(z.number()) }),
})
export type GrupoComTickets = z.output<typeof grupo>

export const proximoDaFila = contrato('GET /sac/fila/proximo', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'O próximo ticket da fila da pessoa',
  le: ['tickets', 'historico'],
  query: z.object({
    idFil: z.optional(campoId),
    /** Seen just now. */
    exceto: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_VISTOS)), []),
  }),
  resposta: z.object({
    ticket: z.nullable(
      z.object({
        id: z.number(),
        protocolo: z.string(),
        grupo: z.enum(gruposDaFila as [GrupoDaFila, ...GrupoDaFila[]]),
      }),
    ),
  }),
})
