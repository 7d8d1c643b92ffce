import { ErroDeNegocio } from '@balcao/dominio/erros'
import { STATUS_PERDIDO } from '@balcao/dominio/orcamentos/status'
import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import { impedimentoParaCancelar } from '@balcao/dominio/pedidos/vida'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { desfazerTroca } from '@balcao/dominio/trocas/contratos'
import { chegouAlgo, impedimentoParaDesfazer, nadaVolta } from '@balcao/dominio/trocas/regras'
import type { Movimento, MudancaDoPedido } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { encerrarAprovacao } from '../aprovacoes/pedir.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { mudarOrcamento } from '../orcamentos/conteudo/queries-mudanca.ts'
import { mudarStatus } from '../pedidos/mudar-status.ts'
import { temFaturado, travarPedido } from '../pedidos/queries-mudanca.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { statusDeFinalizado } from '../tickets/nucleo/queries-tipo.ts'
import { contarNoTicket } from './contar-no-ticket.ts'
import { impedimentoDoFim } from './impedimento-do-fim.ts'
import { situacaoDe } from './presenter.ts'
import { pedidoDePe, type TrocaComPartes, trocaDoPedido, trocaDoTicket, trocaPorId } from './queries.ts'
import {
  estadoDoTicketDaTroca,
  motivoSemConcluir,
  mudarTroca,
  travarOrcamentoDaTroca,
  travarTicketDaTroca,
  travarTroca,
} from './queries-mudanca.ts'

/** GES-04 The approval that waits, the order, the pickup and the ticket go together; what ended already is left as it is. */
async function desfazerTudo(
  tx: Tx,
  caso: Caso,
  { troca, ...partes }: TrocaComPartes,
  motivo: string,
): Promise<{ versao: number }> {
  const { autoria, negocio } = caso
  const { agora, colaboradorId } = autoria
  const ticket = await travarTicketDaTroca(tx, troca)
  // First of all: what follows the others' end finds it undone already.
  const { versao } = await mudarTroca(tx, autoria, troca.id, {
    desfeitaEm: agora,
    desfeitaPor: colaboradorId,
    motivoDesfeita: motivo,
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'troca',
    entidadeId: troca.id,
    acao: 'DESFAZER',
    dados: { motivo },
  })
  await encerrarAprovacao(
    tx,
    caso,
    { tipo: 'TROCA', referenciaId: troca.id },
    { situacao: 'RETIRADA', motivo },
  )
  const orcamento = await travarOrcamentoDaTroca(tx, troca.id)
  const pedido = pedidoDePe({ troca, ...partes })
  if (pedido) await cancelar(tx, caso, pedido.id, `Troca ${troca.id} desfeita: ${motivo}`)
  else if (orcamento && orcamento.pedidoId === null)
    await mudarOrcamento(tx, orcamento.id, { status: STATUS_PERDIDO, perdidoEm: agora }, autoria, {
      versao: orcamento.versao + 1,
    })
  await contarNoTicket(tx, caso, ticket, `Troca ${troca.id} desfeita: ${motivo}`)
  if (ticket.finalizadoEm === null && ticket.arquivadoEm === null) {
    const fim = await motivoSemConcluir(tx, ticket.tipoId)
    if (fim)
      await mudarTicket(tx, { negocio, autoria }, ticket, {
        campos: {
          statusId: await statusDeFinalizado(tx),
          finalizadoEm: agora,
          motivoFinalizacaoId: fim.id,
        },
        entrada: {
          tipo: 'PUBLICO',
          acao: 'FINALIZACAO',
          mensagem: comObservacao(FRASES.finalizacao(fim.descricao), 'A troca foi desfeita.'),
          dados: { motivo: fim.id, etapa: ticket.etapaId },
        },
      })
  }
  await anunciarCliente(tx, autoria)
  return { versao }
}

async function cancelar(tx: Tx, caso: Caso, pedidoId: number, observacao: string): Promise<void> {
  const antes = await travarPedido(tx, pedidoId)
  const impedimento = impedimentoParaCancelar(
    { status: antes.status, temFaturado: await temFaturado(tx, antes.id) },
    caso.negocio.parametros(antes.filialId).pedidoCancelaAte,
  )
  if (impedimento) throw new ErroDeNegocio(impedimento)
  await mudarStatus(tx, caso, antes, { para: 'CANCELADO', observacao })
  await registrarHistorico(tx, caso.autoria, {
    entidade: 'pedido',
    entidadeId: antes.id,
    acao: 'CANCELAMENTO',
    dados: { de: antes.status, motivo: observacao },
  })
}

export const rotaDesfazerTroca = rota(
  desfazerTroca,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const antes = await travarTroca(tx, sessao, params.idTroca)
    const partes = await trocaPorId(tx, antes.id)
    if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const impedimento = impedimentoParaDesfazer(situacaoDe(partes), { chegou: chegouAlgo(partes.itens) })
    if (impedimento) throw new ErroDeNegocio(impedimento)
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const { versao } = await desfazerTudo(tx, { negocio, autoria }, partes, corpo.motivo)
    return { versao, message: 'Troca desfeita: o pedido, a coleta e o ticket foram encerrados.' }
  },
)

/** GES-04 A ticket given up takes its exchange along; one that ends as solved has an exchange that is done. */
export async function acompanharTicketDaTroca(tx: Tx, caso: Caso, { id }: Movimento): Promise<void> {
  const partes = await trocaDoTicket(tx, id)
  if (!partes) return
  const { desistido, finalizadoEm, ehDeTroca } = await estadoDoTicketDaTroca(tx, id)
  if (!ehDeTroca) throw new ErroDeNegocio('TROCA_EM_CURSO')
  if (desistido) {
    if (!chegouAlgo(partes.itens))
      await desfazerTudo(tx, caso, partes, 'O ticket foi encerrado sem concluir.')
    return
  }
  const impedimento = finalizadoEm === null ? null : impedimentoDoFim(partes)
  if (!impedimento) return
  if (!nadaVolta(partes.itens)) throw new ErroDeNegocio(impedimento)
  await desfazerTudo(tx, caso, partes, 'Nada foi autorizado a voltar.')
}

/** GES-04 An order that came to nothing takes the exchange along, while nothing came back; after that the customer keeps the credit. */
export async function acompanharPedidoDaTroca(
  tx: Tx,
  caso: Caso,
  { pedidoId, para, observacao }: MudancaDoPedido,
): Promise<void> {
  if (!DESISTIU.includes(para)) return
  const partes = await trocaDoPedido(tx, pedidoId)
  if (!partes) return
  const chegou = chegouAlgo(partes.itens)
  const porque = [`O pedido ${pedidoId} foi cancelado`, observacao].filter(Boolean).join(': ')
  if (!chegou && partes.ticket.finalizadoEm === null) await desfazerTudo(tx, caso, partes, porque)
  else
    await contarNoTicket(
      tx,
      caso,
      await travarTicketDaTroca(tx, partes.troca),
      `Troca ${partes.troca.id}: ${porque}. O que foi devolvido fica em crédito.`,
    )
}
