import type { StatusDePedido } from './status.ts'

/** DOC-03 What an order may go through; the others of `STATUS_DE_PEDIDO` are of quotes and receivables. */
export const STATUS_DA_VIDA = [
  'AGUARDANDO',
  'ANALISE',
  'BLOQUEADO',
  'DEPOSITO',
  'PAGAMENTO_PENDENTE',
  'PAGAMENTO_REALIZADO',
  'PAGAMENTO_EXPIRADO',
  'LIBERADO',
  'SEPARACAO',
  'FATURADO',
  'TRANSPORTE',
  'ENTREGUE',
  'DEVOLUCAO',
  'CANCELADO',
  'REJEITADO',
  'PERDIDO',
] as const satisfies readonly StatusDePedido[]

export type StatusDaVida = (typeof STATUS_DA_VIDA)[number]

/** Which may follow which, one step at a time. What leads nowhere is the end of the order. */
export const SEGUINTES: Readonly<Record<StatusDaVida, readonly StatusDaVida[]>> = {
  AGUARDANDO: [
    'ANALISE',
    'BLOQUEADO',
    'DEPOSITO',
    'PAGAMENTO_PENDENTE',
    'LIBERADO',
    'CANCELADO',
    'REJEITADO',
    'PERDIDO',
  ],
  ANALISE: ['BLOQUEADO', 'DEPOSITO', 'PAGAMENTO_PENDENTE', 'LIBERADO', 'CANCELADO', 'REJEITADO', 'PERDIDO'],
  BLOQUEADO: ['ANALISE', 'DEPOSITO', 'PAGAMENTO_PENDENTE', 'LIBERADO', 'CANCELADO', 'REJEITADO', 'PERDIDO'],
  DEPOSITO: ['ANALISE', 'BLOQUEADO', 'PAGAMENTO_REALIZADO', 'LIBERADO', 'CANCELADO', 'REJEITADO', 'PERDIDO'],
  PAGAMENTO_PENDENTE: ['PAGAMENTO_REALIZADO', 'PAGAMENTO_EXPIRADO', 'BLOQUEADO', 'CANCELADO', 'REJEITADO'],
  PAGAMENTO_REALIZADO: ['BLOQUEADO', 'LIBERADO', 'CANCELADO', 'REJEITADO'],
  // Whoever lets a payment expire may still ask for another.
  PAGAMENTO_EXPIRADO: ['PAGAMENTO_PENDENTE', 'CANCELADO', 'PERDIDO'],
  LIBERADO: ['SEPARACAO', 'BLOQUEADO', 'CANCELADO', 'REJEITADO'],
  SEPARACAO: ['FATURADO', 'BLOQUEADO', 'CANCELADO'],
  // An invoice may be cancelled until the goods leave.
  FATURADO: ['TRANSPORTE', 'CANCELADO', 'DEVOLUCAO'],
  TRANSPORTE: ['ENTREGUE', 'DEVOLUCAO'],
  ENTREGUE: ['DEVOLUCAO'],
  DEVOLUCAO: [],
  CANCELADO: [],
  REJEITADO: [],
  PERDIDO: [],
}

/** The way of an order to which nothing happens. */
export const LINHA = [
  'LIBERADO',
  'SEPARACAO',
  'FATURADO',
  'TRANSPORTE',
  'ENTREGUE',
] as const satisfies readonly StatusDaVida[]

/** Below zero for one that is not of the line. */
const passoDaLinha = (status: string): number => (LINHA as readonly string[]).indexOf(status)

/** Of a status that the ERP invented later nothing is known: it may go where a new order may. */
const seguintesDe = (status: string): readonly StatusDaVida[] =>
  SEGUINTES[status as StatusDaVida] ?? SEGUINTES.AGUARDANDO

export const encerrado = (status: string): boolean => seguintesDe(status).length === 0

/** Whether one may become the other, by steps of the line that nobody told of: an ERP may tell only of the invoice. */
export function alcanca(de: string, para: StatusDaVida): boolean {
  const diretos = seguintesDe(de)
  if (diretos.includes(para)) return true
  const proximo = LINHA.find((status) => diretos.includes(status))
  return proximo !== undefined && alcanca(proximo, para)
}

type Impedimento = 'PEDIDO_ENCERRADO' | 'PEDIDO_NAO_PASSA'

/** DOC-03 Why an order may not become that; null where it may. */
export function impedimentoParaMudar(de: string, para: StatusDaVida): Impedimento | null {
  if (encerrado(de)) return 'PEDIDO_ENCERRADO'
  return de !== para && alcanca(de, para) ? null : 'PEDIDO_NAO_PASSA'
}

/** Where an order without an ERP goes next; null where somebody has to decide, or nothing is left. */
export function proximoDaLinha(status: string): StatusDaVida | null {
  if (status === 'AGUARDANDO' || status === 'ANALISE' || status === 'PAGAMENTO_REALIZADO') return 'LIBERADO'
  const onde = passoDaLinha(status)
  return onde < 0 ? null : (LINHA[onde + 1] ?? null)
}

/** Until when a person may cancel, for a branch to choose. */
export const LIMITES_DO_CANCELAMENTO = ['ANALISE', 'LIBERADO', 'SEPARACAO'] as const
export type LimiteDoCancelamento = (typeof LIMITES_DO_CANCELAMENTO)[number]

/** VEN-01 Why a person may not cancel the order; what is released, or being picked, only where the branch lets, and never what an invoice took part of. */
export function impedimentoParaCancelar(
  { status, temFaturado }: { status: string; temFaturado: boolean },
  ate: LimiteDoCancelamento,
): 'PEDIDO_ENCERRADO' | 'PEDIDO_NAO_CANCELA' | null {
  if (encerrado(status)) return 'PEDIDO_ENCERRADO'
  if (temFaturado) return 'PEDIDO_NAO_CANCELA'
  const passo = passoDaLinha(status)
  return passo < LIMITES_DO_CANCELAMENTO.indexOf(ate) && alcanca(status, 'CANCELADO')
    ? null
    : 'PEDIDO_NAO_CANCELA'
}
