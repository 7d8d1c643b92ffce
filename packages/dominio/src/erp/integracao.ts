import type { SITUACOES_DA_INTEGRACAO } from '../pedidos/vida-contratos.ts'

type Situacao = (typeof SITUACOES_DA_INTEGRACAO)[number]
type Entrega = { entregue: boolean; desistiu: boolean }

/** VEN-01 What one given up is worse than one under way; null where the ERP was never to be told. */
export function situacaoDaIntegracao(entregas: readonly Entrega[]): Situacao | null {
  if (entregas.length === 0) return null
  if (entregas.some(({ entregue, desistiu }) => desistiu && !entregue)) return 'NAO_INTEGRADO'
  return entregas.every(({ entregue }) => entregue) ? 'INTEGRADO' : 'PENDENTE'
}

/** VEN-01 Only what was given up is sent again by hand: the rest goes by itself. */
export const impedimentoParaReenviar = (situacao: Situacao | null): 'PEDIDO_SEM_PENDENCIA' | null =>
  situacao === 'NAO_INTEGRADO' ? null : 'PEDIDO_SEM_PENDENCIA'
