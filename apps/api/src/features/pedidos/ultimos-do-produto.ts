import { listarUltimosPedidosDoProduto } from '@balcao/dominio/pedidos/contratos'
import { rota } from '../../rota.ts'
import { filiaisDaSessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarUltimoPedido } from './presenter.ts'
import { ultimosPedidosDoProduto } from './queries-detalhe.ts'
import { criarRotulador } from './rotular-status.ts'

export const rotaListarUltimosPedidosDoProduto = rota(
  listarUltimosPedidosDoProduto,
  async ({ params, sessao, negocio, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
    const { quantosUltimosPedidosProduto } = negocio.parametrosEntre(filiaisDaSessao(sessao))
    const linhas = await ultimosPedidosDoProduto(
      tx,
      { clienteId, produtoId: params.idProd },
      quantosUltimosPedidosProduto,
    )
    const rotular = criarRotulador(negocio)
    return { itens: linhas.map((linha) => apresentarUltimoPedido(linha, rotular)) }
  },
)
