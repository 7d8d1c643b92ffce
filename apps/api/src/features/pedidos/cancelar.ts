import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaCancelar } from '@balcao/dominio/pedidos/vida'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { exigirVersao } from './exigir-versao.ts'
import { mudarStatus } from './mudar-status.ts'
import { temFaturado, travarPedidoVisivel } from './queries-mudanca.ts'
import { criarRotulador } from './rotular-status.ts'

export const rotaCancelarPedido = rota(
  cancelarPedido,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const antes = await travarPedidoVisivel(tx, sessao, params.id)
    const impedimento = impedimentoParaCancelar(
      { status: antes.status, temFaturado: await temFaturado(tx, antes.id) },
      negocio.parametros(antes.filialId).pedidoCancelaAte,
    )
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await exigirVersao(tx, negocio, antes, corpo.versao)
    const { motivo } = corpo
    const depois = await mudarStatus(tx, { negocio, autoria }, antes, {
      para: 'CANCELADO',
      observacao: motivo,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'pedido',
      entidadeId: antes.id,
      acao: 'CANCELAMENTO',
      dados: { de: antes.status, motivo },
    })
    return { versao: depois.versao, status: criarRotulador(negocio)(depois.status, depois.filialId) }
  },
)
