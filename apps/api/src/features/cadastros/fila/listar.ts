import { listarCadastros } from '@balcao/dominio/cadastros/fila'
import { rota } from '../../../rota.ts'
import { apresentarPedido } from './presenter-fila.ts'
import { paginaDeCadastros } from './queries-fila.ts'

export const rotaListarCadastros = rota(listarCadastros, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await paginaDeCadastros(tx, sessao, query)
  return { itens: itens.map(apresentarPedido), paginator }
})
