import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { filtrosDe } from '../../listas/campos.ts'
import { lista, pagina } from '../../listas/esquemas.ts'
import { escolhidos, resultadoDoLote } from '../../listas/lote.ts'
import { campoId, texto } from '../../validacao.ts'
import { CAMPOS_DA_RECEBIDA, recebidaDaLista } from './campos.ts'

const POR_PAGINA = 20
const MAIOR_PROTOCOLO = 30

const paramsDaRecebida = z.object({ idRecebida: campoId })
const mensagem = z.object({ message: z.string() })

export const listarRecebidas = contrato('GET /sac/correio-recebido', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'E-mails que chegaram às caixas do atendimento, e o que foi feito de cada um',
  le: ['correio-recebido'],
  query: z.object({ ...filtrosDe(CAMPOS_DA_RECEBIDA), ...pagina(POR_PAGINA) }),
  resposta: lista(recebidaDaLista),
})

const caixa = z.object({
  id: z.number(),
  nome: z.string(),
  /** When it was last read; null when it never was. */
  lidaEm: z.nullable(z.string()),
  falha: z.nullable(z.object({ motivo: z.string(), desde: z.string() })),
})

/** ALC-02 Whether the mailboxes are being read. */
export const listarCaixas = contrato('GET /sac/correio-caixas', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Caixas de e-mail do atendimento, e desde quando não são lidas',
  le: ['correio-recebido'],
  resposta: z.object({ itens: z.array(caixa) }),
})

/** Where a frame finds the page of a message, harmless; whether it has pictures from elsewhere, which are not loaded unasked. */
const paginaDoEmail = z.nullable(z.object({ url: z.string(), imagens: z.boolean() }))
export type PaginaDoEmail = NonNullable<z.output<typeof paginaDoEmail>>

const recebida = z.extend(recebidaDaLista, {
  /** As they came. */
  cabecalhos: z.string(),
  texto: z.nullable(z.string()),
  citado: z.nullable(z.string()),
  pagina: paginaDoEmail,
  tamanho: z.number(),
  temOriginal: z.boolean(),
})
export type RecebidaDetalhada = z.output<typeof recebida>

export const verRecebida = contrato('GET /sac/correio-recebido/:idRecebida', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Um e-mail que chegou, com cabeçalhos e texto',
  le: ['correio-recebido'],
  params: paramsDaRecebida,
  resposta: recebida,
})

export const baixarOriginalDaRecebida = contrato('GET /sac/correio-recebido/:idRecebida/original', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'O original de um e-mail que chegou, byte por byte',
  le: ['correio-recebido'],
  params: paramsDaRecebida,
  resposta: { midia: 'application/octet-stream' },
})

/** ALC-02 As if it had just arrived. */
export const tentarRecebida = contrato('POST /sac/correio-recebido/:idRecebida/tentar', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Tenta de novo um e-mail posto de lado',
  muda: ['correio-recebido'],
  params: paramsDaRecebida,
  resposta: mensagem,
})

export const juntarRecebida = contrato('POST /sac/correio-recebido/:idRecebida/juntar', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Junta a um ticket um e-mail posto de lado',
  muda: ['correio-recebido'],
  params: paramsDaRecebida,
  corpo: z.object({ protocolo: texto(1, MAIOR_PROTOCOLO) }),
  resposta: mensagem,
})

export const abrirTicketDaRecebida = contrato('POST /sac/correio-recebido/:idRecebida/abrir-ticket', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Abre um ticket com um e-mail posto de lado',
  muda: ['correio-recebido'],
  params: paramsDaRecebida,
  resposta: mensagem,
})

export const DECISOES_EM_LOTE = {
  DESCARTAR: 'descartado',
  TENTAR: 'tentado de novo',
  ABRIR_TICKET: 'levado à fila',
} as const
export type DecisaoEmLote = keyof typeof DECISOES_EM_LOTE

/** ALC-02 Each by itself: one that somebody else decided meanwhile is told, and the others go. */
export const decidirSobreVarias = contrato('POST /sac/correio-recebido/varias', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Descarta, tenta de novo ou abre tickets com vários e-mails postos de lado',
  muda: ['correio-recebido'],
  corpo: z.object({
    recebidas: escolhidos,
    decisao: z.enum(Object.keys(DECISOES_EM_LOTE) as [DecisaoEmLote, ...DecisaoEmLote[]]),
  }),
  resposta: resultadoDoLote,
})

/** ALC-02, ALC-05 How many wait for a person, by each way; for the menu. */
export const contarRecebidasQueEsperam = contrato('GET /sac/correio-recebido/esperando', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Quantas mensagens recebidas esperam uma pessoa',
  le: ['correio-recebido', 'triagem-do-whatsapp'],
  resposta: z.object({ emails: z.number(), conversas: z.number() }),
})

const MAIOR_ASSINATURA = 200

/** ALC-02 The page of a message, for a frame: authorised by its own token, since a frame carries no header. */
export const verPaginaDoEmail = contrato('GET /sac/correio-recebido/:idRecebida/pagina', {
  publico: true,
  descricao: 'O e-mail com formatação, inerte, pelo endereço que a consulta respondeu',
  le: [],
  params: paramsDaRecebida,
  query: z.object({
    /** The ticket it is looked at in. */
    ticket: z.optional(campoId),
    ts: texto(1, MAIOR_ASSINATURA),
    token: texto(1, MAIOR_ASSINATURA),
    /** Somebody asked for the pictures from elsewhere. */
    imagens: z.optional(z.literal('1')),
  }),
  resposta: { midia: 'text/html' },
})

/** ALC-02 What an entry that came by mail does not show: the quoted past, and the page as it was, harmless. */
export const verEmailDaEntrada = contrato('GET /sac/tickets/:idTicket/historico/:idEntrada/email', {
  acao: 'TICKET_INTERNO',
  descricao: 'O e-mail inteiro de uma entrada do ticket',
  le: ['historico'],
  params: z.object({ idTicket: campoId, idEntrada: campoId }),
  resposta: z.object({
    assunto: z.string(),
    texto: z.string(),
    citado: z.string(),
    pagina: paginaDoEmail,
    temOriginal: z.boolean(),
  }),
})

/** ALC-02 As it came, byte by byte, for who sees the inside of the ticket; while it is kept. */
export const baixarOriginalDaEntrada = contrato(
  'GET /sac/tickets/:idTicket/historico/:idEntrada/email/original',
  {
    acao: 'TICKET_INTERNO',
    descricao: 'O original do e-mail de uma entrada do ticket',
    le: [],
    params: z.object({ idTicket: campoId, idEntrada: campoId }),
    resposta: { midia: 'application/octet-stream' },
  },
)
