import { type Aprovacao, semResposta } from '@balcao/dominio/orcamentos/aprovacoes'
import { type Excesso, resumoDosExcessos } from '@balcao/dominio/orcamentos/limites'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { atualizarAprovacao, encerrarAprovacao } from '../../aprovacoes/pedir.ts'
import { abertaDe } from '../../aprovacoes/queries-mudanca.ts'

type Orcamento = {
  id: number
  valorTotal: string
  percentualLucro: string | null
  aprovacoes: readonly Aprovacao[]
}
type Fim = { situacao: 'APROVADA' | 'RETIRADA'; motivo: string }

/** GES-03 What waits says what the quote has now; when nothing is left of it, it waits no more. */
export async function acompanharExcessos(
  tx: Tx,
  caso: Caso,
  { id, valorTotal, percentualLucro, aprovacoes }: Orcamento,
  excessos: readonly Excesso[],
  fim: Fim,
): Promise<void> {
  const qual = { tipo: 'ORCAMENTO', referenciaId: id } as const
  const aberta = await abertaDe(tx, qual)
  if (!aberta) return
  const pendentes = semResposta(excessos, aprovacoes, aberta.motivos)
  if (pendentes.length === 0) return encerrarAprovacao(tx, caso, qual, fim)
  await atualizarAprovacao(tx, caso, qual, {
    ...resumoDosExcessos(pendentes),
    margem: percentualLucro,
    valor: valorTotal,
  })
}
