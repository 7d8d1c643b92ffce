import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { gravarLinhas } from '../conteudo/queries-linhas.ts'
import { inserirOrcamento, mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { linhaPrevista, totaisPrevistos } from './gravar-pedido.ts'
import type { Previsto } from './prever.ts'

/**
 * VEN-02 The part that becomes an order is a quote of its own, won by it: what was quoted, sold and still open adds up in every list. It is
 * of the same group, so that the freight it pays is not paid again by the rest. The whole quote is held by whoever calls.
 */
export async function separarParte(
  tx: Tx,
  orcado: OrcamentoDoBanco,
  previsto: Previsto,
  autoria: Autoria,
): Promise<OrcamentoDoBanco> {
  const { agora, colaboradorId } = autoria
  const { id: _, busca: __, ...cabecalho } = previsto.documento
  const grupo = orcado.grupo ?? `parte-${orcado.id}`
  const parte = await inserirOrcamento(tx, {
    ...cabecalho,
    ...totaisPrevistos(previsto),
    grupo,
    parteDe: orcado.id,
    versao: 1,
    linkResumo: null,
    linkPorEmailResumo: null,
    linkValidade: null,
    movimentadoEm: agora,
    criadoEm: agora,
    criadoPor: colaboradorId,
    atualizadoEm: agora,
    atualizadoPor: colaboradorId,
  })
  await gravarLinhas(
    tx,
    previsto.finais
      .flatMap((linha, i) => linhaPrevista(previsto, linha, { numeroItem: i + 1 }))
      .map((linha) => ({ ...linha, orcamentoId: parte.id })),
  )
  if (orcado.grupo === null) await mudarOrcamento(tx, orcado.id, { grupo }, autoria)
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: parte.id,
    acao: 'SEPARACAO',
    dados: { orcamento: orcado.id },
  })
  return parte
}
