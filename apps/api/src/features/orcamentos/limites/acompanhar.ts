import { type Excesso, resumoDosExcessos } from '@balcao/dominio/orcamentos/limites'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { atualizarAprovacao, encerrarAprovacao } from '../../aprovacoes/pedir.ts'

type Orcamento = { id: number; valorTotal: string; percentualLucro: string | null }
type Fim = { situacao: 'APROVADA' | 'RETIRADA'; motivo: string }

/** GES-03 What waits says what the quote has now; when nothing is left of it, it waits no more. */
export async function acompanharExcessos(
  tx: Tx,
  caso: Caso,
  { id, valorTotal, percentualLucro }: Orcamento,
  pendentes: readonly Excesso[],
  fim: Fim,
): Promise<void> {
  const qual = { tipo: 'ORCAMENTO', referenciaId: id } as const
  if (pendentes.length === 0) return encerrarAprovacao(tx, caso, qual, fim)
  await atualizarAprovacao(tx, caso, qual, {
    ...resumoDosExcessos(pendentes),
    margem: percentualLucro,
    valor: valorTotal,
  })
}
