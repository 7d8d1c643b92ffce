import { avisosDoCadastro } from '@balcao/dominio/cadastros/avisos-do-cadastro'
import { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { impedimentoParaDecidir } from '@balcao/dominio/cadastros/decisao'
import { type CodigoErro, ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'
import { apresentarParecido } from '../parecidos/presenter.ts'
import { parecidosVisiveis } from '../parecidos/queries-parecidos.ts'
import { apresentarCadastro } from './presenter-fila.ts'
import { conteudoDoPedido, type PedidoComPartes, pedidoVisivelPorId } from './queries-fila.ts'
import { nomesDoFormulario } from './queries-nomes.ts'

export const rotaObterCadastro = rota(obterCadastro, async ({ params, sessao, negocio, tx }) => {
  const pedido = await pedidoVisivelPorId(tx, sessao, params.idCadastro)
  if (!pedido) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { formulario, parecidos: vistos } = await conteudoDoPedido(tx, pedido.pedido.id)
  const nomes = await nomesDoFormulario(tx, formulario)
  const avisos = avisosDoCadastro(formulario, regrasDaFilial(negocio, sessao, formulario.empresa.filialId))
  const clientes = await parecidosVisiveis(
    tx,
    sessao,
    vistos.map(({ id }) => id),
  )
  const parecidos = vistos.flatMap(({ id, porque }) => {
    const parecido = clientes.get(id)
    return parecido ? [apresentarParecido({ ...parecido, porque })] : []
  })
  const impedimento = impedimentoDaSessao(pedido, sessao)
  const conteudo = { formulario, nomes, avisos, parecidos }
  return apresentarCadastro(pedido, conteudo, impedimento && ERROS[impedimento].mensagem)
})

/** PER-01 What the registration itself refuses says more than a missing permission. */
function impedimentoDaSessao({ pedido }: PedidoComPartes, sessao: Sessao): CodigoErro | null {
  const doPedido = impedimentoParaDecidir(pedido, sessao.colaboradorId)
  if (doPedido) return doPedido
  return pode(sessao.autorizacoes, 'CADASTRO_APROVAR') ? null : 'SEM_PERMISSAO'
}
