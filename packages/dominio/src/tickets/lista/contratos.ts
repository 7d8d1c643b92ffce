import * as z from 'zod/mini'
import { MAIOR_ID } from '../../constantes.ts'
import { contrato } from '../../contrato.ts'
import { etiqueta } from '../../etiquetas/contratos.ts'
import { direcao, lista, listaCompleta, pagina, termoDePesquisa } from '../../listas/esquemas.ts'
import { exportacaoDe } from '../../listas/exportacao.ts'
import { escolhidos, resultadoDoLote } from '../../listas/lote.ts'
import { campoData, campoId, texto } from '../../validacao.ts'
import { pessoa, prazo, status } from '../esquemas.ts'
import { ONDE_ACHOU, type OndeAchou } from './achado.ts'

const POR_PAGINA = 20
const MAXIMO_DE_ESCOLHAS = 50

const ids = z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), [])
// Archived has no row of its own: it is id 0 of the list of statuses.
const idDeStatus = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(MAIOR_ID))

export const ORDENACOES_DE_TICKETS = {
  dtCriacao: 'Data de abertura',
  dtMovimento: 'Última movimentação',
  dtPrazo: 'Prazo de solução',
  id: 'Número',
} as const
export type OrdenacaoDeTickets = keyof typeof ORDENACOES_DE_TICKETS

const ordenacoes = Object.keys(ORDENACOES_DE_TICKETS) as [OrdenacaoDeTickets, ...OrdenacaoDeTickets[]]

export const FILTROS_DE_PRAZO = { ATRASADO: 'Atrasados', PROXIMO: 'Perto de atrasar' } as const
export type FiltroDePrazo = keyof typeof FILTROS_DE_PRAZO

/** TIC-01 What the list can be narrowed by, as far as `filtrosPermitidos` lets; archived tickets show only when asked for (status 0). */
export const filtrosDeTickets = z.object({
  dtIni: z.optional(campoData),
  dtFim: z.optional(campoData),
  idCli: z.optional(campoId),
  status: z._default(z.array(idDeStatus).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), []),
  tipo: ids,
  termo: termoDePesquisa,
  operador: ids,
  representante: ids,
  regiao: ids,
  setor: ids,
  filial: ids,
  prazo: z.optional(z.enum(['ATRASADO', 'PROXIMO'])),
  /** MES-06 With any of these tags. */
  etiqueta: ids,
  /** Only tickets whose operator is the caller. */
  meus: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** MES-06 Only tickets that the caller follows. */
  sigo: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** MES-01 Only open tickets in which the customer had the last word. */
  clienteRespondeu: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** Only tickets that nobody was given yet. */
  semOperador: z._default(z.union([z.boolean(), z.stringbool()]), false),
  /** Only what is neither finished nor archived. */
  abertos: z._default(z.union([z.boolean(), z.stringbool()]), false),
  orderBy: z._default(z.enum(ordenacoes), 'dtCriacao'),
  direction: direcao,
  ...pagina(POR_PAGINA),
})

const ondeAchou = Object.keys(ONDE_ACHOU) as [OndeAchou, ...OndeAchou[]]

export const ticketDaLista = z.object({
  id: z.number(),
  protocolo: z.string(),
  versao: z.number(),
  status,
  arquivado: z.boolean(),
  criador: z.object({ nome: z.string() }),
  cliente: z.nullable(z.object({ id: z.number(), razSoc: z.string(), fant: z.string() })),
  consumidor: z.nullable(z.object({ nome: z.string() })),
  tipo: z.object({ id: z.number(), chave: z.string(), desc: z.string(), menu: z.string() }),
  assunto: z.nullable(z.string()),
  etapa: z.object({ id: z.number(), nome: z.string() }),
  setor: pessoa,
  operador: z.nullable(pessoa),
  filial: z.object({ idFil: z.number(), desc: z.string() }),
  prazo,
  /** MES-06 None for whoever may not see the inside of tickets. */
  etiquetas: z.array(etiqueta),
  datahora_criacao: z.string(),
  datahora_movimento: z.string(),
  /** MES-08 Where the term was found, when nothing above shows it. */
  achado: z.optional(z.object({ onde: z.enum(ondeAchou), trecho: z.string() })),
})

export type TicketDaLista = z.output<typeof ticketDaLista>

/** TIC-01, API-02 */
export const listarTickets = contrato('GET /sac/tickets', {
  acao: 'TICKET_VER',
  descricao: 'Tickets que a sessão pode ver, com filtros',
  le: ['tickets'],
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

/** API-03, HOM-01 */
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

/** TIC-01 */
export const exportarTickets = exportacaoDe('GET /sac/tickets/exportar', listarTickets, 'TICKET_EXPORTAR')

/** TIC-10 */
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

/** TIC-12 */
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
