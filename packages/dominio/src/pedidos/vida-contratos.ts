import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { TIPOS_DE_BLOQUEIO } from './bloqueios.ts'

export const MAXIMO_DO_MOTIVO = 500

const paramsDoPedido = z.object({ id: campoId })
const statusDoPedido = z.object({ chave: z.string(), label: z.string() })

export const ACONTECIMENTOS = ['STATUS', 'LIBERACAO', 'NAO_APLICADO', 'INTEGRACAO', 'FATURAMENTO'] as const

const acontecimento = z.object({
  id: z.number(),
  quando: z.string(),
  /** A person, or the system that told it. */
  quem: z.string(),
  tipo: z.enum(ACONTECIMENTOS),
  de: z.nullable(statusDoPedido),
  para: z.nullable(statusDoPedido),
  observacao: z.nullable(z.string()),
})

const bloqueio = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS_DE_BLOQUEIO),
  /** 'Limite de R$ 10.000,00 excedido em R$ 312,40' */
  detalhe: z.string(),
  desde: z.string(),
  liberadoEm: z.nullable(z.string()),
  liberadoPor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** Names of the account types that may. */
  quemLibera: z.array(z.string()),
  /** Why the reader may not release it; null for whoever may. */
  impedimento: z.nullable(z.string()),
})

export const SITUACOES_DA_INTEGRACAO = ['PENDENTE', 'INTEGRADO', 'NAO_INTEGRADO'] as const

const integracao = z.object({
  situacao: z.enum(SITUACOES_DA_INTEGRACAO),
  /** How the ERP calls the order. */
  idExterno: z.nullable(z.string()),
  tentativas: z.number(),
  /** When it is tried again. */
  proximaEm: z.nullable(z.string()),
  /** What went wrong the last time. */
  erro: z.nullable(z.string()),
  /** Why the reader may not send it again; null for whoever may. */
  impedimento: z.nullable(z.string()),
})

const vidaDoPedido = z.object({
  id: z.number(),
  versao: z.number(),
  /** The newest first; the last is the order itself. */
  historico: z.array(acontecimento),
  bloqueios: z.array(bloqueio),
  /** Null for one that no ERP was told of. */
  integracao: z.nullable(integracao),
  /** GES-04 The exchange whose goods it replaces. */
  idTroca: z.nullable(z.number()),
  cancelamento: z.object({ impedimento: z.nullable(z.string()) }),
})

export type VidaDoPedido = z.output<typeof vidaDoPedido>

/** VEN-01, DOC-03 What became of an order, what holds it back, and what may be done about it. */
export const obterVidaDoPedido = contrato('GET /pedidos/:id/vida', {
  acao: 'PEDIDO_VER',
  descricao: 'Histórico, bloqueios e integração de um pedido',
  le: ['pedidos'],
  params: paramsDoPedido,
  resposta: vidaDoPedido,
})

const comMotivo = z.object({ motivo: texto(1, MAXIMO_DO_MOTIVO), versao: campoVersao })
const mudado = z.object({ versao: z.number(), status: statusDoPedido })

export const liberarBloqueio = contrato('POST /pedidos/:id/bloqueios/:idBloqueio/liberacao', {
  acao: 'PEDIDO_LIBERAR',
  descricao: 'Libera um bloqueio; o último deixa o pedido seguir',
  muda: ['pedidos', 'avisos'],
  params: z.object({ id: campoId, idBloqueio: campoId }),
  corpo: comMotivo,
  resposta: mudado,
})

export const cancelarPedido = contrato('POST /pedidos/:id/cancelamento', {
  acao: 'PEDIDO_CANCELAR',
  descricao: 'Cancela um pedido, enquanto a filial deixa',
  muda: ['pedidos', 'avisos'],
  params: paramsDoPedido,
  corpo: comMotivo,
  resposta: mudado,
})

export const reenviarPedido = contrato('POST /pedidos/:id/integracao', {
  acao: 'PEDIDO_REENVIAR',
  descricao: 'Envia de novo ao ERP o que ele não recebeu de um pedido',
  muda: ['pedidos'],
  params: paramsDoPedido,
  resposta: z.object({ message: z.string() }),
})
