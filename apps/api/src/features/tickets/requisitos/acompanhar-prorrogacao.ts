import { prorrogacaoVale } from '@balcao/dominio/tickets/requisitos/financeiro'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { desfazerProrrogacoes, refazerProrrogacoes } from '../../titulos/prorrogar.ts'
import type { Movimento } from '../nucleo/reacoes.ts'
import { situacaoDaProrrogacao } from './queries-titulos.ts'

/** TIC-11 The titles follow the ticket that extended them: what no longer stands is taken back, and comes back with it. */
export async function acompanharProrrogacao(
  tx: Tx,
  autoria: Autoria,
  { id, finalizadoAntes }: Movimento,
): Promise<void> {
  const situacao = await situacaoDaProrrogacao(tx, id)
  if (!situacao) return
  const { novaData } = situacao
  if (!prorrogacaoVale(situacao) || novaData === null) await desfazerProrrogacoes(tx, autoria, id)
  else if (finalizadoAntes !== null)
    await refazerProrrogacoes(tx, autoria, { ticketId: id, novaData, desfeitasEm: finalizadoAntes })
}
