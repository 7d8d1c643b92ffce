import { impedimentoParaConcluir, situacaoDaTroca } from '@balcao/dominio/trocas/regras'
import { estadoDa } from './presenter.ts'
import type { TrocaComPartes } from './queries.ts'

/** Why the ticket may not end as solved, as the exchange stood before that. */
export function impedimentoDoFim(partes: TrocaComPartes) {
  const situacao = situacaoDaTroca({ ...estadoDa(partes), ticketFinalizado: false })
  return situacao === 'CONCLUIDA' ? null : impedimentoParaConcluir(situacao)
}
