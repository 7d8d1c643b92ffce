import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe, filtrosDe, type OrdenacaoDe } from '../listas/campos.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { MAXIMO_EM_LOTE } from '../listas/lote.ts'
import { versao } from '../tickets/esquemas.ts'
import { campoData, campoId, texto } from '../validacao.ts'
import {
  CAMPOS_DA_COLETA,
  CAMPOS_DO_QUE_AGUARDA,
  coletaDaLista,
  ibge,
  lugar,
  ondeColetar,
  responsavel,
  situacao,
  ticketQueAguarda,
  tipo,
} from './campos.ts'
import type { AcaoDaColeta } from './situacoes.ts'

const AGUARDANDO_POR_PAGINA = 50
export const TAMANHO_DA_OBSERVACAO = 500
const tickets = z.array(campoId).check(z.minLength(1), z.maxLength(MAXIMO_EM_LOTE))
const observacao = z.optional(texto(0, TAMANHO_DA_OBSERVACAO))
const paramsDaColeta = z.object({ idColeta: campoId })
/** COL-01, API-10 Tickets whose goods wait to be fetched, city by city. */
export const listarAguardandoColeta = contrato('GET /sac/tickets/ordem-coleta', {
  acao: 'COLETA_GERAR',
  descricao: 'Tickets que aguardam ordem de coleta, por cidade',
  le: ['tickets', 'coletas'],
  query: z.object({ ...filtrosDe(CAMPOS_DO_QUE_AGUARDA), ...pagina(AGUARDANDO_POR_PAGINA) }),
  resposta: z.extend(lista(ticketQueAguarda), {
    /** Every city with tickets waiting, whatever the filter. */
    cidades: z.array(z.extend(lugar, { quantidade: z.number() })),
  }),
})

export const exportarAguardandoColeta = exportacaoDe(
  'GET /sac/tickets/ordem-coleta/exportar',
  listarAguardandoColeta,
)

const apenasRca = z._default(z.union([z.boolean(), z.stringbool()]), false)

const filtroDeCandidatos = z.object({
  /** IBGE code of the city where the goods are; without it, all the cities with tickets waiting. */
  cidade: z.optional(ibge),
  /** Only the customers' own representatives, or the carriers of those very deliveries. */
  apenas_rca: apenasRca,
})

const candidato = z.object({
  id: z.number(),
  nome: z.string(),
  /** Tickets waiting there that are naturally theirs. */
  tickets: z.number(),
  ultima_coleta: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  uf: z.nullable(z.string()),
})
export type Candidato = z.output<typeof candidato>

export const listarRepresentantesParaColeta = contrato('GET /sac/tickets/ordem-coleta/representante', {
  acao: 'COLETA_GERAR',
  descricao: 'Representantes que podem coletar em uma cidade',
  le: ['tickets', 'coletas'],
  query: filtroDeCandidatos,
  resposta: listaCompleta(candidato),
})

export const listarTransportadorasParaColeta = contrato('GET /sac/tickets/ordem-coleta/transportadora', {
  acao: 'COLETA_GERAR',
  descricao: 'Transportadoras que podem coletar em uma cidade',
  le: ['tickets', 'coletas'],
  query: filtroDeCandidatos,
  resposta: listaCompleta(candidato),
})

/** COL-01, API-10 One order for each city and branch; without a party, each ticket's natural one. */
export const gerarOrdensDeColeta = contrato('POST /sac/tickets/ordem-coleta/:tipo', {
  acao: 'COLETA_GERAR',
  descricao: 'Gera ordens de coleta para os tickets',
  muda: ['coletas', 'tickets', 'historico'],
  params: z.object({ tipo }),
  corpo: z.object({
    tickets,
    responsavel_id: z.optional(z.nullable(campoId)),
    data_prevista: z.optional(z.nullable(campoData)),
    observacao,
  }),
  resposta: z.object({
    message: z.string(),
    coletas: z.array(z.object({ id: z.number(), responsavel, lugar, tickets: z.array(z.number()) })),
  }),
})

/** API-10 The party with what is in its hands. */
export const obterResponsavel = contrato('GET /sac/tickets/oc/:tipo/:id', {
  acao: 'COLETA_VER',
  descricao: 'Um responsável por coletas: contato, coletas e tickets em mãos',
  le: [],
  params: z.object({ tipo, id: campoId }),
  resposta: z.object({
    tipo,
    id: z.number(),
    nome: z.string(),
    documento: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    cidade: z.nullable(z.string()),
    uf: z.nullable(z.string()),
    ativo: z.boolean(),
    ticketsEmMaos: z.number(),
    coletas: z.array(
      z.object({
        id: z.number(),
        lugar,
        situacao,
        dtGeracao: z.string(),
        dtPrevista: z.nullable(z.string()),
        qtdeTickets: z.number(),
      }),
    ),
  }),
})
export type Responsavel = z.output<(typeof obterResponsavel)['resposta']>

export type OrdenacaoDeColetas = OrdenacaoDe<typeof CAMPOS_DA_COLETA>

export const filtrosDeColetas = consultaDe(CAMPOS_DA_COLETA, 'dtGeracao', 20)

export const listarColetas = contrato('GET /sac/coletas', {
  acao: 'COLETA_VER',
  descricao: 'Ordens de coleta, com filtros',
  le: ['coletas'],
  query: filtrosDeColetas,
  resposta: lista(coletaDaLista),
})

export const exportarColetas = exportacaoDe('GET /sac/coletas/exportar', listarColetas)

const ticketDaColeta = z.object({
  id: z.number(),
  protocolo: z.string(),
  situacao,
  /** The goods were counted, or the ticket left the order. */
  encerrada: z.boolean(),
  dtColeta: z.nullable(z.string()),
  observacao: z.nullable(z.string()),
  /** Whether the session may open the ticket itself. */
  visivel: z.boolean(),
  cliente: ondeColetar,
  itens: z.array(
    z.object({
      id: z.number(),
      codigo: z.string(),
      descricao: z.string(),
      unidade: z.string(),
      quantidade: z.number(),
    }),
  ),
})

export const obterColeta = contrato('GET /sac/coletas/:idColeta', {
  acao: 'COLETA_VER',
  descricao: 'Uma ordem de coleta, com tickets, itens e histórico',
  le: ['coletas', 'tickets'],
  params: paramsDaColeta,
  resposta: z.extend(coletaDaLista, {
    versao: z.number(),
    observacao: z.nullable(z.string()),
    geradaPor: z.nullable(z.string()),
    tickets: z.array(ticketDaColeta),
    historico: z.array(
      z.object({
        id: z.number(),
        quando: z.string(),
        quem: z.string(),
        acao: z.custom<AcaoDaColeta>(),
        mensagem: z.string(),
      }),
    ),
    /** What the session may do with it now. */
    acoes: z.object({ confirmar: z.boolean(), cancelar: z.boolean() }),
  }),
})
export type ColetaDetalhada = z.output<(typeof obterColeta)['resposta']>
export type TicketDaColeta = ColetaDetalhada['tickets'][number]

/** COL-01 The order on paper, for whoever goes to fetch. */
export const baixarOrdemDeColeta = contrato('GET /sac/coletas/:idColeta/download', {
  acao: 'COLETA_VER',
  descricao: 'A ordem de coleta em PDF',
  le: [],
  params: paramsDaColeta,
  resposta: { midia: 'application/pdf' },
})

/** COL-01, API-10 By ticket, so that what was not ready to be fetched can stay in the order. */
export const confirmarColeta = contrato('POST /sac/coletas/confirmar', {
  acao: 'COLETA_CONFIRMAR',
  descricao: 'Confirma que a mercadoria dos tickets foi coletada',
  muda: ['coletas', 'tickets', 'historico'],
  corpo: z.object({
    tickets,
    /** Of the one order they are in. */
    versao,
    data: z.optional(z.nullable(campoData)),
    observacao,
  }),
  resposta: z.object({ message: z.string(), coletas: z.array(z.number()) }),
})

/** COL-01 Its tickets go back to those that await an order. Without `versao` nothing that was confirmed is undone. */
export const cancelarColeta = contrato('POST /sac/coletas/:idColeta/cancelar', {
  acao: 'COLETA_GERAR',
  descricao: 'Cancela o que ainda não chegou de uma ordem de coleta',
  muda: ['coletas', 'tickets', 'historico'],
  params: paramsDaColeta,
  corpo: z.object({ versao, motivo: texto(1, TAMANHO_DA_OBSERVACAO) }),
  resposta: z.object({ message: z.string() }),
})
