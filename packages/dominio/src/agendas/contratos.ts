import * as z from 'zod/mini'
import { TAMANHO_DE_PAGINA } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { direcao, listaCompleta, pagina, paginator } from '../listas/esquemas.ts'
import { campoData, campoId, campoInstante, campoVersao, texto } from '../validacao.ts'
import type { SituacaoDaAgenda, StatusDaDiscadora } from './situacao.ts'

export const TAMANHO_DO_RESULTADO = 500

/** AGE-01 */
const agenda = z.object({
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

const filtrosDeAgendas = {
  dtIni: z.optional(campoData),
  dtFim: z.optional(campoData),
  /** PER-07 Whoever may only see their own gets their own, whatever is asked. */
  idColab: z.optional(campoId),
  idCli: z.optional(campoId),
  tipo: z._default(z.enum(['A', 'C']), 'A'),
}

/** API-08, AGE-01 */
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

/** API-08 */
export const obterAgenda = contrato('GET /sac/agendas/:id', {
  acao: 'AGENDA_VER',
  descricao: 'Uma agenda',
  le: ['agendas'],
  params: z.object({ id: campoId }),
  resposta: agenda,
})

/** API-08 */
export const listarMotivosDaAgenda = contrato('GET /sac/agendas/motivos-finalizacao', {
  acao: 'AGENDA_VER',
  descricao: 'Motivos para finalizar uma agenda',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), desc: z.string() })),
})

/** AGE-01 */
export const finalizarAgenda = contrato('POST /sac/agendas/:id/finalizar', {
  acao: 'AGENDA_FINALIZAR',
  descricao: 'Finaliza uma agenda, com o motivo',
  muda: ['agendas', 'atividades'],
  params: z.object({ id: campoId }),
  corpo: z.object({
    motivo_id: campoId,
    resultado: z._default(texto(0, TAMANHO_DO_RESULTADO), ''),
    versao: z.optional(campoVersao),
  }),
  resposta: agenda,
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
