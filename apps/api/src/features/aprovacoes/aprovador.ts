import type { ItemDaAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import type { Teto, Tetos } from '@balcao/dominio/aprovacoes/tetos'
import type { TipoDeAprovacao } from '@balcao/dominio/aprovacoes/tipos'
import type { Proposta } from '@balcao/dominio/negociacoes/regras'
import type { Caso, Negocio } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import type { AprovacaoGravada } from './queries-mudanca.ts'

export type Decisao = {
  aprova: boolean
  motivo: string
  /** Of what it asks, what is decided now. */
  motivos: readonly string[]
  proposta: Proposta | null
  /** How far it is let be, where that is less than was asked. */
  tetos: Tetos | null
  /** As it is told: 'Ana', or 'Ana, no lugar de Bruno'. */
  nome: string
}

export type Pergunta = { sessao: Sessao; negocio: Negocio; agora: Date }

/** An item without its margin as the session may see it: that is the presenter's. */
export type ItemParaDecidir = Omit<ItemDaAprovacao, 'margem' | 'faixa'> & { margem: number | null }

/** What each kind does when it is decided, and what whoever decides sees of it: the hands of the rule, which know their noun. */
export type Aprovador = {
  /** Holds what it is about before the approval itself, in the order in which whoever changes it does. */
  travar: (tx: Tx, sessao: Sessao, referenciaId: number) => Promise<unknown>
  /** Answers whether it was approved otherwise than was asked, and whether whoever asked was told already. */
  aplicar: (
    tx: Tx,
    caso: Caso & Pergunta,
    aprovacao: AprovacaoGravada,
    decisao: Decisao,
  ) => Promise<{ outraProposta?: boolean; avisou?: boolean }>
  itens: (banco: Executor, pergunta: Pergunta, aprovacao: AprovacaoGravada) => Promise<ItemParaDecidir[]>
  proposta: (
    banco: Executor,
    aprovacao: AprovacaoGravada,
  ) => Promise<{ pedida: Proposta; atual: Proposta; minimo: number } | null>
  /** What may be let be only so far; without it, all or nothing. */
  tetos?: (banco: Executor, pergunta: Pergunta, aprovacao: AprovacaoGravada) => Promise<Teto[]>
  /** Whoever asked took it back. */
  retirar: (tx: Tx, caso: Caso, aprovacao: AprovacaoGravada) => Promise<void>
}
export type Aprovadores = Record<TipoDeAprovacao, Aprovador>
