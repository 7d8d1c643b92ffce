import { lerRelatorios } from '@balcao/dominio/correio/entrada/devolucao'
import { DE_LADO } from '@balcao/dominio/correio/entrada/motivos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { MensagemLida } from '../../../platform/email/mensagem-lida.ts'
import { mudarTicket } from '../../tickets/nucleo/mudar-ticket.ts'
import { travarTicketSemSessao } from '../../tickets/nucleo/queries-respostas.ts'
import { travarSaidaPorMessageId } from '../queries.ts'
import { marcarDevolvida } from '../recusar.ts'
import { doSistema } from './autoria.ts'
import type { Desfecho } from './queries.ts'

/** Whoever writes the report chooses how many; each is asked of the database. */
const MAXIMO_DE_REFERENCIAS = 20
const MAXIMO_DE_DITOS = 20

/** ALC-02 What a server says of a message of ours is told beside it; of one that only a copy did not get, as a note. */
export async function receberDevolucao(
  tx: Tx,
  negocio: Negocio,
  lida: MensagemLida,
  agora: Date,
): Promise<Desfecho | null> {
  const ultimas = lida.referencias.slice(-MAXIMO_DE_REFERENCIAS).toReversed()
  const citadas = [lida.relatorio?.messageId, lida.emRespostaA, ...ultimas]
  for (const messageId of citadas) {
    const correio = messageId ? await travarSaidaPorMessageId(tx, messageId) : null
    if (!correio || !messageId) continue
    const relatorios = lerRelatorios(lida.relatorio?.estado ?? '')
    const doDestinatario = relatorios.find(({ destinatario }) => destinatario === correio.para)
    const desistiu = relatorios.length === 0 ? lida.relatorio === null : (doDestinatario?.desistiu ?? false)
    if (desistiu) {
      const motivo = doDestinatario?.motivo ?? 'O servidor do destinatário devolveu a mensagem.'
      await marcarDevolvida(tx, negocio, { messageId, motivo }, agora)
    } else {
      const linha = await travarTicketSemSessao(tx, correio.ticketId)
      const ditos = relatorios
        .slice(0, MAXIMO_DE_DITOS)
        .map(({ destinatario, motivo }) => `${destinatario}: ${motivo}`)
      await mudarTicket(tx, { negocio, autoria: doSistema(agora) }, linha, {
        entrada: {
          tipo: 'PRIVADO',
          acao: 'CORREIO_AUTOMATICO',
          mensagem: comObservacao(FRASES.correioAutomatico(lida.de?.email ?? 'um servidor'), ...ditos),
          dados: { correio: correio.id },
        },
      })
    }
    return { estado: 'NO_TICKET', ticketId: correio.ticketId, motivo: null }
  }
  return lida.relatorio ? { estado: 'DE_LADO', motivo: DE_LADO.devolucao } : null
}
