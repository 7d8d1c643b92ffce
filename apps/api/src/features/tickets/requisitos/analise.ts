import { FRASES } from '@balcao/dominio/tickets/historico'
import { analisar } from '@balcao/dominio/tickets/requisitos/analise'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { gravarAnalise, itensDoTicket, motivosDeAnaliseEmUso } from './queries.ts'

/** TIC-11 Each product gets its answer, quantity by quantity. */
export async function cumprirAnalise({ tx, linha, corpo }: PedidoDeAvanco): Promise<Cumprimento> {
  const respostas = corpo.analise ?? []
  const itens = await itensDoTicket(tx, linha.id)
  const { produtos, fatos } = exigirConferido(analisar(itens, respostas, await motivosDeAnaliseEmUso(tx)))
  const status = new Map(produtos.map((produto) => [produto.id, produto.status]))
  for (const { obs, motivo_analise_id, ...resposta } of respostas)
    await gravarAnalise(tx, linha.id, {
      ...resposta,
      status: status.get(resposta.id) ?? 'AN',
      motivoAnaliseId: motivo_analise_id ?? null,
      observacao: obs || null,
    })
  // Done again, it may authorise what an earlier answer had given back.
  await exigirSaldo(tx, linha.id)
  const autorizados = produtos.filter((produto) => produto.status === 'A').length
  return { fatos, relato: FRASES.analise(autorizados, produtos.length), dados: { analise: respostas } }
}
