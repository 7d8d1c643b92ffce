import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { margemParaASessao } from './margem-para-a-sessao.ts'
import { apresentarPedido, type NotaDoPedido } from './presenter.ts'
import { itensDoPedido, pedidoVisivelPorId } from './queries-detalhe.ts'
import { criarRotulador } from './rotular-status.ts'

export type NotasDoPedido = (
  banco: Executor,
  sessao: Sessao,
  pedidoId: number,
) => Promise<readonly NotaDoPedido[]>

/** Invoices refer to their order, so orders do not know them: whoever composes the routes says where they are read. */
export const criarRotaObterPedido = (notasDoPedido: NotasDoPedido) =>
  rota(obterPedido, async ({ params, sessao, negocio, tx }) => {
    const encontrado = await pedidoVisivelPorId(tx, sessao, params.id)
    if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { id } = encontrado.documento
    const comNotas = pode(sessao.autorizacoes, 'CLIENTE_NOTAS')
    const [itens, notas] = await Promise.all([
      itensDoPedido(tx, id),
      comNotas ? notasDoPedido(tx, sessao, id) : [],
    ])
    return apresentarPedido({
      encontrado,
      itens,
      notas,
      percLucro: margemParaASessao(encontrado.documento, { negocio, sessao }),
      rotular: criarRotulador(negocio),
    })
  })
