import { impedimentoParaReabrir } from '@balcao/dominio/tickets/ciclo-de-vida'
import { reabrirTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, type TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { prazosAoReabrir } from '../nucleo/prazos.ts'
import { tipoDoTicket } from '../nucleo/queries-tipo.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { operadorQueFica } from './campos-da-etapa.ts'

type Pedido = { observacao?: string | undefined; dados?: Record<string, unknown> }

/** The ticket comes back where it ended, and to whom had it. Whether it may was asked before. */
export async function reabrir(
  tx: Tx,
  caso: Caso,
  { linha, estado }: TicketTravado,
  { observacao, dados }: Pedido = {},
): Promise<{ versao: number }> {
  const tipo = await tipoDoTicket(tx, linha)
  const { situacao, statusId } = estado.etapa
  const { versao } = await mudarTicket(tx, caso, linha, {
    campos: {
      statusId,
      finalizadoEm: null,
      motivoFinalizacaoId: null,
      reaberturas: linha.reaberturas + 1,
      operadorId: await operadorQueFica(tx, linha, linha.setorId),
      ...(await prazosAoReabrir(tx, linha, { tipo, situacao }, caso.autoria.agora)),
    },
    entrada: {
      tipo: 'PUBLICO',
      acao: 'REABERTURA',
      mensagem: comObservacao(FRASES.reabertura, observacao),
      ...(dados && { dados }),
    },
  })
  // What it had given back to the balance may be somebody else's by now.
  await exigirSaldo(tx, linha.id)
  return { versao }
}

export const rotaReabrirTicket = rota(reabrirTicket, async ({ params, corpo, sessao, ...pedido }) => {
  const { negocio, agora, autoria, tx } = pedido
  const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
  const { diasParaReabrirTicket } = negocio.parametros(travado.linha.filialId)
  recusarSe(impedimentoParaReabrir(travado.estado, diasParaReabrirTicket, agora))
  const { versao } = await reabrir(tx, { negocio, autoria }, travado, { observacao: corpo.observacao })
  return { message: 'Ticket reaberto com sucesso', versao }
})
