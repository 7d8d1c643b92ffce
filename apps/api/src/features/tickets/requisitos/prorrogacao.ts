import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/frases'
import {
  confirmarAtraso,
  prorrogarVencimento,
  vencimentoMaximo,
} from '@balcao/dominio/tickets/requisitos/prorrogacao'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { gravarProrrogacao, prorrogacaoDoTicket } from './queries.ts'

async function exigirProrrogacao({ tx, linha }: PedidoDeAvanco) {
  const prorrogacao = await prorrogacaoDoTicket(tx, linha.id)
  if (!prorrogacao) throw new ErroDeNegocio('TICKET_SEM_PRORROGACAO')
  return prorrogacao
}

/** TIC-11 Logistics says how late the delivery was. */
export async function cumprirLogistica(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { logistica } = pedido.corpo
  if (!logistica) throw new ErroDeNegocio('REQUISITO_DA_ETAPA', { exige: 'PRORROGACAO_LOGISTICA' })
  const { diasAtraso } = await exigirProrrogacao(pedido)
  const { fatos } = exigirConferido(confirmarAtraso(logistica, { diasAtraso }))
  const { dias_confirmados: diasConfirmados, parecer } = logistica
  await gravarProrrogacao(pedido.tx, pedido.linha.id, { diasConfirmados, parecerLogistica: parecer })
  return {
    fatos,
    relato: comObservacao(FRASES.atraso(diasConfirmados, diasAtraso), parecer),
    dados: { logistica },
  }
}

/** TIC-11 Finance gives the new due date, or denies it. */
export async function cumprirFinanceiro(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { financeiro } = pedido.corpo
  if (!financeiro) throw new ErroDeNegocio('REQUISITO_DA_ETAPA', { exige: 'PRORROGACAO_FINANCEIRO' })
  await exigirProrrogacao(pedido)
  const hoje = hojeEm(pedido.autoria.agora)
  const { diasMaximosProrrogacao } = pedido.negocio.parametros(pedido.linha.filialId)
  const { novaData, fatos } = exigirConferido(
    prorrogarVencimento(financeiro, { hoje, ate: vencimentoMaximo(hoje, diasMaximosProrrogacao) }),
  )
  const { parecer } = financeiro
  await gravarProrrogacao(pedido.tx, pedido.linha.id, {
    novaDataVencimento: novaData,
    parecerFinanceiro: parecer,
  })
  return { fatos, relato: comObservacao(FRASES.prorrogacao(novaData), parecer), dados: { financeiro } }
}
