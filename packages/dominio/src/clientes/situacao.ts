/** What a list of customers can be narrowed by; each customer is in exactly one. */
export const SITUACOES_DO_CLIENTE = {
  ATIVO: 'Ativo',
  SEM_COMPRA: 'Sem compra',
  PROSPECT: 'Prospect',
  BLOQUEADO: 'Bloqueado',
} as const
export type SituacaoDoCliente = keyof typeof SITUACOES_DO_CLIENTE
export const situacoesDoCliente = Object.keys(SITUACOES_DO_CLIENTE) as [
  SituacaoDoCliente,
  ...SituacaoDoCliente[],
]

type FatosDaSituacao = { prospect: boolean; motivoBloqueio: string | null; dtUltComp: string | null }

/** `inativoDesde` is the first day that still counts as a recent purchase (diasClienteSemCompra). */
export function situacaoDoCliente(
  { prospect, motivoBloqueio, dtUltComp }: FatosDaSituacao,
  inativoDesde: string,
): SituacaoDoCliente {
  if (motivoBloqueio !== null) return 'BLOQUEADO'
  if (prospect) return 'PROSPECT'
  return dtUltComp !== null && dtUltComp >= inativoDesde ? 'ATIVO' : 'SEM_COMPRA'
}
