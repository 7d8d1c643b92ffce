import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { rota } from '../../rota.ts'
import { apresentarClienteEncontrado } from './presenter.ts'
import { pesquisarClientesVisiveis } from './queries.ts'

export const rotaPesquisarClientes = rota(pesquisarClientes, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await pesquisarClientesVisiveis(tx, sessao, query)
  return { itens: itens.map(apresentarClienteEncontrado), paginator }
})
