import { FRASES } from '@balcao/dominio/tickets/historico'
import { prorrogacaoVale } from '@balcao/dominio/tickets/requisitos/financeiro'
import type { Movimento } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { desfazerProrrogacoes, refazerProrrogacoes, type TituloMovido } from '../../titulos/prorrogar.ts'
import { inserirEntrada } from '../nucleo/queries-mudanca.ts'
import { situacaoDaProrrogacao } from './queries-titulos.ts'

/**
 * TIC-11 The titles follow the ticket that extended them: what no longer stands is taken back, and comes back with it. The ticket's own
 * history says so, for nobody who moved it had to think of the titles.
 */
export async function acompanharProrrogacao(
  tx: Tx,
  { autoria }: Caso,
  { id, finalizadoAntes, versao }: Movimento,
): Promise<void> {
  const situacao = await situacaoDaProrrogacao(tx, id)
  if (!situacao) return
  const contar = async (titulos: TituloMovido[], frase: (titulos: TituloMovido[]) => string) => {
    if (titulos.length > 0)
      await inserirEntrada(tx, {
        ticketId: id,
        tipo: 'PRIVADO',
        acao: 'PRORROGACAO',
        mensagem: frase(titulos),
        colaboradorId: autoria.colaboradorId,
        criadoEm: autoria.agora,
        versao,
      })
  }
  if (!prorrogacaoVale(situacao))
    await contar(await desfazerProrrogacoes(tx, autoria, id), FRASES.prorrogacaoDesfeita)
  else if (finalizadoAntes !== null)
    await contar(
      await refazerProrrogacoes(tx, autoria, { ticketId: id, desfeitasEm: finalizadoAntes }),
      FRASES.titulosProrrogados,
    )
}
