import { FRASES } from '@balcao/dominio/tickets/historico'
import { conferirRecebimento } from '@balcao/dominio/tickets/requisitos/checkin'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { gravarRecebimento, itensDoTicket } from './queries.ts'

/** TIC-11 What arrived, counted against what was authorised. */
export async function cumprirCheckin({ tx, linha, corpo }: PedidoDeAvanco): Promise<Cumprimento> {
  const respostas = corpo.checkin ?? []
  const { fatos } = exigirConferido(conferirRecebimento(await itensDoTicket(tx, linha.id), respostas))
  const recebidos = respostas.map(({ id, qtd_recebida, obs }) => ({
    id,
    quantidade: qtd_recebida,
    observacao: obs || null,
  }))
  await gravarRecebimento(tx, linha.id, recebidos)
  // Counted again, more may have come than the first count left in this ticket.
  await exigirSaldo(tx, linha.id)
  return {
    fatos,
    relato: FRASES.recebimento(fatos.has('DIVERGENCIA_NO_RECEBIMENTO')),
    dados: { checkin: respostas },
  }
}
