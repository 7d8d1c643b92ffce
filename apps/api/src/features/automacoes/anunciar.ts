import { chaveDaOcasiao, type QuandoAcontece } from '@balcao/dominio/automacoes/quando'
import type { MensagemDoTicket, Movimento } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { haRegraAtiva } from './queries-execucao.ts'

/** MES-10 In the transaction of the deed, only the job: the rules run after it, outside whoever acts. */
async function anunciar(
  tx: Tx,
  { autoria }: Caso,
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

export const aoAbrir = (tx: Tx, caso: Caso, { ticketId }: { ticketId: number }) =>
  anunciar(tx, caso, 'ABERTO', { ticketId, chave: chaveDaOcasiao.ABERTO() })

export const aoMover = (tx: Tx, caso: Caso, { id, versao }: Movimento) =>
  anunciar(tx, caso, 'MOVIDO', { ticketId: id, chave: chaveDaOcasiao.MOVIDO(versao) })

export const aoResponderAEquipe = (tx: Tx, caso: Caso, { ticketId, historicoId }: MensagemDoTicket) =>
  anunciar(tx, caso, 'EQUIPE_RESPONDEU', {
    ticketId,
    chave: chaveDaOcasiao.EQUIPE_RESPONDEU(historicoId),
  })

export const aoResponderOCliente = (tx: Tx, caso: Caso, { ticketId, historicoId }: MensagemDoTicket) =>
  anunciar(tx, caso, 'CLIENTE_RESPONDEU', {
    ticketId,
    chave: chaveDaOcasiao.CLIENTE_RESPONDEU(historicoId),
  })
