import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import {
  escolherTitulos,
  prorrogarVencimento,
  vencimentoMaximo,
} from '@balcao/dominio/tickets/requisitos/financeiro'
import { desfazerProrrogacoes, prorrogarTitulos } from '../../titulos/prorrogar.ts'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { exigirProrrogacao } from './exigir-prorrogacao.ts'
import { gravarProrrogacao } from './queries.ts'
import { titulosEmAbertoDoTicket } from './queries-titulos.ts'

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
  const prorrogados = await moverTitulos(pedido, novaData, financeiro.titulos)
  const titulos = prorrogados.length > 0 ? FRASES.titulosProrrogados(prorrogados) : null
  return {
    fatos,
    relato: comObservacao(FRASES.prorrogacao(novaData), titulos, parecer),
    dados: { financeiro },
  }
}

/** What was decided before no longer counts. Answers the numbers of those that moved. */
async function moverTitulos(
  { tx, autoria, linha }: PedidoDeAvanco,
  novaData: string | null,
  escolhidos: number[] | undefined,
): Promise<string[]> {
  await desfazerProrrogacoes(tx, autoria, linha.id)
  if (novaData === null) return []
  const abertos = (await titulosEmAbertoDoTicket(tx, linha)).map(({ id }) => id)
  const { titulos } = exigirConferido(escolherTitulos(abertos, escolhidos))
  return prorrogarTitulos(tx, autoria, { ticketId: linha.id, titulos, novaData })
}
