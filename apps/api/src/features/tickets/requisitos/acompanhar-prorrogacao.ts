import { prorrogacaoVale } from '@balcao/dominio/tickets/requisitos/financeiro'
import type { Movimento } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { desfazerProrrogacoes, refazerProrrogacoes } from '../../titulos/prorrogar.ts'
import { situacaoDaProrrogacao } from './queries-titulos.ts'

/** TIC-11 The titles follow the ticket that extended them: what no longer stands is taken back, and comes back with it. */
export async function acompanharProrrogacao(
  tx: Tx,
  { autoria }: Caso,
  { id, finalizadoAntes }: Movimento,
): Promise<void> {
  const situacao = await situacaoDaProrrogacao(tx, id)
  if (!situacao) return
  const { novaData } = situacao
  if (!prorrogacaoVale(situacao) || novaData === null) await desfazerProrrogacoes(tx, autoria, id)
  else if (finalizadoAntes !== null)
    await refazerProrrogacoes(tx, autoria, { ticketId: id, novaData, desfeitasEm: finalizadoAntes })
}
