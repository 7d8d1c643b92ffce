import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { gerarPedidoDaTroca } from '@balcao/dominio/trocas/contratos'
import { chegouAlgo, impedimentoParaOPedido } from '@balcao/dominio/trocas/regras'
import type { Caso } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { travarOrcamento } from '../orcamentos/conteudo/queries-cabecalho.ts'
import type { Pergunta } from '../orcamentos/conversao/prever.ts'
import { virarPedido } from '../orcamentos/conversao/virar-pedido.ts'
import { contarNoTicket } from './contar-no-ticket.ts'
import { mudouDesdeOPedido, situacaoDe } from './presenter.ts'
import { type TrocaDoBanco, trocaPorId } from './queries.ts'
import { mudarTroca, travarTicketDaTroca, travarTroca } from './queries-mudanca.ts'

/** GES-04 The order of what was approved: all of it, for what it was approved at, or none. The exchange is held by whoever calls. */
export async function gerarPedido(
  caso: Caso & Pergunta,
  antes: TrocaDoBanco,
): Promise<{ pedidoId: number; bloqueado: boolean; versao: number }> {
  const { tx, sessao, negocio, autoria } = caso
  const partes = await trocaPorId(tx, antes.id)
  const orcamento = partes?.orcamento && (await travarOrcamento(tx, sessao, partes.orcamento.id))
  if (!partes || !orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { trocaPedidoDepoisDeReceber, casasDecimaisDinheiro } = negocio.parametros(antes.filialId)
  const impedimento = impedimentoParaOPedido(situacaoDe(partes), {
    mudou: mudouDesdeOPedido(partes),
    ateOnde: antes.teto,
    exigeRecebimento: trocaPedidoDepoisDeReceber,
    chegou: chegouAlgo(partes.itens),
  })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  const { pedidoId, bloqueado } = await virarPedido(
    caso,
    orcamento,
    ({ impedimentos, faltas, precificado }) => {
      const { vlTot } = precificado.totais
      const aprovado = antes.teto ?? antes.valorNovo ?? 0
      const cabe = antes.teto === null ? vlTot.equals(aprovado) : !vlTot.greaterThan(aprovado)
      const porque = [
        ...impedimentos,
        ...faltas.map(({ linha, atendida }) => `O estoque só serve ${atendida} de ${linha.qtde}.`),
        ...(cabe
          ? []
          : [
              `O pedido sairia por ${formatarDinheiro(vlTot, casasDecimaisDinheiro)}, e foi aprovado ${antes.teto === null ? 'por' : 'até'} ${formatarDinheiro(aprovado, casasDecimaisDinheiro)}.`,
            ]),
      ]
      if (porque.length > 0) throw new ErroDeNegocio('TROCA_MUDOU', { mensagem: porque.join(' ') })
    },
  )
  const { versao } = await mudarTroca(tx, autoria, antes.id, {})
  await registrarHistorico(tx, autoria, {
    entidade: 'troca',
    entidadeId: antes.id,
    acao: 'PEDIDO',
    dados: { pedido: pedidoId },
  })
  await contarNoTicket(
    tx,
    caso,
    await travarTicketDaTroca(tx, antes),
    `Troca ${antes.id}: pedido ${pedidoId} gerado.`,
  )
  return { pedidoId, bloqueado, versao }
}

export const rotaGerarPedidoDaTroca = rota(gerarPedidoDaTroca, async ({ params, corpo, ...caso }) => {
  const antes = await travarTroca(caso.tx, caso.sessao, params.idTroca)
  if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const { pedidoId, bloqueado, versao } = await gerarPedido(caso, antes)
  return {
    idPedido: pedidoId,
    versao,
    message: bloqueado
      ? `Pedido ${pedidoId} gerado, e bloqueado até que alguém o libere.`
      : `Pedido ${pedidoId} gerado.`,
  }
})
