import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { itensTomadosPeloTicket, travarSaldos } from './queries-saldo.ts'

/**
 * NOV-11 Asked after a ticket was changed in a way that may take more of its invoices, in the same transaction: all tickets
 * together never return more than was bought.
 */
export async function exigirSaldo(tx: Tx, ticketId: number): Promise<void> {
  const saldos = await travarSaldos(tx, await itensTomadosPeloTicket(tx, ticketId))
  const excedido = saldos.find(({ comprada, tomada }) => tomada.greaterThan(comprada))
  if (!excedido) return
  const { codigo, descricao, comprada, tomada } = excedido
  const aMais = formatarNumero(tomada.minus(comprada))
  throw new ErroDeNegocio('SALDO_INSUFICIENTE', {
    mensagem: `Outro ticket já devolve parte do produto ${codigo} ${descricao}: com este seriam ${aMais} a mais do que foi comprado.`,
  })
}
