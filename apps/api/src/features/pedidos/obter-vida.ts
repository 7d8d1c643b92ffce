import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterVidaDoPedido, type VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { autorizacoesPorTipo } from '../acesso/autorizacoes-por-tipo.ts'
import { apresentarVida } from './presenter-vida.ts'
import { pedidoVisivelPorId } from './queries-detalhe.ts'
import { temFaturado } from './queries-mudanca.ts'
import { bloqueiosDoPedido, historicoDoPedido } from './queries-vida.ts'

export type IntegracaoDoPedido = (
  banco: Executor,
  de: { negocio: Negocio; sessao: Sessao },
  pedido: { id: number; filialId: number; idExterno: string | null },
) => Promise<VidaDoPedido['integracao']>

/** Null where there is none that the session sees. */
export type TrocaDoPedido = (banco: Executor, sessao: Sessao, pedidoId: number) => Promise<number | null>

/** What goes to the ERP, and exchanges, refer to orders, so orders do not know them: whoever composes the routes says where each is read. */
export const criarRotaObterVidaDoPedido = (
  integracaoDoPedido: IntegracaoDoPedido,
  trocaDoPedido: TrocaDoPedido,
) =>
  rota(obterVidaDoPedido, async ({ params, sessao, negocio, tx }) => {
    const encontrado = await pedidoVisivelPorId(tx, sessao, params.id)
    if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { documento } = encontrado
    const [historico, bloqueios, integracao, autorizacoesDe, faturado, idTroca] = await Promise.all([
      historicoDoPedido(tx, documento.id),
      bloqueiosDoPedido(tx, documento.id),
      integracaoDoPedido(tx, { negocio, sessao }, documento),
      autorizacoesPorTipo(tx),
      temFaturado(tx, documento.id),
      trocaDoPedido(tx, sessao, documento.id),
    ])
    return apresentarVida({
      encontrado,
      historico,
      bloqueios,
      integracao,
      idTroca,
      autorizacoesDe,
      temFaturado: faturado,
      negocio,
      sessao,
    })
  })
