import type { Contrato, ValorDe } from '@balcao/dominio/contrato'
import type { Autorizacoes } from '@balcao/dominio/permissoes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Banco, Tx } from '../banco/conexao.ts'
import type { Autoria } from '../banco/historico.ts'
import type { Lembranca } from '../banco/lembranca.ts'
import type { PainelDaFila } from '../jobs/estado.ts'
import type { ArquivosDoPedido } from './multipart.ts'

/** What the platform must know of a session; the feature that opens it adds the rest. */
export type SessaoBase = { colaboradorId: number; filialId: number | null; autorizacoes: Autorizacoes }

/** What the platform must know of a business; the composition adds the rest. */
export type NegocioBase = {
  id: string
  banco: Banco
  fila: PainelDaFila
  sessoes: Lembranca
  /** What no branch lets a file pass of: read before it is known which of them the request is about. */
  maiorEnvioMb(): number
}

/** What every request brings, whatever its contract. */
export type Circunstancia<N> = {
  negocio: N
  agora: Date
  autoria: Autoria
  navegador: string
  resposta: FastifyReply
  /** Undoes what a rollback does not reach, such as a stored file, when the request fails or is tried again. */
  aoFalhar(desfazer: () => Promise<void>): void
}

/**
 * `false` leaves transactions to the handler. 'tardia' too, but what it does inside `gravar` is the binder's transaction
 * like any other, keys of repeated requests included: for whoever must commit something before that may be refused.
 */
type Transacao = boolean | 'tardia'

/** A GET gets the pool, which is that of a replica where its contract says so. */
type BancoDe<K, T> = T extends false | 'tardia' ? Banco : K extends { metodo: 'GET' } ? Banco : Tx

type Gravar = <R>(fazer: (tx: Tx) => Promise<R>) => Promise<R>

export type Pedido<K, N, S, T> = Circunstancia<N> & {
  params: ValorDe<K, 'params'>
  query: ValorDe<K, 'query'>
  corpo: ValorDe<K, 'corpo'>
  arquivos: ArquivosDoPedido
  sessao: K extends { publico: true } ? null : S
  tx: BancoDe<K, T>
  gravar: T extends 'tardia' ? Gravar : never
}

/** A handler answers the contract's shape, or sends a file itself and answers the reply. */
type Resposta<K> = K extends { resposta: { midia: string } } ? FastifyReply : ValorDe<K, 'resposta'>

/**
 * Of a public contract whose caller proves otherwise who they are, a system that signs: asked where a session would be,
 * before anything of the request is looked at. It has the body as it came (`textoDoCorpo`).
 */
type Guarda<N> = (pergunta: { request: FastifyRequest; negocio: N; agora: Date }) => Promise<void>

/**
 * A contract with the function that answers it. Each handler wants its own precise request, which the binder
 * makes by validating with the contract: `never` says that nobody else may call it.
 */
export type Rota = {
  contrato: Contrato
  transacao: Transacao
  guarda?: (pergunta: never) => Promise<void>
  atender(pedido: never): Promise<unknown>
}

/** Fixes the application's own business and session types for all its routes. */
export function criarRota<N extends NegocioBase, S extends SessaoBase>() {
  return <K extends Contrato, T extends Transacao = true>(
    contrato: K,
    atender: (pedido: Pedido<K, N, S, T>) => Promise<Resposta<K>>,
    { transacao, guarda }: { transacao?: T; guarda?: K extends { publico: true } ? Guarda<N> : never } = {},
  ): Rota => ({
    contrato,
    transacao: contrato.metodo !== 'GET' && (transacao ?? true),
    ...(guarda && { guarda }),
    atender,
  })
}
