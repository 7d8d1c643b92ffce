import * as z from 'zod/mini'
import { TAMANHO_DE_PAGINA } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { direcao, listaCompleta, pagina, paginator } from '../listas/esquemas.ts'
import { campoData, campoId, campoInstante, campoVersao, texto } from '../validacao.ts'
import type { SituacaoDaAgenda, StatusDaDiscadora } from './situacao.ts'

export const TAMANHO_DO_RESULTADO = 500
export const TAMANHO_DO_ASSUNTO = 120
export const TAMANHO_DA_DESCRICAO = 1000

export const agenda = z.object({
  id: z.number(),
  situacao: z.object({ chave: z.custom<SituacaoDaAgenda>(), label: z.string(), type: z.string() }),
  assunto: z.string(),
  descricao: z.nullable(z.string()),
  data_agendada: z.string(),
  data_finalizacao: z.nullable(z.string()),
  motivo_finalizacao: z.nullable(z.string()),
  resultado: z.nullable(z.string()),
  colaborador: z.object({ id: z.number(), nome: z.string() }),
  tipo: z.enum(['A', 'C']),
  tipo_label: z.string(),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  pedido: z.nullable(z.object({ id: z.number(), vlTot: z.number() })),
  orcamento: z.nullable(z.object({ id: z.number(), vlTot: z.number() })),
  filial: z.object({ id: z.number(), desc: z.string() }),
  agenda_origem: z.string(),
  id_externo: z.nullable(z.string()),
  discadora_status: z.nullable(z.custom<StatusDaDiscadora>()),
  discadora_label: z.nullable(z.string()),
  discadora_atualizacao: z.nullable(z.string()),
  /** What may be done with it now; false says why in `semAcao`. */
  permiteFinalizar: z.boolean(),
  semAcao: z.nullable(z.string()),
  versao: z.number(),
})
export type Agenda = z.output<typeof agenda>

const { page } = pagina(1)
/** AGE-03 A whole month comes at once. */
const take = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(TAMANHO_DE_PAGINA.agendas)),
  TAMANHO_DE_PAGINA.agendas,
)

/** PER-07 Whoever may only see their own gets their own, whatever is asked. */
const deQuem = { idColab: z.optional(campoId), tipo: z._default(z.enum(['A', 'C']), 'A') }
const periodo = { dtIni: z.optional(campoData), dtFim: z.optional(campoData) }
const filtrosDeAgendas = { ...periodo, ...deQuem, idCli: z.optional(campoId) }

export const listarAgendas = contrato('GET /sac/agendas', {
  acao: 'AGENDA_VER',
  descricao: 'Agendas de venda ou de cobrança',
  le: ['agendas'],
  query: z.object({
    ...filtrosDeAgendas,
    orderBy: z._default(z.enum(['data_agendada', 'data_finalizacao']), 'data_agendada'),
    direction: direcao,
    page,
    take,
  }),
  resposta: z.object({ itens: z.array(agenda), paginator }),
})

/** API-08 What was already done, the newest first. */
export const listarHistoricoDeAgendas = contrato('GET /sac/agendas/historico', {
  acao: 'AGENDA_VER',
  descricao: 'Agendas já finalizadas',
  le: ['agendas'],
  query: z.object({ ...filtrosDeAgendas, ...pagina(20) }),
  resposta: z.object({ itens: z.array(agenda), paginator }),
})

/** API-08, AGE-03 How many of each day stand how; without a period, from a month before today to a month after. */
export const contarAgendasPorDia = contrato('GET /sac/agendas/quantidade-mensal', {
  acao: 'AGENDA_VER',
  descricao: 'Quantidade de agendas por dia e situação',
  le: ['agendas'],
  query: z.object({ ...periodo, ...deQuem }),
  resposta: z.object({
    dtIni: z.string(),
    dtFim: z.string(),
    /** Days without any are not there. */
    itens: z.array(
      z.object({ dia: z.string(), pendentes: z.number(), atrasadas: z.number(), cumpridas: z.number() }),
    ),
  }),
})
export type QuantidadeDoDia = z.output<typeof contarAgendasPorDia.resposta>['itens'][number]

/** AGE-02 What should have been done already, the oldest first; how far back counts is the branch's to say. */
export const listarAgendasAtrasadas = contrato('GET /sac/agendas/atrasadas', {
  acao: 'AGENDA_VER',
  descricao: 'Agendas que passaram da hora sem ser cumpridas',
  le: ['agendas'],
  query: z.object({ ...deQuem, ...pagina(50) }),
  resposta: z.object({ itens: z.array(agenda), paginator }),
})

export const obterAgenda = contrato('GET /sac/agendas/:id', {
  acao: 'AGENDA_VER',
  descricao: 'Uma agenda',
  le: ['agendas'],
  params: z.object({ id: campoId }),
  resposta: agenda,
})

export const listarMotivosDaAgenda = contrato('GET /sac/agendas/motivos-finalizacao', {
  acao: 'AGENDA_VER',
  descricao: 'Motivos para finalizar uma agenda',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), desc: z.string() })),
})

export const finalizarAgenda = contrato('POST /sac/agendas/:id/finalizar', {
  acao: 'AGENDA_FINALIZAR',
  descricao: 'Finaliza uma agenda, com o motivo, e marca a próxima',
  muda: ['agendas', 'atividades'],
  params: z.object({ id: campoId }),
  corpo: z.object({
    motivo_id: campoId,
    resultado: z._default(texto(0, TAMANHO_DO_RESULTADO), ''),
    /** The next step: one more contact with the same customer, set in the same deed. */
    proxima_data: z.optional(z.nullable(campoInstante)),
    /** Without one, that of the agenda which ends. */
    proxima_assunto: z._default(texto(0, TAMANHO_DO_ASSUNTO), ''),
    versao: z.optional(campoVersao),
  }),
  resposta: z.extend(agenda, {
    proxima: z.nullable(z.object({ id: z.number(), data_agendada: z.string() })),
  }),
})

/** AGE-01 The same agenda at another time. */
export const reagendarAgenda = contrato('POST /sac/agendas/:id/reagendar', {
  acao: 'AGENDA_FINALIZAR',
  descricao: 'Muda a data de uma agenda',
  muda: ['agendas', 'atividades'],
  params: z.object({ id: campoId }),
  corpo: z.object({
    data_agendada: campoInstante,
    observacao: z._default(texto(0, TAMANHO_DO_RESULTADO), ''),
    versao: z.optional(campoVersao),
  }),
  resposta: agenda,
})

/** AGE-01 Takes back the last move, at once, by whoever made it: also to a time that has passed. */
export const desfazerReagendamento = contrato('POST /sac/agendas/:id/desfazer-reagendamento', {
  acao: 'AGENDA_FINALIZAR',
  descricao: 'Devolve à agenda a data que tinha antes do último reagendamento',
  muda: ['agendas', 'atividades'],
  params: z.object({ id: campoId }),
  corpo: z.object({ versao: campoVersao }),
  resposta: agenda,
})

export const criarAgenda = contrato('POST /sac/agendas', {
  acao: 'AGENDA_CRIAR',
  descricao: 'Marca um contato com um cliente',
  muda: ['agendas', 'atividades'],
  corpo: z.object({
    cliente_id: campoId,
    tipo: z.enum(['A', 'C']),
    assunto: texto(1, TAMANHO_DO_ASSUNTO),
    descricao: z._default(texto(0, TAMANHO_DA_DESCRICAO), ''),
    data_agendada: campoInstante,
    /** Who is to make it; whoever asks when absent. */
    colaborador_id: z.optional(z.nullable(campoId)),
    orcamento_id: z.optional(z.nullable(campoId)),
    pedido_id: z.optional(z.nullable(campoId)),
  }),
  resposta: agenda,
})
