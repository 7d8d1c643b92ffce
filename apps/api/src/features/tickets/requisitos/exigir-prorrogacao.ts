import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { PedidoDeAvanco } from './cumprimento.ts'
import { prorrogacaoDoTicket } from './queries.ts'

export async function exigirProrrogacao({ tx, linha }: PedidoDeAvanco) {
  const prorrogacao = await prorrogacaoDoTicket(tx, linha.id)
  if (!prorrogacao) throw new ErroDeNegocio('TICKET_SEM_PRORROGACAO')
  return prorrogacao
}
