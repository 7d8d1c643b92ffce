import { ACOES_DA_COLETA, type AcaoDaColeta } from '@balcao/dominio/coletas/situacoes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { historicoDaColeta } from './queries.ts'

/** TIC-13 Whoever decided on an older version of the order is told what happened since; the order is held. */
export async function exigirVersao(
  tx: Tx,
  coletas: readonly { id: number; versao: number }[],
  vista: number | undefined,
): Promise<void> {
  if (vista === undefined) return
  const [coleta, ...outras] = coletas
  if (!coleta || outras.length > 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { versao: MENSAGENS.invalido } })
  if (coleta.versao !== vista) throw await mudou(tx, coleta.id, coleta.versao - vista)
}

/** The refusal, with the last things done to the order: each of them made one version. */
export async function mudou(tx: Tx, coletaId: number, quantas = 1): Promise<ErroDeNegocio> {
  const acontecido = await historicoDaColeta(tx, coletaId)
  const mudancas = acontecido
    .slice(0, Math.max(1, quantas))
    .reverse()
    .map(({ quando, quem, acao }) => ({
      quando: quando.toISOString(),
      quem: quem ?? 'Sistema',
      o_que: ACOES_DA_COLETA[acao as AcaoDaColeta],
    }))
  return new ErroDeNegocio('COLETA_MUDOU', { mudancas })
}
