import * as z from 'zod/mini'
import { MAIOR_ID } from '../constantes.ts'
import { etiqueta } from '../etiquetas/campos.ts'
import {
  camposDe,
  escolha,
  escolhas,
  filtroDeFilial,
  periodo,
  registro,
  simNao,
  termo,
} from '../listas/campos.ts'
import { textoDoPrazo } from '../prazos/rotulos.ts'
import { pessoa, prazo, status } from './esquemas.ts'
import { ONDE_ACHOU, type OndeAchou } from './lista/achado.ts'
import { formatarProtocolo } from './protocolo.ts'

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
  /** MES-06/etiquetas None for whoever may not see the inside of tickets. */
  etiquetas: z.array(etiqueta),
  datahora_criacao: z.string(),
  datahora_movimento: z.string(),
  /** MES-08 Where the term was found, when nothing above shows it. */
  achado: z.optional(z.object({ onde: z.enum(ondeAchou), trecho: z.string() })),
})
export type TicketDaLista = z.output<typeof ticketDaLista>

// Archived has no row of its own: it is id 0 of the list of statuses.
const idDeStatus = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(MAIOR_ID))

export const FILTROS_DE_PRAZO = { ATRASADO: 'Atrasados', PROXIMO: 'Perto de atrasar' } as const

// What tells who works on a ticket, or how the company is divided, is the staff's.
const acao = 'TICKET_INTERNO'
const extra = true

/** TIC-01 What is told of a ticket in its list, in the screen and in a file, and what the list can be narrowed by. */
export const CAMPOS_DO_TICKET = camposDe(ticketDaLista)({
  termo: termo('Protocolo, cliente, produto, mensagem…'),
  protocolo: {
    rotulo: 'Protocolo',
    planilha: 16,
    valor: ({ protocolo }) => formatarProtocolo(protocolo),
    coluna: { largura: 130 },
  },
  id: { rotulo: 'Número', tipo: 'numero', planilha: 10, ordem: { id: 'Número' } },
  status: {
    rotulo: 'Status',
    // Archived ones show only when asked for.
    filtro: escolhas({}, idDeStatus),
    planilha: 22,
    valor: ({ status }) => status.label,
    // The longest of them goes on in a second line.
    coluna: { largura: 128, noCartao: 'canto' },
  },
  // Whoever is served sees only their own tickets, and knows no customer of the company's by its number.
  idCli: { rotulo: 'Cliente', acao, filtro: registro('cliente', extra) },
  cliente: {
    rotulo: 'Cliente',
    planilha: 40,
    valor: ({ cliente, consumidor }) => cliente?.razSoc ?? consumidor?.nome,
    coluna: { larguraMinima: 150, confortavel: 180, peso: 5, noCartao: 1 },
  },
  tipo: {
    rotulo: 'Tipo',
    filtro: escolhas(),
    planilha: 26,
    valor: ({ tipo }) => tipo.desc,
    coluna: { larguraMinima: 170, confortavel: 200, peso: 5, noCartao: 1 },
  },
  assunto: { rotulo: 'Assunto', planilha: 40 },
  ...periodo('Abertura', 'Data de abertura'),
  etiquetas: {
    rotulo: 'Etiquetas',
    acao,
    planilha: 28,
    valor: ({ etiquetas }) => etiquetas.map(({ nome }) => nome).join(', '),
    // MES-06/etiquetas The first to go where there is no room: the filter and the ticket tell them too.
    coluna: { larguraMinima: 130, peso: 1, dispensavel: 0.5, noCartao: 'oculto' },
  },
  // MES-09 Whole, at any width.
  etapa: {
    rotulo: 'Etapa',
    planilha: 28,
    valor: ({ etapa }) => etapa.nome,
    coluna: { largura: 182, noCartao: 1 },
  },
  operador: {
    rotulo: 'Operador',
    acao,
    filtro: escolhas({ extra }),
    planilha: 28,
    valor: ({ operador }) => operador?.nome,
  },
  representante: { rotulo: 'Representante', acao, filtro: escolhas({ extra }) },
  regiao: { rotulo: 'Região', acao, filtro: escolhas({ extra, todos: 'Todas' }) },
  setor: {
    rotulo: 'Setor',
    filtro: { ...escolhas({ extra }), acao },
    planilha: 18,
    valor: ({ setor }) => setor.nome,
  },
  etiqueta: { rotulo: 'Etiqueta', acao, filtro: escolhas({ extra, todos: 'Todas' }) },
  criador: { rotulo: 'Aberto por', planilha: 28, valor: ({ criador }) => criador.nome },
  filial: {
    rotulo: 'Filial',
    filtro: filtroDeFilial(extra),
    planilha: 24,
    valor: ({ filial }) => filial.desc,
  },
  prazo: {
    rotulo: 'Prazo',
    tipo: 'instante',
    filtro: escolha(FILTROS_DE_PRAZO, { extra, todos: 'Qualquer' }),
    ordem: { dtPrazo: 'Prazo de solução' },
    planilha: 18,
    valor: ({ prazo }) => prazo.em,
    coluna: { largura: 120, noCartao: 1 },
  },
  situacaoDoPrazo: {
    rotulo: 'Situação do prazo',
    planilha: 26,
    valor: ({ prazo }, agora) => textoDoPrazo(prazo.situacao, prazo.em ? new Date(prazo.em) : null, agora),
  },
  datahora_criacao: {
    rotulo: 'Abertura',
    tipo: 'instante',
    ordem: { dtCriacao: 'Data de abertura' },
    planilha: 18,
    coluna: { larguraMinima: 104, peso: 2, dispensavel: 1, noCartao: 'oculto' },
  },
  datahora_movimento: {
    rotulo: 'Última movimentação',
    tipo: 'instante',
    ordem: { dtMovimento: 'Última movimentação' },
    planilha: 20,
  },
  meus: { rotulo: 'Operador', acao, filtro: simNao('Só os meus', { extra }) },
  semOperador: {
    rotulo: 'Operador',
    acao,
    filtro: simNao('Sem operador', { extra, textoDoCampo: 'Só sem operador' }),
  },
  // MES-01 The customer had the last word in it, and it is still open.
  clienteRespondeu: {
    rotulo: 'Conversa',
    acao,
    filtro: simNao('Cliente respondeu', { extra, textoDoCampo: 'Só onde o cliente respondeu' }),
  },
  sigo: { rotulo: 'Seguidos', acao, filtro: simNao('Só os que sigo', { extra }) },
  abertos: { rotulo: 'Situação', filtro: simNao('Só em aberto', { extra }) },
})
