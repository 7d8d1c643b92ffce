import { type Desfecho, desfechoDaLinha, MOTIVOS_DO_DESFECHO } from '@balcao/dominio/coletas/regras'
import type { AcaoDaColeta } from '@balcao/dominio/coletas/situacoes'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Movimento } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { coletaVivaDoTicket, gravarLinhas, travarColetas } from './queries-mudanca.ts'

/**
 * COL-01 A live order follows its ticket, in the transaction that moves it: counted goods were fetched, and nobody is
 * sent for a ticket that ended or went elsewhere.
 */
export async function acompanharTicket(
  tx: Tx,
  { autoria }: Caso,
  { id, acao, etapaAnterior }: Movimento,
): Promise<void> {
  const viva = await coletaVivaDoTicket(tx, id, etapaAnterior)
  if (!viva) return
  const { coletaId, situacao, encerrado, etapaAguarda, anteriorAguardava } = viva
  const desfecho = desfechoDaLinha(
    { situacao, encerrada: false },
    { encerrado, etapaAguarda, chegou: acao === 'AVANCO' && anteriorAguardava },
  )
  if (!desfecho) return
  await travarColetas(tx, [coletaId])
  const { agora, colaboradorId } = autoria
  const mensagem = MOTIVOS_DO_DESFECHO[desfecho.motivo]
  // Whoever confirmed it said when; a confirmation that the check-in makes is of today.
  const confirma = desfecho.situacao === 'CONFIRMADA' && situacao === 'GERADA'
  await gravarLinhas(
    tx,
    coletaId,
    [id],
    {
      situacao: desfecho.situacao,
      encerradaEm: agora,
      ...(confirma && { coletadaEm: hojeEm(agora), confirmadaEm: agora, confirmadaPor: colaboradorId }),
      ...(situacao === 'GERADA' && { observacao: mensagem }),
    },
    { quando: agora, por: colaboradorId },
  )
  await registrarHistorico(tx, autoria, {
    entidade: 'coleta',
    entidadeId: coletaId,
    acao: acaoDo(desfecho),
    dados: { mensagem, tickets: [id] },
  })
}

const acaoDo = ({ situacao }: Desfecho): AcaoDaColeta =>
  situacao === 'CANCELADA' ? 'CANCELAMENTO' : 'ENCERRAMENTO'
