import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'
import { TIPOS_DE_USUARIO, type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { encerrado } from './vida.ts'

type Bloqueio = {
  label: string
  /** What it means, to whoever sees it for the first time. */
  explicacao: string
  /** Who may release it, besides `PEDIDO_LIBERAR`. */
  acao: Acao
}

/** What holds an order back, and the action that lets it go. */
export const BLOQUEIOS = {
  CREDITO: {
    label: 'Crédito',
    explicacao: 'O pedido passa do limite de crédito do cliente.',
    acao: 'PEDIDO_LIBERAR_CREDITO',
  },
  TITULO_VENCIDO: {
    label: 'Título vencido',
    explicacao: 'O cliente tem títulos vencidos além da tolerância da filial.',
    acao: 'PEDIDO_LIBERAR_CREDITO',
  },
  CLIENTE_BLOQUEADO: {
    label: 'Cliente bloqueado',
    explicacao: 'O cadastro do cliente está bloqueado para vendas.',
    acao: 'PEDIDO_LIBERAR_CREDITO',
  },
  PRAZO: {
    label: 'Prazo',
    explicacao: 'O prazo médio do plano passa do maior que o cliente tem.',
    acao: 'PEDIDO_LIBERAR_CREDITO',
  },
  PRECO: {
    label: 'Preço',
    explicacao: 'O desconto passa do que quem vendeu pode conceder.',
    acao: 'PEDIDO_LIBERAR_PRECO',
  },
  BONIFICACAO: {
    label: 'Bonificação',
    explicacao: 'O que se dá passa do que a filial permite, em relação ao que se paga.',
    acao: 'PEDIDO_LIBERAR_PRECO',
  },
  FRETE: {
    label: 'Frete',
    explicacao: 'O frete cobrado é menor que o calculado, além do que quem vendeu pode conceder.',
    acao: 'PEDIDO_LIBERAR_PRECO',
  },
  MARGEM: {
    label: 'Margem',
    explicacao: 'A margem do pedido está abaixo da mínima da filial.',
    acao: 'PEDIDO_LIBERAR_PRECO',
  },
  CONTA_CORRENTE: {
    label: 'Conta corrente',
    explicacao: 'O que se dá passa do que há na conta corrente de quem vende.',
    acao: 'CONTA_CORRENTE_LIBERAR',
  },
  ESTOQUE: {
    label: 'Estoque',
    explicacao: 'Falta estoque para atender o pedido inteiro.',
    acao: 'PEDIDO_LIBERAR_ESTOQUE',
  },
  COMERCIAL: {
    label: 'Comercial',
    explicacao: 'O ERP retém o pedido até que alguém o libere.',
    acao: 'PEDIDO_LIBERAR_COMERCIAL',
  },
} as const satisfies Record<string, Bloqueio>

export type TipoDeBloqueio = keyof typeof BLOQUEIOS

export const TIPOS_DE_BLOQUEIO = Object.keys(BLOQUEIOS) as [TipoDeBloqueio, ...TipoDeBloqueio[]]

/** The ERP's own, which its word alone releases too. */
export const BLOQUEIO_DO_ERP = 'COMERCIAL' satisfies TipoDeBloqueio

export const podeLiberar = (autorizacoes: Autorizacoes, tipo: TipoDeBloqueio): boolean =>
  pode(autorizacoes, 'PEDIDO_LIBERAR') && pode(autorizacoes, BLOQUEIOS[tipo].acao)

/** VEN-01 The account types that may release it in this business, by name. */
export const quemLibera = (
  tipo: TipoDeBloqueio,
  autorizacoesDe: (conta: TipoDeUsuario) => Autorizacoes,
): string[] =>
  tiposDeUsuario
    .filter((conta) => podeLiberar(autorizacoesDe(conta), tipo))
    .map((conta) => TIPOS_DE_USUARIO[conta])

type BloqueioDoPedido = {
  tipo: TipoDeBloqueio
  liberado: boolean
  /** Where its order stands. */
  status: string
  /** Who took the order. */
  vendedorId: number
}

type QuemQuerLiberar = {
  colaboradorId: number
  autorizacoes: Autorizacoes
  /** SEG-05 Whoever took the order does not release it. */
  exigeOutraPessoa: boolean
}

/** VEN-01, SEG-05 Why this person may not release the block; null for whoever may. */
export function impedimentoParaLiberar(
  { tipo, liberado, status, vendedorId }: BloqueioDoPedido,
  { colaboradorId, autorizacoes, exigeOutraPessoa }: QuemQuerLiberar,
): 'BLOQUEIO_JA_LIBERADO' | 'PEDIDO_ENCERRADO' | 'SEM_PERMISSAO' | 'LIBERACAO_DO_PROPRIO_PEDIDO' | null {
  if (liberado) return 'BLOQUEIO_JA_LIBERADO'
  if (encerrado(status)) return 'PEDIDO_ENCERRADO'
  if (!podeLiberar(autorizacoes, tipo)) return 'SEM_PERMISSAO'
  return exigeOutraPessoa && vendedorId === colaboradorId ? 'LIBERACAO_DO_PROPRIO_PEDIDO' : null
}
