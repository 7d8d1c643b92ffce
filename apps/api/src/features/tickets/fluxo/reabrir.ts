import { impedimentoParaReabrir } from '@balcao/dominio/tickets/ciclo-de-vida'
import { reabrirTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { rota } from '../../../rota.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { prazosAoReabrir } from '../nucleo/prazos.ts'
import { tipoDoTicket } from '../nucleo/queries-tipo.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { operadorQueFica } from './campos-da-etapa.ts'

/** The ticket comes back where it ended, and to whom had it. */
export const rotaReabrirTicket = rota(reabrirTicket, async ({ params, corpo, sessao, ...pedido }) => {
  const { negocio, agora, autoria, tx } = pedido
  const { linha, estado } = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
  const { diasParaReabrirTicket } = negocio.parametros(linha.filialId)
  recusarSe(impedimentoParaReabrir(estado, diasParaReabrirTicket, agora))
  const tipo = await tipoDoTicket(tx, linha.tipoId)
  const { situacao, statusId } = estado.etapa
  const { versao } = await mudarTicket(tx, autoria, linha, {
    campos: {
      statusId,
      finalizadoEm: null,
      motivoFinalizacaoId: null,
      reaberturas: linha.reaberturas + 1,
      operadorId: await operadorQueFica(tx, linha, linha.setorId),
      ...(await prazosAoReabrir(tx, linha, { tipo, situacao }, agora)),
    },
    entrada: {
      tipo: 'PUBLICO',
      acao: 'REABERTURA',
      mensagem: comObservacao(FRASES.reabertura, corpo.observacao),
    },
  })
  // What it had given back to the balance may be somebody else's by now.
  await exigirSaldo(tx, linha.id)
  return { message: 'Ticket reaberto com sucesso', versao }
})
