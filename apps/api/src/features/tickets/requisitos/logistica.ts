import { ErroDeNegocio } from '@balcao/dominio/erros'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { confirmarAtraso } from '@balcao/dominio/tickets/requisitos/logistica'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { exigirProrrogacao } from './exigir-prorrogacao.ts'
import { gravarProrrogacao } from './queries.ts'

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
