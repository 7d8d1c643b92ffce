import { listarUltimosCotadosDoProduto } from '@balcao/dominio/orcamentos/contratos'
import { rota } from '../../../rota.ts'
import { filiaisDaSessao } from '../../../sessao.ts'
import { exigirCliente } from '../../clientes/exigir-cliente.ts'
import { apresentarUltimoCotado } from '../nucleo/presenter.ts'
import { ultimosCotadosDoProduto } from '../nucleo/queries-detalhe.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'

export const rotaListarUltimosCotadosDoProduto = rota(
  listarUltimosCotadosDoProduto,
  async ({ params, sessao, negocio, agora, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
    const { quantosUltimosPedidosProduto } = negocio.parametrosEntre(filiaisDaSessao(sessao))
    const linhas = await ultimosCotadosDoProduto(
      tx,
      { clienteId, produtoId: params.idProd },
      quantosUltimosPedidosProduto,
    )
    const rotular = criarRotuladorDeOrcamentos(negocio, agora)
    return { itens: linhas.map((linha) => apresentarUltimoCotado(linha, rotular)) }
  },
)
