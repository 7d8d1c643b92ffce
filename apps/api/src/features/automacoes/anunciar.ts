import { chaveDaOcasiao, type QuandoAcontece } from '@balcao/dominio/automacoes/quando'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import type { MensagemDoTicket, Movimento } from '../tickets/nucleo/reacoes.ts'
import { haRegraAtiva } from './queries-execucao.ts'

/** MES-10 In the transaction of the deed, only the job: the rules run after it, outside whoever acts. */
async function anunciar(
  tx: Tx,
  autoria: Autoria,
  quando: QuandoAcontece,
  { ticketId, chave }: { ticketId: number; chave: string },
): Promise<void> {
  // What rules do sets no rule off: there is no way round to where it began.
  if (autoria.automatica || !(await haRegraAtiva(tx, quando))) return
  const em = autoria.agora.toISOString()
  await agendar(
    tx,
    'executar-automacoes',
    { ticketId, quando, chave, em },
    { chave: `automacoes-${quando}-${ticketId}-${chave}` },
  )
}

export const aoAbrir = (tx: Tx, autoria: Autoria, { ticketId }: { ticketId: number }) =>
  anunciar(tx, autoria, 'ABERTO', { ticketId, chave: chaveDaOcasiao.ABERTO() })

export const aoMover = (tx: Tx, autoria: Autoria, { id, versao }: Movimento) =>
  anunciar(tx, autoria, 'MOVIDO', { ticketId: id, chave: chaveDaOcasiao.MOVIDO(versao) })

export const aoResponderAEquipe = (tx: Tx, autoria: Autoria, { ticketId, historicoId }: MensagemDoTicket) =>
  anunciar(tx, autoria, 'EQUIPE_RESPONDEU', {
    ticketId,
    chave: chaveDaOcasiao.EQUIPE_RESPONDEU(historicoId),
  })

export const aoResponderOCliente = (tx: Tx, autoria: Autoria, { ticketId, historicoId }: MensagemDoTicket) =>
  anunciar(tx, autoria, 'CLIENTE_RESPONDEU', {
    ticketId,
    chave: chaveDaOcasiao.CLIENTE_RESPONDEU(historicoId),
  })
