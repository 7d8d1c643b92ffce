import { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import { rota } from '../../rota.ts'
import { apresentarAtividade } from '../atividades/presenter.ts'
import { atividadesDoCliente } from '../atividades/queries.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { atividadeDaFicha } from './visibilidade.ts'

export const rotaListarRegistroDeAtividade = rota(
  listarRegistroDeAtividade,
  async ({ params, query, sessao, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
    const visivel = atividadeDaFicha(tx, sessao, clienteId)
    const { itens, paginator } = await atividadesDoCliente(tx, { clienteId, visivel }, query)
    return { itens: itens.map(apresentarAtividade), paginator }
  },
)
