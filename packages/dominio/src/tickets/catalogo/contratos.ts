import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { listaCompleta } from '../../listas/esquemas.ts'
import { campoId, texto } from '../../validacao.ts'
import { etapa, pessoa, status } from '../esquemas.ts'

/** NOV-03, NOV-04 A reason with its own sub-reasons; `informa` demands an observation. */
export type MotivoDeAbertura = {
  id: number
  descricao: string
  padrao: boolean
  informa: boolean
  subnivel: { obrigatorio: boolean; itens: MotivoDeAbertura[] }
}

const motivosDeAbertura = z.object({
  obrigatorio: z.boolean(),
  itens: z.array(z.custom<MotivoDeAbertura>((valor) => typeof valor === 'object')),
})

const uso = z.number()

/** ENT-01, NOV-03 A type with the flags that decide its steps in the wizard. */
export const tipoDeTicket = z.object({
  id: z.number(),
  chave: z.string(),
  desc: z.string(),
  menu: z.object({ key: z.string(), description: z.string() }),
  usa_assunto: uso,
  usa_consumidor_final: uso,
  usa_nota: uso,
  usa_produto: uso,
  usa_nota_produto: uso,
  usa_prorrogacao: uso,
  usa_mensagem: uso,
  usa_transportadora: uso,
  permite_espelho: z.boolean(),
  /** GES-04 What comes back is exchanged. */
  troca: z.boolean(),
  motivos: motivosDeAbertura,
})

export type TipoDeTicketNoFio = z.output<typeof tipoDeTicket>

export const listarMenu = contrato('GET /sac/menu', {
  acao: 'TICKET_VER',
  descricao: 'Menus de ticket com os seus tipos',
  le: ['catalogo-de-tickets'],
  resposta: z.object({
    ticketMenu: z.array(z.object({ key: z.string(), description: z.string(), tipos: z.array(tipoDeTicket) })),
  }),
})

export const listarTipos = contrato('GET /sac/tipos', {
  acao: 'TICKET_VER',
  descricao: 'Tipos de ticket',
  le: ['catalogo-de-tickets'],
  resposta: listaCompleta(tipoDeTicket),
})

/** API-03, TIC-02 'Arquivado' is the last of them, with id 0. */
export const listarStatus = contrato('GET /sac/status', {
  acao: 'TICKET_VER',
  descricao: 'Status de ticket',
  le: ['catalogo-de-tickets'],
  resposta: listaCompleta(status),
})

export const listarOrigens = contrato('GET /sac/tickets/origens', {
  acao: 'TICKET_VER',
  descricao: 'Origens de um ticket: telefone, e-mail…',
  le: ['catalogo-de-tickets'],
  resposta: listaCompleta(z.object({ id: z.number(), chave: z.string(), descricao: z.string() })),
})

const motivo = z.object({ id: z.number(), descricao: z.string(), informa: z.boolean() })

export const listarMotivosDeProduto = contrato('GET /sac/consultas/motivos-produtos', {
  acao: 'TICKET_VER',
  descricao: 'Motivos de devolução de um produto',
  le: ['catalogo-de-tickets'],
  resposta: listaCompleta(motivo),
})

/** API-04, TIC-10 By the key of the ticket's type. */
export const listarMotivosDeFinalizacao = contrato('GET /sac/consultas/motivos-finalizacao', {
  acao: 'TICKET_VER',
  descricao: 'Motivos de finalização de um tipo de ticket',
  le: ['catalogo-de-tickets'],
  query: z.object({ tipo: texto(1, 60) }),
  resposta: listaCompleta(z.extend(motivo, { conclui: z.boolean() })),
})

export const listarMotivosDeAbertura = contrato('GET /sac/consultas/motivos-abertura', {
  acao: 'TICKET_VER',
  descricao: 'Árvore de motivos de abertura de um tipo de ticket, ou dos de todos que a sessão abre',
  le: ['catalogo-de-tickets'],
  query: z.object({ tipo: z.optional(texto(1, 60)) }),
  resposta: motivosDeAbertura,
})

/** TIC-11 Reasons that the return analysis gives per product. */
export const listarMotivosDeAnalise = contrato('GET /sac/consultas/motivos-analise', {
  acao: 'TICKET_INTERNO',
  descricao: 'Motivos da análise de devolução',
  le: ['catalogo-de-tickets'],
  resposta: listaCompleta(z.object({ id: z.number(), desc: z.string() })),
})

/** API-04, TIC-12 Active people of a sector's queue, for forwarding; without a sector, of all. */
export const listarAtendentesDisponiveis = contrato('GET /sac/consultas/atendentes-disponiveis', {
  acao: 'TICKET_INTERNO',
  descricao: 'Operadores disponíveis na fila de um setor',
  le: ['setores'],
  query: z.object({ setor: z.optional(campoId), idTicket: z.optional(campoId) }),
  resposta: listaCompleta(
    z.object({ id: z.number(), nome: z.string(), setores: z.array(z.number()), abertos: z.number() }),
  ),
})

/** API-04 Everybody who may own a ticket, for the filter of the list. */
export const listarAtendentes = contrato('GET /sac/consultas/atendentes', {
  acao: 'TICKET_INTERNO',
  descricao: 'Operadores',
  le: [],
  resposta: listaCompleta(pessoa),
})

export const listarRepresentantes = contrato('GET /sac/consultas/representantes', {
  acao: 'TICKET_INTERNO',
  descricao: 'Representantes',
  le: [],
  resposta: listaCompleta(pessoa),
})

export const listarEtapas = contrato('GET /sac/consultas/etapas', {
  acao: 'TICKET_INTERNO',
  descricao: 'Etapas de um tipo de ticket, ou as de todos que a sessão vê',
  le: ['catalogo-de-tickets', 'setores'],
  query: z.object({ tipo: z.optional(texto(1, 60)) }),
  resposta: listaCompleta(etapa),
})
