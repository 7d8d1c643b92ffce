import { listarProdutosDasNotas } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { produtosDasNotas } from './queries.ts'

export const rotaListarProdutosDasNotas = rota(listarProdutosDasNotas, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const produtos = await produtosDasNotas(tx, id)
  return {
    itens: produtos.map(({ item, numero, itemDoTicket }) => ({
      id: item.id,
      idExibicao: item.codigo,
      descNF: item.descricao,
      marca: item.marca,
      unidade: item.unidade,
      valor_sem_imposto: Number(item.valorSemImposto),
      valor_unitario: Number(item.valorUnitario),
      qtd_comprada: Number(item.quantidade),
      numNF: numero,
      noTicket: itemDoTicket !== null,
    })),
  }
})
