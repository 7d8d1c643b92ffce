import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { campoId, texto } from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../esquemas.ts'
import { CARGAS, TAMANHO_DO_PARECER } from '../requisitos/catalogo.ts'

/** A ticket that moves takes its products' balance, its pickup and the due dates it moved along. */
export const MOVIMENTO = ['tickets', 'historico', 'itens', 'coletas', 'titulos'] as const

const observacao = z.optional(texto(0, TAMANHO_DO_PARECER))

/** TIC-10, TIC-11 Advancing, with what the step's requirement asks for: the field of that name, and no other. */
export const avancarEtapa = contrato('POST /sac/tickets/:idTicket/avancar-etapa', {
  acao: 'TICKET_AVANCAR',
  descricao: 'Avança a etapa, cumprindo o que ela pede',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    observacao,
    /** Goes to the customer; of a step that waits for them, something does anyway. */
    mensagem: observacao,
    /** Way out chosen among the step's conditional ones. */
    condicional: z.optional(campoId),
    ...CARGAS,
  }),
  arquivos: { campo: 'arquivos', maximo: 1, extensoes: ['.xml', '.pdf'] },
  resposta: mensagemDeSucesso,
})

export const retrocederEtapa = contrato('POST /sac/tickets/:idTicket/retroceder-etapa', {
  acao: 'TICKET_RETROCEDER',
  descricao: 'Volta à etapa de onde o ticket veio',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao: texto(1, TAMANHO_DO_PARECER), mensagem: observacao }),
  resposta: mensagemDeSucesso,
})

export const finalizarTicket = contrato('POST /sac/tickets/:idTicket/finalizar', {
  acao: 'TICKET_FINALIZAR',
  descricao: 'Finaliza o ticket com um motivo',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    motivo: campoId,
    /** Only the staff reads it. */
    observacao,
    /** Goes to the customer with the end. */
    mensagem: observacao,
  }),
  resposta: mensagemDeSucesso,
})

export const reabrirTicket = contrato('POST /sac/tickets/:idTicket/reabrir', {
  acao: 'TICKET_REABRIR',
  descricao: 'Reabre um ticket finalizado',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao }),
  resposta: mensagemDeSucesso,
})

export const arquivarTicket = contrato('POST /sac/tickets/:idTicket/arquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Arquiva um ticket finalizado',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

export const desarquivarTicket = contrato('POST /sac/tickets/:idTicket/desarquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Tira um ticket do arquivo',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

export const reclassificarTicket = contrato('POST /sac/tickets/:idTicket/reclassificar', {
  acao: 'TICKET_RECLASSIFICAR',
  descricao: 'Muda o tipo do ticket, que recomeça na primeira etapa dele',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    idTipo: campoId,
    /** Asked where the new type uses a carrier and the ticket has none. */
    transportadora_id: z.optional(z.nullable(campoId)),
  }),
  resposta: mensagemDeSucesso,
})
