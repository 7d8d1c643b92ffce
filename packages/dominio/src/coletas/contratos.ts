import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, listaCompleta, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { MAXIMO_EM_LOTE } from '../listas/lote.ts'
import { versao } from '../tickets/esquemas.ts'
import { campoData, campoId, texto } from '../validacao.ts'
import { type AcaoDaColeta, situacoesDaColeta, tiposDeResponsavel } from './situacoes.ts'

const AGUARDANDO_POR_PAGINA = 50
const COLETAS_POR_PAGINA = 20
export const TAMANHO_DA_OBSERVACAO = 500
const DIGITOS_DO_IBGE = 7

const situacao = z.enum(situacoesDaColeta)
const tipo = z.enum(tiposDeResponsavel)
const ibge = texto(DIGITOS_DO_IBGE, DIGITOS_DO_IBGE)
const tickets = z.array(campoId).check(z.minLength(1), z.maxLength(MAXIMO_EM_LOTE))
const observacao = z.optional(texto(0, TAMANHO_DA_OBSERVACAO))
const paramsDaColeta = z.object({ idColeta: campoId })
const pessoa = z.object({ id: z.number(), nome: z.string() })

/** ENT-10 Who fetches: kind and id, with the name it had when the order was made. */
const responsavel = z.object({ tipo, id: z.number(), nome: z.string() })

const lugar = z.object({ ibge: z.string(), cidade: z.string(), uf: z.string() })

const ondeColetar = z.object({
  id: z.number(),
  razSoc: z.string(),
  fant: z.string(),
  telefone: z.string(),
  endereco: z.string(),
})

const ticketQueAguarda = z.object({
  id: z.number(),
  protocolo: z.string(),
  tipo: z.string(),
  dtCriacao: z.string(),
  cliente: ondeColetar,
  lugar,
  filial: pessoa,
  qtdeItens: z.number(),
  /** Authorised units still to come, over all products. */
  qtdeAReceber: z.number(),
  representante: z.nullable(pessoa),
  transportadora: z.nullable(pessoa),
})
export type TicketQueAguarda = z.output<typeof ticketQueAguarda>

/** COL-01, API-10 Tickets whose goods wait to be fetched, city by city. */
export const listarAguardandoColeta = contrato('GET /sac/tickets/ordem-coleta', {
  acao: 'COLETA_GERAR',
  descricao: 'Tickets que aguardam ordem de coleta, por cidade',
  le: ['tickets', 'coletas'],
  query: z.object({ cidade: z.optional(ibge), termo: termoDePesquisa, ...pagina(AGUARDANDO_POR_PAGINA) }),
  resposta: z.extend(lista(ticketQueAguarda), {
    /** Every city with tickets waiting, whatever the filter. */
    cidades: z.array(z.extend(lugar, { quantidade: z.number() })),
  }),
})

/** COL-01 */
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

/** COL-01, API-10 */
export const listarRepresentantesParaColeta = contrato('GET /sac/tickets/ordem-coleta/representante', {
  acao: 'COLETA_GERAR',
  descricao: 'Representantes que podem coletar em uma cidade',
  le: ['tickets', 'coletas'],
  query: filtroDeCandidatos,
  resposta: listaCompleta(candidato),
})

/** COL-01, API-10 */
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

export const ORDENACOES_DE_COLETAS = { dtGeracao: 'Geração', dtPrevista: 'Previsão' } as const
export type OrdenacaoDeColetas = keyof typeof ORDENACOES_DE_COLETAS
const ordenacoes = Object.keys(ORDENACOES_DE_COLETAS) as [OrdenacaoDeColetas, ...OrdenacaoDeColetas[]]

export const filtrosDeColetas = z.object({
  situacao: z._default(z.array(situacao).check(z.maxLength(situacoesDaColeta.length)), []),
  tipo: z.optional(tipo),
  dtIni: z.optional(campoData),
  dtFim: z.optional(campoData),
  /** Orders that this ticket is or was in. */
  ticket: z.optional(campoId),
  termo: termoDePesquisa,
  orderBy: z._default(z.enum(ordenacoes), 'dtGeracao'),
  direction: direcao,
  ...pagina(COLETAS_POR_PAGINA),
})

const coletaDaLista = z.object({
  id: z.number(),
  responsavel,
  lugar,
  filial: pessoa,
  situacao,
  dtGeracao: z.string(),
  dtPrevista: z.nullable(z.string()),
  /** Of the last confirmation. */
  dtColeta: z.nullable(z.string()),
  clientes: z.array(z.string()),
  qtdeTickets: z.number(),
  qtdeConfirmados: z.number(),
})
export type ColetaDaLista = z.output<typeof coletaDaLista>

/** COL-01, API-10 */
export const listarColetas = contrato('GET /sac/coletas', {
  acao: 'COLETA_VER',
  descricao: 'Ordens de coleta, com filtros',
  le: ['coletas'],
  query: filtrosDeColetas,
  resposta: lista(coletaDaLista),
})

/** COL-01 */
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

/** COL-01, API-10 */
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
