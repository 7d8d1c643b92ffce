import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { campoData, campoId, texto } from '../../validacao.ts'
import {
  campoQuantidade,
  MAXIMO_DE_ITENS,
  mensagemDeSucesso,
  paramsDoTicket,
  simOuNao,
  versao,
} from '../esquemas.ts'

export const TAMANHO_DO_PARECER = 1000
const MAXIMO_DE_CUSTOS = 20
const MAXIMO_DE_DIAS = 365

/** A ticket that moves takes its products' balance and its pickup along. */
const MOVIMENTO = ['tickets', 'historico', 'itens', 'coletas'] as const

const observacao = z.optional(texto(0, TAMANHO_DO_PARECER))
const dias = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(MAXIMO_DE_DIAS))
const valor = z.coerce.number<string | number>().check(z.minimum(0.01), z.maximum(9_999_999_999))

/** TIC-11 One product of the return analysis: the six quantities add up to what was requested. */
const itemAnalisado = z.object({
  id: campoId,
  qtd_fora_prazo: campoQuantidade,
  qtd_outra_marca: campoQuantidade,
  qtd_falta: campoQuantidade,
  qtd_avaria: campoQuantidade,
  qtd_quebra_direta: campoQuantidade,
  qtd_autorizada: campoQuantidade,
  motivo_analise_id: z.optional(z.nullable(campoId)),
  obs: z.optional(texto(0, 250)),
})

const itemConferido = z.object({ id: campoId, qtd_recebida: campoQuantidade, obs: z.optional(texto(0, 250)) })

/** TIC-10, TIC-11 Advancing, with what the step's requirement asks for: the field of that name, and no other. */
export const avancarEtapa = contrato('POST /sac/tickets/:idTicket/avancar-etapa', {
  acao: 'TICKET_AVANCAR',
  descricao: 'Avança a etapa, cumprindo o que ela pede',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    observacao,
    /** Way out chosen among the step's conditional ones. */
    condicional: z.optional(campoId),
    analise: z.optional(z.array(itemAnalisado).check(z.maxLength(MAXIMO_DE_ITENS))),
    /** Only where the file does not tell it: a scanned DANFE. */
    nfd: z.optional(z.object({ chave: texto(0, 60) })),
    checkin: z.optional(z.array(itemConferido).check(z.maxLength(MAXIMO_DE_ITENS))),
    logistica: z.optional(z.object({ dias_confirmados: dias, parecer: texto(1, TAMANHO_DO_PARECER) })),
    financeiro: z.optional(
      z.object({
        aprovado: simOuNao,
        nova_data_vencimento: z.optional(campoData),
        parecer: texto(1, TAMANHO_DO_PARECER),
      }),
    ),
    controladoria: z.optional(
      z.object({
        parecer: texto(1, TAMANHO_DO_PARECER),
        custos: z._default(
          z
            .array(z.object({ custo_id: campoId, valor, observacao: z.optional(texto(0, 250)) }))
            .check(z.maxLength(MAXIMO_DE_CUSTOS)),
          [],
        ),
      }),
    ),
  }),
  arquivos: { campo: 'arquivos', maximo: 1, extensoes: ['.xml', '.pdf'] },
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const retrocederEtapa = contrato('POST /sac/tickets/:idTicket/retroceder-etapa', {
  acao: 'TICKET_RETROCEDER',
  descricao: 'Volta à etapa de onde o ticket veio',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao: texto(1, TAMANHO_DO_PARECER) }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const finalizarTicket = contrato('POST /sac/tickets/:idTicket/finalizar', {
  acao: 'TICKET_FINALIZAR',
  descricao: 'Finaliza o ticket com um motivo',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, motivo: campoId, observacao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const reabrirTicket = contrato('POST /sac/tickets/:idTicket/reabrir', {
  acao: 'TICKET_REABRIR',
  descricao: 'Reabre um ticket finalizado',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const arquivarTicket = contrato('POST /sac/tickets/:idTicket/arquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Arquiva um ticket finalizado',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const desarquivarTicket = contrato('POST /sac/tickets/:idTicket/desarquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Tira um ticket do arquivo',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
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
