import { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { impedimentoParaDecidir } from '@balcao/dominio/cadastros/decisao'
import { type CodigoErro, ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { apresentarCadastro } from './presenter-fila.ts'
import { formularioDoPedido, type PedidoComPartes, pedidoVisivelPorId } from './queries-fila.ts'
import { nomesDoFormulario } from './queries-nomes.ts'

export const rotaObterCadastro = rota(obterCadastro, async ({ params, sessao, tx }) => {
  const pedido = await pedidoVisivelPorId(tx, sessao, params.idCadastro)
  if (!pedido) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const formulario = await formularioDoPedido(tx, pedido.pedido.id)
  const nomes = await nomesDoFormulario(tx, formulario)
  const impedimento = impedimentoDaSessao(pedido, sessao)
  return apresentarCadastro(pedido, { formulario, nomes }, impedimento && ERROS[impedimento].mensagem)
})

/** PER-01 What the registration itself refuses says more than a missing permission. */
function impedimentoDaSessao({ pedido }: PedidoComPartes, sessao: Sessao): CodigoErro | null {
  const doPedido = impedimentoParaDecidir(pedido, sessao.colaboradorId)
  if (doPedido) return doPedido
  return pode(sessao.autorizacoes, 'CADASTRO_APROVAR') ? null : 'SEM_PERMISSAO'
}
