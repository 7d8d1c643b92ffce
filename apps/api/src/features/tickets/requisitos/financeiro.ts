import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { prorrogarVencimento, vencimentoMaximo } from '@balcao/dominio/tickets/requisitos/financeiro'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { exigirProrrogacao } from './exigir-prorrogacao.ts'
import { gravarProrrogacao } from './queries.ts'

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
