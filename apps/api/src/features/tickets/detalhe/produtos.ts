import { listarProdutosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { totalDosItens } from '@balcao/dominio/tickets/itens'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { anexosDosItens } from '../nucleo/queries-anexos.ts'
import { itensDoTicket } from '../nucleo/queries-itens.ts'
import { tiposQueDevolvem } from '../nucleo/queries-tipo.ts'
import { apresentarItem } from './presenter-itens.ts'

export const rotaListarProdutosDoTicket = rota(listarProdutosDoTicket, async ({ params, sessao, tx }) => {
  const { id, tipoId } = await exigirTicket(tx, sessao, params.idTicket)
  const itens = await itensDoTicket(tx, id)
  const anexos = await anexosDosItens(
    tx,
    sessao,
    itens.map(({ item }) => item.id),
  )
  return {
    itens: itens.map((linha) => apresentarItem(linha, anexos, sessao)),
    total: totalDosItens(itens.map(({ item }) => item)).toNumber(),
    devolve: (await tiposQueDevolvem(tx)).includes(tipoId),
  }
})
