import { listarColetas } from '@balcao/dominio/coletas/contratos'
import { rota } from '../../rota.ts'
import { apresentarColeta } from './presenter.ts'
import { paginaDeColetas, ticketsDasColetas } from './queries.ts'

export const rotaListarColetas = rota(listarColetas, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await paginaDeColetas(tx, sessao, query)
  const tickets = await ticketsDasColetas(
    tx,
    sessao,
    itens.map(({ id }) => id),
  )
  const dela = Map.groupBy(tickets, ({ coletaId }) => coletaId)
  return { itens: itens.map((linha) => apresentarColeta(linha, dela.get(linha.id) ?? [])), paginator }
})
