import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { CamposDoTicket } from './queries-mudanca.ts'

export type Movimento = {
  id: number
  acao: AcaoDoHistorico
  campos: CamposDoTicket
  /** The step it stood in before. */
  etapaAnterior: number
  setorAnterior: number
  /** Of one that is opened again: when it had ended. */
  finalizadoAntes: Date | null
  /** The version it made. */
  versao: number
}
type Reacao = (tx: Tx, autoria: Autoria, movimento: Movimento) => Promise<void>

const reacoes = new Set<Reacao>()

/**
 * What else must happen, in the same transaction, when a ticket moves: said at the start by whoever puts the server
 * together, so that a feature that knows tickets can follow them and tickets know of none.
 */
export function reagirAMovimentos(reacao: Reacao): void {
  reacoes.add(reacao)
}

export type MensagemDoTicket = { ticketId: number; historicoId: number; mensagem: string }
type ReacaoAMensagem = (tx: Tx, autoria: Autoria, mensagem: MensagemDoTicket) => Promise<void>

const reacoesAMensagens = new Set<ReacaoAMensagem>()

/** The same, for what the staff answers in public. */
export function reagirARespostas(reacao: ReacaoAMensagem): void {
  reacoesAMensagens.add(reacao)
}

export async function contarAResposta(tx: Tx, autoria: Autoria, mensagem: MensagemDoTicket): Promise<void> {
  for (const reacao of reacoesAMensagens) await reacao(tx, autoria, mensagem)
}

export type EntradaEscrita = {
  ticketId: number
  protocolo: string
  acao: AcaoDoHistorico
  /** MES-06 Colleagues whom it calls. */
  mencoes: readonly number[]
  /** Written by the customer's side without an account: by the link, by mail, by WhatsApp. */
  deFora: boolean
}
type ReacaoAEntrada = (tx: Tx, autoria: Autoria, entrada: EntradaEscrita) => Promise<void>

const reacoesAEntradas = new Set<ReacaoAEntrada>()

/** The same, for every entry that a change leaves in the history of its ticket. */
export function reagirAEntradas(reacao: ReacaoAEntrada): void {
  reacoesAEntradas.add(reacao)
}

export async function contarAEntrada(tx: Tx, autoria: Autoria, entrada: EntradaEscrita): Promise<void> {
  for (const reacao of reacoesAEntradas) await reacao(tx, autoria, entrada)
}

const reacoesDoCliente = new Set<ReacaoAMensagem>()

/** The same, for what the customer's side writes, by account or by link. */
export function reagirAoCliente(reacao: ReacaoAMensagem): void {
  reacoesDoCliente.add(reacao)
}

export async function contarOQueOClienteDisse(
  tx: Tx,
  autoria: Autoria,
  mensagem: MensagemDoTicket,
): Promise<void> {
  for (const reacao of reacoesDoCliente) await reacao(tx, autoria, mensagem)
}

type ReacaoAAbertura = (tx: Tx, autoria: Autoria, aberto: { ticketId: number }) => Promise<void>

const reacoesAAberturas = new Set<ReacaoAAbertura>()

/** The same, for a ticket that was just opened. */
export function reagirAAberturas(reacao: ReacaoAAbertura): void {
  reacoesAAberturas.add(reacao)
}

export async function contarAAbertura(tx: Tx, autoria: Autoria, aberto: { ticketId: number }): Promise<void> {
  for (const reacao of reacoesAAberturas) await reacao(tx, autoria, aberto)
}

const trocasDeSetor = new Set<Reacao>()

/** The same as `reagirAMovimentos`, for one that changes queue and stays at its step. */
export function reagirATrocasDeSetor(reacao: Reacao): void {
  trocasDeSetor.add(reacao)
}

const MOVEM = ['tipoId', 'etapaId', 'finalizadoEm', 'arquivadoEm'] as const

/** TIC-13, COL-01 Only of what moves the ticket: its step, its type, its end; or, to whom it matters, its queue alone. */
export async function contarAosOutros(tx: Tx, autoria: Autoria, movimento: Movimento): Promise<void> {
  const move = MOVEM.some((campo) => movimento.campos[campo] !== undefined)
  const { setorId = movimento.setorAnterior } = movimento.campos
  const interessados = move ? reacoes : setorId === movimento.setorAnterior ? [] : trocasDeSetor
  for (const reacao of interessados) await reacao(tx, autoria, movimento)
}
