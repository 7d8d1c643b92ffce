import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { consultaDe, type OrdenacaoDe } from '../../listas/campos.ts'
import { lista, listaCompleta, pagina } from '../../listas/esquemas.ts'
import { exportacaoDe } from '../../listas/exportacao.ts'
import { escolhidos, resultadoDoLote } from '../../listas/lote.ts'
import { campoId, texto } from '../../validacao.ts'
import { CAMPOS_DO_TICKET, ticketDaLista } from '../campos.ts'
import { status } from '../esquemas.ts'

export type OrdenacaoDeTickets = OrdenacaoDe<typeof CAMPOS_DO_TICKET>

export const filtrosDeTickets = consultaDe(CAMPOS_DO_TICKET, 'dtCriacao', 20)

export const listarTickets = contrato('GET /sac/tickets', {
  acao: 'TICKET_VER',
  descricao: 'Tickets que a sessão pode ver, com filtros',
  le: ['tickets'],
  replica: true,
  query: filtrosDeTickets,
  resposta: lista(ticketDaLista),
})

/** API-02 The same list, with the filter in the body. */
export const consultarTickets = contrato('POST /sac/consultas/tickets', {
  acao: 'TICKET_VER',
  descricao: 'Tickets que a sessão pode ver, com os filtros no corpo',
  muda: [],
  corpo: filtrosDeTickets,
  resposta: lista(ticketDaLista),
})

export const listarTicketsRecentes = contrato('GET /sac/tickets/recentes', {
  acao: 'TICKET_VER',
  descricao: 'Tickets movidos por último',
  le: ['tickets'],
  query: z.object({ idFil: z.optional(campoId), ...pagina(8) }),
  resposta: listaCompleta(ticketDaLista),
})

/** API-03, HOM-01 Figures a person can act on; each is a filter of the list. */
export const totaisDeTickets = contrato('GET /sac/tickets/totais', {
  acao: 'TICKET_VER',
  descricao: 'Totais de tickets em aberto, por status, prazo e responsável',
  le: ['tickets'],
  replica: true,
  query: z.object({ idFil: z.optional(campoId) }),
  resposta: z.object({
    abertos: z.number(),
    atrasados: z.number(),
    proximos: z.number(),
    /** Zero, like the next one, for whoever may not see the inside of tickets. */
    meus: z.number(),
    semOperador: z.number(),
    /** As in a paginator: where false, there are at least so many. Whatever is one's own is always exact. */
    totalExato: z.boolean(),
    porStatus: z.array(z.extend(status, { quantidade: z.number(), totalExato: z.boolean() })),
  }),
})

export const exportarTickets = exportacaoDe('GET /sac/tickets/exportar', listarTickets, 'TICKET_EXPORTAR')

export const arquivarVarios = contrato('POST /sac/tickets/lote/arquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Arquiva vários tickets, cada um por si',
  muda: ['tickets', 'historico', 'coletas'],
  corpo: z.object({ tickets: escolhidos }),
  resposta: resultadoDoLote,
})

/** Undo of the bulk archive. */
export const desarquivarVarios = contrato('POST /sac/tickets/lote/desarquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Desarquiva vários tickets, cada um por si',
  muda: ['tickets', 'historico', 'coletas'],
  corpo: z.object({ tickets: escolhidos }),
  resposta: resultadoDoLote,
})

export const encaminharVarios = contrato('POST /sac/tickets/lote/encaminhar', {
  acao: 'TICKET_ENCAMINHAR',
  descricao: 'Encaminha vários tickets, cada um por si',
  muda: ['tickets', 'historico'],
  corpo: z.object({
    tickets: escolhidos,
    setor: campoId,
    operador: z.optional(z.nullable(campoId)),
    mensagem: texto(0, 2000),
  }),
  resposta: resultadoDoLote,
})
