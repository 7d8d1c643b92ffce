import { impedimentoParaReenviar, situacaoDaIntegracao } from '@balcao/dominio/erp/integracao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { reenviarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { anunciarPedido } from '../pedidos/anunciar.ts'
import { registrarNoPedido, travarPedidoVisivel } from '../pedidos/queries-mudanca.ts'
import { agendarEntrega } from './entrar-na-fila.ts'
import { comoEntregas } from './integracao.ts'
import { entregasDoPedido, retomarEntregas } from './queries.ts'

export const rotaReenviarPedido = rota(
  reenviarPedido,
  async ({ params, sessao, negocio, agora, autoria, tx }) => {
    const { id, filialId, versao } = await travarPedidoVisivel(tx, sessao, params.id)
    const situacao = situacaoDaIntegracao(comoEntregas(await entregasDoPedido(tx, id)))
    const impedimento = impedimentoParaReenviar(situacao)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await retomarEntregas(tx, id)
    await agendarEntrega(tx, { negocio, autoria }, id, filialId)
    await registrarNoPedido(tx, {
      pedidoId: id,
      quando: agora,
      tipo: 'INTEGRACAO',
      colaboradorId: sessao.colaboradorId,
      observacao: 'Enviado de novo ao ERP.',
      versao,
    })
    await registrarHistorico(tx, autoria, { entidade: 'pedido', entidadeId: id, acao: 'REENVIO' })
    await anunciarPedido(tx, autoria)
    return { message: 'O pedido será enviado de novo ao ERP.' }
  },
)
