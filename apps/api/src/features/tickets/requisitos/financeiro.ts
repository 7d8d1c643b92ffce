import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import {
  type Concedido,
  escolherTitulos,
  novosVencimentos,
  prorrogarVencimento,
  vencimentoMaximo,
} from '@balcao/dominio/tickets/requisitos/financeiro'
import {
  desfazerProrrogacoes,
  prorrogarTitulos,
  type TituloMovido,
  travarTitulosEmAberto,
} from '../../titulos/prorrogar.ts'
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
  const limites = { hoje, ate: vencimentoMaximo(hoje, diasMaximosProrrogacao) }
  const { concede, fatos } = exigirConferido(prorrogarVencimento(financeiro, limites))
  const { parecer } = financeiro
  const { novaData, prorrogados } = await moverTitulos(pedido, concede, limites)
  await gravarProrrogacao(pedido.tx, pedido.linha.id, {
    novaDataVencimento: novaData,
    parecerFinanceiro: parecer,
  })
  const titulos = prorrogados.length > 0 ? FRASES.titulosProrrogados(prorrogados) : null
  return {
    fatos,
    relato: comObservacao(FRASES.prorrogacao(concede), titulos, parecer),
    dados: { financeiro },
  }
}

/** What was decided before no longer counts. Answers those that moved, and the last of their dates. */
async function moverTitulos(
  { tx, autoria, linha, corpo }: PedidoDeAvanco,
  concede: Concedido | null,
  limites: { hoje: string; ate: string },
): Promise<{ novaData: string | null; prorrogados: TituloMovido[] }> {
  await desfazerProrrogacoes(tx, autoria, linha.id)
  if (concede === null) return { novaData: null, prorrogados: [] }
  const doTicket = await titulosEmAbertoDoTicket(tx, linha)
  // Held before they are looked at: another ticket may be extending them, or a payment coming in.
  const abertos = await travarTitulosEmAberto(
    tx,
    doTicket.map(({ id }) => id),
  )
  const { titulos } = exigirConferido(escolherTitulos(abertos, corpo.financeiro?.titulos))
  const { movidos, ultimo } = exigirConferido(novosVencimentos(titulos, concede, limites))
  const prorrogados = await prorrogarTitulos(tx, autoria, { ticketId: linha.id, vencimentos: movidos })
  return { novaData: ultimo, prorrogados }
}
