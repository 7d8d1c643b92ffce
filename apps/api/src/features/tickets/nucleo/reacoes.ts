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
  /** Of one that is opened again: when it had ended. */
  finalizadoAntes: Date | null
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

export type MensagemDoTicket = { ticketId: number; mensagem: string }
type ReacaoAMensagem = (tx: Tx, autoria: Autoria, mensagem: MensagemDoTicket) => Promise<void>

const reacoesAMensagens = new Set<ReacaoAMensagem>()

/** The same, for what the staff answers in public. */
export function reagirARespostas(reacao: ReacaoAMensagem): void {
  reacoesAMensagens.add(reacao)
}

export async function contarAResposta(tx: Tx, autoria: Autoria, mensagem: MensagemDoTicket): Promise<void> {
  for (const reacao of reacoesAMensagens) await reacao(tx, autoria, mensagem)
}

const MOVEM = ['tipoId', 'etapaId', 'finalizadoEm', 'arquivadoEm'] as const

/** TIC-13, COL-01 Only of what moves the ticket: its step, its type, its end. */
export async function contarAosOutros(tx: Tx, autoria: Autoria, movimento: Movimento): Promise<void> {
  if (!MOVEM.some((campo) => movimento.campos[campo] !== undefined)) return
  for (const reacao of reacoes) await reacao(tx, autoria, movimento)
}
