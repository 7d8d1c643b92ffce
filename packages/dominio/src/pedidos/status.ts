/** DOC-03: statuses of quotes, orders and receivables, with the label shown when the branch has none of its own. */
export const STATUS_DE_PEDIDO = [
  { chave: 'AGUARDANDO', label: 'Aguardando' },
  { chave: 'ANALISE', label: 'Análise' },
  { chave: 'BLOQUEADO', label: 'Bloqueado' },
  { chave: 'CANCELADO', label: 'Cancelado' },
  { chave: 'DEPOSITO', label: 'Aguardando Comprovante' },
  { chave: 'DEVOLUCAO', label: 'Devolução' },
  { chave: 'ENTREGUE', label: 'Entregue' },
  { chave: 'FATURADO', label: 'Faturado' },
  { chave: 'LIBERADO', label: 'Aguardando Separação' },
  { chave: 'SEPARACAO', label: 'Separação' },
  { chave: 'TRANSPORTE', label: 'Transporte' },
  { chave: 'ATIVO', label: 'Ativo' },
  { chave: 'VENCIDO', label: 'Vencido' },
  { chave: 'REJEITADO', label: 'Rejeitado' },
  { chave: 'COTACAO', label: 'Cotação' },
  { chave: 'ORCAMENTO', label: 'Em análise' },
  { chave: 'PERDIDO', label: 'Perdido' },
  { chave: 'PAGAMENTO_EXPIRADO', label: 'Pagamento expirado' },
  { chave: 'PAGAMENTO_PENDENTE', label: 'Pagamento pendente' },
  { chave: 'PAGAMENTO_REALIZADO', label: 'Pagamento realizado' },
] as const satisfies readonly { chave: string; label: string }[]

export type StatusDePedido = (typeof STATUS_DE_PEDIDO)[number]['chave']

/** DOC-03 Those that a quote may show: of one that became an order, that it did, which no status of an order says. */
export const STATUS_DE_ORCAMENTO = [...STATUS_DE_PEDIDO, { chave: 'GANHO', label: 'Virou pedido' }] as const
export type StatusDeOrcamento = (typeof STATUS_DE_ORCAMENTO)[number]['chave']

const LABELS = new Map<string, string>(STATUS_DE_ORCAMENTO.map(({ chave, label }) => [chave, label]))

// People type the branch's descriptions ('separação = Na separação'), and an ERP may write its keys in any case.
const normalizar = (chave: string) =>
  chave.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase().replace(/\s+/g, '_')

/** PAR-02: the branch's description wins; a status the ERP invents later is shown by its key rather than hidden. */
export function labelDoStatus(chave: string, sobrepostas: Readonly<Record<string, string>> = {}): string {
  const procurada = normalizar(chave)
  const daFilial = Object.entries(sobrepostas)
    .find(([outra]) => normalizar(outra) === procurada)?.[1]
    .trim()
  return daFilial || LABELS.get(procurada) || chave
}

const FATURADOS: readonly string[] = [
  'FATURADO',
  'TRANSPORTE',
  'ENTREGUE',
  'DEVOLUCAO',
] satisfies StatusDePedido[]

/** DOC-03 Whether an order in this status became invoices, seen or not by who looks at it. */
export const foiFaturado = (chave: string): boolean => FATURADOS.includes(normalizar(chave))

/**
 * DOC-03 Orders that are neither invoiced nor ended: they count in the credit limit, because what will be invoiced is owed
 * already. One that the ERP invents later does not count before it is named here.
 */
export const STATUS_EM_ANDAMENTO = [
  'AGUARDANDO',
  'ANALISE',
  'BLOQUEADO',
  'DEPOSITO',
  'LIBERADO',
  'SEPARACAO',
  'PAGAMENTO_PENDENTE',
  'PAGAMENTO_REALIZADO',
] as const satisfies readonly StatusDePedido[]

/** DOC-03 Orders that came to nothing: no sum of what a customer buys has them. */
export const STATUS_SEM_EFEITO = [
  'CANCELADO',
  'REJEITADO',
  'PERDIDO',
  'PAGAMENTO_EXPIRADO',
] as const satisfies readonly StatusDePedido[]
