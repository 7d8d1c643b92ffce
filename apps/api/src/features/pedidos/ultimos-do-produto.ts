import { listarUltimosPedidosDoProduto } from '@balcao/dominio/pedidos/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarUltimoPedido } from './presenter.ts'
import { ultimosPedidosDoProduto } from './queries-detalhe.ts'
import { criarRotulador } from './rotular-status.ts'

const QUANTOS = 10

export const rotaListarUltimosPedidosDoProduto = rota(
  listarUltimosPedidosDoProduto,
  async ({ params, sessao, negocio, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
    const linhas = await ultimosPedidosDoProduto(tx, { clienteId, produtoId: params.idProd }, QUANTOS)
    const rotular = criarRotulador(negocio)
    return { itens: linhas.map((linha) => apresentarUltimoPedido(linha, rotular)) }
  },
)
