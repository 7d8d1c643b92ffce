import { listarAtendimentos } from '@balcao/dominio/atendimentos/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarAtendimento } from './presenter.ts'
import { atendimentosDoCliente } from './queries.ts'

export const rotaListarAtendimentos = rota(listarAtendimentos, async ({ params, query, sessao, tx }) => {
  const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
  const { itens, paginator } = await atendimentosDoCliente(tx, sessao, clienteId, query)
  return { itens: itens.map((linha) => apresentarAtendimento(linha, sessao)), paginator }
})
