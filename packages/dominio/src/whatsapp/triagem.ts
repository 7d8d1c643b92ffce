import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { plural } from '../formatos/contagem.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { escolhidos, resultadoDoLote } from '../listas/lote.ts'
import { campoId, texto } from '../validacao.ts'

/** ALC-05 Why a conversation waits for a person. */
export const MOTIVOS_DA_TRIAGEM = {
  desconhecido: 'O número não está no cadastro de nenhum cliente.',
  deVarios: 'O número está no cadastro de mais de um cliente.',
  semTicket: 'O cliente não tem ticket em aberto.',
  semTipo: 'Nenhum tipo de ticket serve a uma mensagem: veja o parâmetro tipoDoTicketPorEmail.',
  muitos: (teto: number) =>
    `Este número já abriu ${plural(teto, 'ticket', 'tickets')} na última hora: os próximos esperam uma pessoa.`,
} as const

const POR_PAGINA = 20
const MAIOR_PROTOCOLO = 30
const paramsDaTriagem = z.object({ idMensagem: campoId })
const resposta = z.object({ message: z.string(), ticket: z.number() })

const conversaEmTriagem = z.object({
  /** Of its last message. */
  id: z.number(),
  numero: z.string(),
  nome: z.nullable(z.string()),
  texto: z.string(),
  /** How many messages wait. */
  mensagens: z.number(),
  motivo: z.string(),
  datahora: z.string(),
})
export type ConversaEmTriagem = z.output<typeof conversaEmTriagem>

/** ALC-05 A row for each number: what nobody could be given. `ligado` is false where the business has no number of its own. */
export const listarTriagemDoWhatsapp = contrato('GET /sac/whatsapp/triagem', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Conversas do WhatsApp que não entraram em nenhum ticket, com o motivo',
  le: ['triagem-do-whatsapp'],
  query: z.object({ ...pagina(POR_PAGINA) }),
  resposta: z.extend(lista(conversaEmTriagem), { ligado: z.boolean() }),
})

const mensagemEmTriagem = z.object({
  id: z.number(),
  /** Written by the business itself, in WhatsApp's own app. */
  daEquipe: z.boolean(),
  texto: z.string(),
  datahora: z.string(),
  arquivo: z.nullable(z.object({ nome: z.string(), midia: z.string() })),
  /** A file came along and is not here: on its way, or why it will not be. */
  semArquivo: z.nullable(z.string()),
})

const conversaInteira = z.object({
  id: z.number(),
  numero: z.string(),
  nome: z.nullable(z.string()),
  motivo: z.string(),
  /** Those with this number on record whom the session may see. */
  clientes: z.array(z.object({ id: z.number(), nome: z.string() })),
  /** Oldest first. */
  mensagens: z.array(mensagemEmTriagem),
})
export type ConversaInteira = z.output<typeof conversaInteira>

export const verConversaEmTriagem = contrato('GET /sac/whatsapp/triagem/:idMensagem', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'O que um número do WhatsApp escreveu e espera uma pessoa',
  le: ['triagem-do-whatsapp'],
  params: paramsDaTriagem,
  resposta: conversaInteira,
})

export const baixarArquivoDaTriagem = contrato('GET /sac/whatsapp/triagem/:idMensagem/arquivo', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'O arquivo que veio com uma mensagem do WhatsApp em triagem',
  le: [],
  params: paramsDaTriagem,
  resposta: { midia: 'application/octet-stream' },
})

/** ALC-05 All that the number wrote goes along. */
export const juntarConversa = contrato('POST /sac/whatsapp/triagem/:idMensagem/juntar', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Junta a um ticket uma conversa do WhatsApp em triagem',
  muda: ['triagem-do-whatsapp', 'tickets', 'historico'],
  params: paramsDaTriagem,
  corpo: z.object({ protocolo: texto(1, MAIOR_PROTOCOLO) }),
  resposta,
})

export const abrirTicketDaConversa = contrato('POST /sac/whatsapp/triagem/:idMensagem/abrir-ticket', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Abre um ticket com uma conversa do WhatsApp em triagem',
  muda: ['triagem-do-whatsapp', 'tickets', 'historico'],
  params: paramsDaTriagem,
  corpo: z.object({ filial: campoId }),
  resposta,
})

/** ALC-05 Half of what is written is 'oi': whatever needs no ticket leaves the list. */
export const descartarConversa = contrato('POST /sac/whatsapp/triagem/:idMensagem/descartar', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Descarta uma conversa do WhatsApp em triagem',
  muda: ['triagem-do-whatsapp'],
  params: paramsDaTriagem,
  resposta: z.object({ message: z.string() }),
})

/** ALC-05 Each by itself, as mail does: one that somebody else decided meanwhile is told, and the others go. */
export const descartarConversas = contrato('POST /sac/whatsapp/triagem/varias', {
  acao: 'CORREIO_RECEBIDO',
  descricao: 'Descarta várias conversas do WhatsApp em triagem',
  muda: ['triagem-do-whatsapp'],
  corpo: z.object({ conversas: escolhidos }),
  resposta: resultadoDoLote,
})
