import { impedimentoParaReenviar, situacaoDaIntegracao } from '@balcao/dominio/erp/integracao'
import { ERROS } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { IntegracaoDoPedido } from '../pedidos/obter-vida.ts'
import { entregasDoPedido } from './queries.ts'

/** Of what the ERP was told, as the rule reads it. */
export const comoEntregas = (linhas: Awaited<ReturnType<typeof entregasDoPedido>>) =>
  linhas.map(({ entregueEm, desistiuEm }) => ({
    entregue: entregueEm !== null,
    desistiu: desistiuEm !== null,
  }))

/** VEN-01 Whether the ERP knows the order; null where the branch has none. */
export const integracaoDoPedido: IntegracaoDoPedido = async (banco, { negocio, sessao }, pedido) => {
  if (negocio.parametros(pedido.filialId).erpEndereco === '') return null
  const linhas = await entregasDoPedido(banco, pedido.id)
  const situacao = situacaoDaIntegracao(comoEntregas(linhas))
  if (situacao === null) return null
  const aberta = linhas.find(({ entregueEm }) => entregueEm === null)
  const impedimento = pode(sessao.autorizacoes, 'PEDIDO_REENVIAR')
    ? impedimentoParaReenviar(situacao)
    : 'SEM_PERMISSAO'
  return {
    situacao,
    idExterno: pedido.idExterno,
    tentativas: aberta?.tentativas ?? 0,
    proximaEm: aberta?.proximaEm?.toISOString() ?? null,
    erro: aberta?.erro ?? null,
    impedimento: impedimento && ERROS[impedimento].mensagem,
  }
}
