import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { escolhidos, MAXIMO_EM_LOTE, resultadoDoLote } from '../../listas/lote.ts'
import { campoId, campoVersao } from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../esquemas.ts'

// MES-02 Whose a ticket is. It stays in its sector and its step: forwarding moves it to another queue.

const MUDA = ['tickets', 'historico'] as const

/** Without a version: what was written meanwhile is no reason not to take it, and who took it is told by the rule. */
export const assumirTicket = contrato('POST /sac/tickets/:idTicket/assumir', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'Toma para si um ticket da fila',
  muda: MUDA,
  params: paramsDoTicket,
  corpo: z.object({}),
  resposta: mensagemDeSucesso,
})

export const atribuirTicket = contrato('POST /sac/tickets/:idTicket/atribuir', {
  acao: 'TICKET_ENCAMINHAR',
  descricao: 'Dá o ticket a um operador disponível do setor em que está',
  muda: MUDA,
  params: paramsDoTicket,
  corpo: z.object({ versao, operador: campoId }),
  resposta: mensagemDeSucesso,
})

export const devolverTicket = contrato('POST /sac/tickets/:idTicket/devolver', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'Devolve o ticket à fila do setor em que está',
  muda: MUDA,
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

export const assumirVarios = contrato('POST /sac/tickets/lote/assumir', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'Toma para si vários tickets da fila, cada um por si',
  muda: MUDA,
  corpo: z.object({ tickets: escolhidos }),
  resposta: resultadoDoLote,
})

export const atribuirVarios = contrato('POST /sac/tickets/lote/atribuir', {
  acao: 'TICKET_ENCAMINHAR',
  descricao: 'Dá vários tickets a um operador, cada um por si',
  muda: MUDA,
  corpo: z.object({ tickets: escolhidos, operador: campoId }),
  resposta: resultadoDoLote,
})

export const devolverVarios = contrato('POST /sac/tickets/lote/devolver', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'Devolve vários tickets à fila, cada um por si',
  muda: MUDA,
  corpo: z.object({ tickets: escolhidos }),
  resposta: resultadoDoLote,
})

/** Each at the version that the change to be undone made: one that moved on since keeps its owner. */
export const desfazerResponsavel = contrato('POST /sac/tickets/lote/desfazer-responsavel', {
  acao: 'TICKET_ASSUMIR',
  descricao: 'Devolve a quem estavam os tickets que a própria pessoa acabou de assumir, atribuir ou devolver',
  muda: MUDA,
  corpo: z.object({
    tickets: z
      .array(z.object({ id: campoId, versao: campoVersao }))
      .check(z.minLength(1), z.maxLength(MAXIMO_EM_LOTE)),
  }),
  resposta: resultadoDoLote,
})
