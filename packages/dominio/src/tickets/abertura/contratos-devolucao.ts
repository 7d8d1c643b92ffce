import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { MAXIMO_DO_TERMO } from '../../listas/esquemas.ts'
import { campoId, texto } from '../../validacao.ts'
import { status } from '../esquemas.ts'
import { MAXIMO_DE_NOTAS, notaParaEscolher } from './contratos.ts'
import { SITUACOES_DA_DEVOLUCAO, type SituacaoDaDevolucao } from './devolucao.ts'

const situacoes = Object.keys(SITUACOES_DA_DEVOLUCAO) as [SituacaoDaDevolucao, ...SituacaoDaDevolucao[]]

/** MES-07 An invoice with what may still come back of it. */
const notaADevolver = z.extend(notaParaEscolher, {
  situacao: z.enum(situacoes),
  /** How many of its products have something left. */
  restam: z.number(),
  /** Last day of the return window; null where there is none. */
  ate: z.nullable(z.string()),
})
export type NotaADevolver = z.output<typeof notaADevolver>

/** MES-07 By number, access key, or words of the customer; of several customers it is asked which. */
export const procurarNotasADevolver = contrato('GET /sac/tickets/notas-a-devolver', {
  acao: 'TICKET_ABRIR',
  descricao: 'Notas fiscais por número, chave ou cliente, com o que ainda pode ser devolvido',
  le: ['itens'],
  query: z.object({ q: z._default(texto(0, MAXIMO_DO_TERMO), ''), idCli: z.optional(campoId) }),
  resposta: z.object({
    clientes: z.array(
      z.object({
        id: z.number(),
        fant: z.string(),
        razSoc: z.string(),
        cnpj: z.string(),
        cid: z.string(),
        uf: z.string(),
      }),
    ),
    notas: z.array(notaADevolver),
    /** There are older ones, which their number finds, or other customers, whom a longer term does. */
    temMais: z.boolean(),
  }),
})

/** MES-06/mesma-nota A ticket that is already about one of the invoices. */
const ticketDaNota = z.object({
  id: z.number(),
  protocolo: z.string(),
  numNf: z.number(),
  tipo: z.string(),
  etapa: z.string(),
  status,
  emAberto: z.boolean(),
  criador: z.string(),
  datahora_criacao: z.string(),
})
export type TicketDaNota = z.output<typeof ticketDaNota>

/** MES-06/mesma-nota Those still open first. */
export const listarTicketsDasNotas = contrato('GET /sac/tickets/das-notas', {
  acao: 'TICKET_VER',
  descricao: 'Tickets do mesmo cliente sobre as mesmas notas fiscais',
  le: ['tickets'],
  query: z.object({ nota: z.array(campoId).check(z.minLength(1), z.maxLength(MAXIMO_DE_NOTAS)) }),
  resposta: z.object({ itens: z.array(ticketDaNota), temMais: z.boolean() }),
})
