import { desfazerProrrogacao, podeProrrogar } from '@balcao/dominio/titulos/prorrogacao'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import {
  gravarDesfazimento,
  gravarVencimento,
  inserirProrrogacoes,
  prorrogacoesVivas,
  titulosDesfeitos,
  titulosProrrogadosPor,
  travarTitulos,
} from './queries-prorrogacao.ts'

type Novo = { ticketId: number; titulos: readonly number[]; novaData: string }

/** TIC-11 Moves what may move to the new date, in the caller's transaction; answers the numbers of those that moved. */
export async function prorrogarTitulos(
  tx: Tx,
  autoria: Autoria,
  { ticketId, titulos, novaData }: Novo,
): Promise<string[]> {
  const { agora, colaboradorId } = autoria
  // Looked at again once they are held: another ticket, or a payment, may have come before.
  const movidos = (await travarTitulos(tx, titulos)).filter((linha) =>
    podeProrrogar({ ...linha, dtVenc: linha.dataVencimento }, novaData),
  )
  if (movidos.length === 0) return []
  await gravarVencimento(
    tx,
    movidos.map(({ id }) => id),
    novaData,
    { quando: agora, por: colaboradorId },
  )
  await inserirProrrogacoes(
    tx,
    movidos.map(({ id, dataVencimento }) => ({
      tituloId: id,
      ticketId,
      vencimentoAnterior: dataVencimento,
      vencimentoNovo: novaData,
      prorrogadoEm: agora,
      prorrogadoPor: colaboradorId,
    })),
  )
  for (const { id, dataVencimento } of movidos)
    await registrarHistorico(tx, autoria, {
      entidade: 'titulo',
      entidadeId: id,
      acao: 'PRORROGACAO',
      dados: { ticket: ticketId, de: dataVencimento, para: novaData },
    })
  return movidos.map(({ numero }) => numero)
}

/** TIC-11 Takes back what a ticket extended, as far as it is still its own to take back. */
export async function desfazerProrrogacoes(tx: Tx, autoria: Autoria, ticketId: number): Promise<void> {
  const { agora, colaboradorId } = autoria
  const autor = { quando: agora, por: colaboradorId }
  const titulos = await travarTitulos(tx, await titulosProrrogadosPor(tx, ticketId))
  const vivas = await prorrogacoesVivas(
    tx,
    titulos.map(({ id }) => id),
  )
  for (const linha of titulos) {
    const { id, dataVencimento } = linha
    const doTitulo = vivas.filter(({ tituloId }) => tituloId === id)
    const desfeita = desfazerProrrogacao({ ...linha, dtVenc: dataVencimento }, doTitulo, ticketId)
    if (!desfeita) continue
    if (desfeita.volta !== null) await gravarVencimento(tx, [id], desfeita.volta, autor)
    await gravarDesfazimento(tx, desfeita, autor)
    await registrarHistorico(tx, autoria, {
      entidade: 'titulo',
      entidadeId: id,
      acao: 'PRORROGACAO_DESFEITA',
      dados: { ticket: ticketId, de: dataVencimento, para: desfeita.volta ?? dataVencimento },
    })
  }
}

/** TIC-11 What was taken back when the ticket ended counts again once it is open again. */
export async function refazerProrrogacoes(
  tx: Tx,
  autoria: Autoria,
  { ticketId, novaData, desfeitasEm }: { ticketId: number; novaData: string; desfeitasEm: Date },
): Promise<void> {
  const titulos = await titulosDesfeitos(tx, ticketId, desfeitasEm)
  await prorrogarTitulos(tx, autoria, { ticketId, titulos, novaData })
}
