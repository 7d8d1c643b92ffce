import { dizerTeto } from '@balcao/dominio/aprovacoes/tetos'
import { MOTIVO_UNICO } from '@balcao/dominio/aprovacoes/tipos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { quantidadeDaTroca } from '@balcao/dominio/trocas/regras'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { parteDe } from '../../platform/banco/transacao.ts'
import type { Aprovador, ItemParaDecidir } from '../aprovacoes/aprovador.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { linhasDoOrcamento } from '../orcamentos/conteudo/queries-linhas.ts'
import { itensParaAprovar } from '../pedidos/itens-para-aprovar.ts'
import { gerarPedido } from './gerar-pedido.ts'
import { acertoDe, mudouDesdeOPedido } from './presenter.ts'
import { trocaPorId } from './queries.ts'
import { mudarTroca, travarOrcamentoDaTroca, travarTroca } from './queries-mudanca.ts'

/** GES-04 An exchange: a yes makes its order at once, where the branch does not wait for the goods; a no leaves it to be put together again. */
export const APROVADOR_DE_TROCAS: Aprovador = {
  travar: travarTroca,
  async aplicar(tx, caso, { referenciaId }, { aprova, tetos }) {
    if (!aprova) return {}
    const { autoria, sessao, negocio } = caso
    const antes = await travarTroca(tx, sessao, referenciaId)
    await travarOrcamentoDaTroca(tx, antes.id)
    const partes = await trocaPorId(tx, antes.id)
    if (!partes || mudouDesdeOPedido(partes)) throw new ErroDeNegocio('TROCA_MUDOU')
    const ate = tetos?.[MOTIVO_UNICO]
    const autorizada = await mudarTroca(tx, autoria, antes.id, {
      autorizadaEm: autoria.agora,
      autorizadaPor: sessao.colaboradorId,
      teto: ate === undefined ? null : String(ate),
    })
    const registrar = (acao: string, dados: Record<string, unknown>) =>
      registrarHistorico(tx, autoria, { entidade: 'troca', entidadeId: antes.id, acao, dados })
    await registrar('AUTORIZAR', ate === undefined ? {} : { ate: dizerTeto(MOTIVO_UNICO, ate) })
    const espera = negocio.parametros(antes.filialId).trocaPedidoDepoisDeReceber
    // Let be only so far, it is whoever asked who comes down to it, and makes the order.
    if (antes.destino !== 'CREDITO' && !espera && ate === undefined)
      try {
        await parteDe(tx, () => gerarPedido({ ...caso, tx }, autorizada))
      } catch (erro) {
        // Approved is approved: whoever asked makes the order when it can be made, and reads here why it could not.
        if (!(erro instanceof ErroDeNegocio)) throw erro
        await registrar('SEM_PEDIDO', { porque: erro.message })
      }
    await anunciarCliente(tx, autoria)
    return { outraProposta: ate !== undefined }
  },
  async itens(banco, _pergunta, { referenciaId, clienteId, filialId }) {
    const partes = await trocaPorId(banco, referenciaId)
    if (!partes || filialId === null) return []
    const saem = partes.orcamento
      ? await itensParaAprovar(
          banco,
          { clienteId, filialId },
          await linhasDoOrcamento(banco, { id: partes.orcamento.id }),
        )
      : []
    return [
      ...partes.itens.map(
        (item): ItemParaDecidir => ({
          codigo: item.codigo,
          descricao: `Volta: ${item.descricao}`,
          qtde: quantidadeDaTroca(item).toNumber(),
          precoTabela: null,
          preco: Number(item.valorUnitario),
          desconto: null,
          margem: null,
          estoque: null,
          ultimoPreco: null,
        }),
      ),
      ...saem.map((item) => ({ ...item, descricao: `Vai: ${item.descricao}` })),
    ]
  },
  proposta: async () => null,
  async tetos(banco, _pergunta, { referenciaId }) {
    const partes = await trocaPorId(banco, referenciaId)
    const novo = partes ? acertoDe(partes).novo.toNumber() : 0
    return novo > 0 ? [{ chave: MOTIVO_UNICO, pedido: novo }] : []
  },
  retirar: async () => undefined,
}
