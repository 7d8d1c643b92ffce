import * as z from 'zod/mini'
import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '../arquivos/anexos.ts'
import { avaliacaoDoTicket, camposDaAvaliacao } from '../avaliacoes/contratos.ts'
import { contrato } from '../contrato.ts'
import { TAMANHO_DA_MENSAGEM } from '../tickets/esquemas.ts'
import type { AcaoDoHistorico } from '../tickets/historico.ts'
import type { StatusDoItem } from '../tickets/situacoes.ts'
import { campoId, texto } from '../validacao.ts'
import type { SituacaoParaCliente } from './regras.ts'

// An office shares an address; a machine that guesses secrets of 256 bits gains nothing with more.
const VISITAS_POR_MINUTO = 60
const ESCRITAS_POR_MINUTO = 20

// In the query or the body and never in the path, which is written to the log.
const token = texto(1, 100)
const mensagem = z.object({ message: z.string() })

const anexo = z.object({ id: z.number(), nome: z.string(), tamanho: z.number(), midia: z.string() })

const ticketDoCliente = z.object({
  protocolo: z.string(),
  assunto: z.nullable(z.string()),
  tipo: z.string(),
  abertoEm: z.string(),
  situacao: z.custom<SituacaoParaCliente>(),
  etapas: z.array(
    z.object({ id: z.number(), nome: z.string(), situacao: z.enum(['FEITA', 'ATUAL', 'PENDENTE']) }),
  ),
  produtos: z.array(
    z.object({
      id: z.number(),
      codigo: z.string(),
      descricao: z.string(),
      qtde: z.number(),
      autorizada: z.nullable(z.number()),
      unidade: z.string(),
      status: z.custom<StatusDoItem>(),
      /** Why it was answered so. */
      motivo: z.nullable(z.string()),
      anexos: z.array(anexo),
    }),
  ),
  /** Oldest first, as a conversation is read. */
  conversa: z.array(
    z.object({
      id: z.number(),
      quem: z.string(),
      /** Written by whom has this link. */
      minha: z.boolean(),
      quando: z.string(),
      acao: z.custom<AcaoDoHistorico>(),
      mensagem: z.string(),
      anexos: z.array(anexo),
    }),
  ),
  /** There were more before these. */
  haMais: z.boolean(),
  limiteMb: z.number(),
  /** Whose link it is. */
  destinatario: z.object({ nome: z.nullable(z.string()), email: z.string() }),
  /** Why nothing more can be answered; null when it can. */
  impedimento: z.nullable(z.string()),
  avaliacao: avaliacaoDoTicket,
})
export type TicketDoCliente = z.output<typeof ticketDoCliente>

/** ALC-03 Looking changes nothing: mail scanners open links too. */
export const verTicketPeloLink = contrato('GET /tickets-pelo-link', {
  publico: true,
  descricao: 'O ticket de um link, como o cliente o vê',
  le: [],
  limitePorMinuto: VISITAS_POR_MINUTO,
  query: z.object({ token }),
  resposta: ticketDoCliente,
})

export const baixarAnexoPeloLink = contrato('GET /tickets-pelo-link/anexo', {
  publico: true,
  descricao: 'Um anexo público do ticket de um link',
  le: [],
  limitePorMinuto: VISITAS_POR_MINUTO,
  query: z.object({ token, id: campoId }),
  resposta: { midia: 'application/octet-stream' },
})

/** ALC-03 Said by the page once it is shown, so that the staff knows that the link was opened. */
export const visitarTicketPeloLink = contrato('POST /tickets-pelo-link/visita', {
  publico: true,
  descricao: 'Registra que a página do link foi aberta',
  muda: [],
  limitePorMinuto: ESCRITAS_POR_MINUTO,
  corpo: z.object({ token }),
  resposta: mensagem,
})

/** ALC-03 `chave` is of one intention: sent again, it is answered and not written again. */
export const responderPeloLink = contrato('POST /tickets-pelo-link/resposta', {
  publico: true,
  descricao: 'Responde ao ticket de um link, com anexos',
  muda: ['tickets', 'historico', 'avisos'],
  limitePorMinuto: ESCRITAS_POR_MINUTO,
  corpo: z.object({ token, chave: texto(16, 64), mensagem: texto(0, TAMANHO_DA_MENSAGEM) }),
  arquivos: { campo: 'arquivos', maximo: MAXIMO_DE_ARQUIVOS.dialogo, extensoes: EXTENSOES_DE_ANEXO },
  resposta: mensagem,
})

export const avaliarPeloLink = contrato('POST /tickets-pelo-link/avaliacao', {
  publico: true,
  descricao: 'Avalia o atendimento do ticket de um link',
  muda: ['tickets', 'historico', 'avisos'],
  limitePorMinuto: ESCRITAS_POR_MINUTO,
  corpo: z.object({ token, ...camposDaAvaliacao }),
  resposta: mensagem,
})
