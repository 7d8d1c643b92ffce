import { desfazerProrrogacao, podeProrrogar } from '@balcao/dominio/titulos/prorrogacao'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import {
  gravarDesfazimento,
  gravarVencimento,
  inserirProrrogacoes,
  prorrogacoesVivas,
  titulosProrrogadosPor,
  travarTitulos,
  vencimentosDesfeitos,
} from './queries-prorrogacao.ts'

type Novo = { ticketId: number; vencimentos: readonly { id: number; para: string }[] }
/** A title and when it is due now. */
export type TituloMovido = { numero: string; para: string }

/** Held until the caller's transaction ends; the first to be due first. */
export async function travarTitulosEmAberto(tx: Tx, ids: readonly number[]) {
  const linhas = await travarTitulos(tx, ids)
  return linhas
    .filter(({ pagoEm, baixadoEm }) => pagoEm === null && baixadoEm === null)
    .map(({ id, numero, dataVencimento }) => ({ id, nro: numero, dtVenc: dataVencimento }))
    .toSorted((um, outro) => um.dtVenc.localeCompare(outro.dtVenc))
}

/** TIC-11 Moves what may move, each to its new date, in the caller's transaction; answers those that moved. */
export async function prorrogarTitulos(
  tx: Tx,
  autoria: Autoria,
  { ticketId, vencimentos }: Novo,
): Promise<TituloMovido[]> {
  const { agora, colaboradorId } = autoria
  const novas = new Map(vencimentos.map(({ id, para }) => [id, para]))
  // Looked at again once they are held: another ticket, or a payment, may have come before.
  const movidos = (await travarTitulos(tx, [...novas.keys()])).flatMap((linha) => {
    const para = novas.get(linha.id)
    const move = para !== undefined && podeProrrogar({ ...linha, dtVenc: linha.dataVencimento }, para)
    return move ? [{ ...linha, para }] : []
  })
  if (movidos.length === 0) return []
  await inserirProrrogacoes(
    tx,
    movidos.map(({ id, dataVencimento, para }) => ({
      tituloId: id,
      ticketId,
      vencimentoAnterior: dataVencimento,
      vencimentoNovo: para,
      prorrogadoEm: agora,
      prorrogadoPor: colaboradorId,
    })),
  )
  for (const { id, dataVencimento, para } of movidos) {
    await gravarVencimento(tx, id, para, { quando: agora, por: colaboradorId })
    await registrarHistorico(tx, autoria, {
      entidade: 'titulo',
      entidadeId: id,
      acao: 'PRORROGACAO',
      dados: { ticket: ticketId, de: dataVencimento, para },
    })
  }
  return movidos.map(({ numero, para }) => ({ numero, para }))
}

/** TIC-11 Takes back what a ticket extended, as far as it is still its own to take back; answers those that went back. */
export async function desfazerProrrogacoes(
  tx: Tx,
  autoria: Autoria,
  ticketId: number,
): Promise<TituloMovido[]> {
  const voltaram: TituloMovido[] = []
  const { agora, colaboradorId } = autoria
  const autor = { quando: agora, por: colaboradorId }
  const titulos = await travarTitulos(tx, await titulosProrrogadosPor(tx, ticketId))
  const vivas = await prorrogacoesVivas(
    tx,
    titulos.map(({ id }) => id),
  )
  for (const linha of titulos) {
    const { id, numero, dataVencimento } = linha
    const doTitulo = vivas.filter(({ tituloId }) => tituloId === id)
    const desfeita = desfazerProrrogacao({ ...linha, dtVenc: dataVencimento }, doTitulo, ticketId)
    if (!desfeita) continue
    if (desfeita.volta !== null) {
      await gravarVencimento(tx, id, desfeita.volta, autor)
      voltaram.push({ numero, para: desfeita.volta })
    }
    await gravarDesfazimento(tx, desfeita, autor)
    await registrarHistorico(tx, autoria, {
      entidade: 'titulo',
      entidadeId: id,
      acao: 'PRORROGACAO_DESFEITA',
      dados: { ticket: ticketId, de: dataVencimento, para: desfeita.volta ?? dataVencimento },
    })
  }
  return voltaram
}

/** TIC-11 What was taken back when the ticket ended counts again once it is open again, each title as it had been extended. */
export async function refazerProrrogacoes(
  tx: Tx,
  autoria: Autoria,
  { ticketId, desfeitasEm }: { ticketId: number; desfeitasEm: Date },
): Promise<TituloMovido[]> {
  const vencimentos = await vencimentosDesfeitos(tx, ticketId, desfeitasEm)
  return prorrogarTitulos(tx, autoria, { ticketId, vencimentos })
}
