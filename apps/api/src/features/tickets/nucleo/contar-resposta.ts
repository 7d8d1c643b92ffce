import { foiAceita } from '@balcao/dominio/tickets/envios'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { contaComoResposta } from '@balcao/dominio/tickets/resposta-desfeita'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { doSistema } from '../../../platform/banco/historico.ts'
import { enviosDasEntradas } from './envios.ts'
import { mudarTicket } from './mudar-ticket.ts'
import { entradaRespondida, travarTicketSemSessao } from './queries-respostas.ts'

/** ALC-01, ALC-05, ALC-06 What left was accepted, and its owner has written so: after a refusal, it is the first answer again. */
export async function contarResposta(
  tx: Tx,
  negocio: Negocio,
  { ticketId, historicoId }: { ticketId: number | null; historicoId: number | null },
  agora: Date,
): Promise<void> {
  if (ticketId === null || historicoId === null) return
  const linha = await travarTicketSemSessao(tx, ticketId)
  if (linha.respondidoEm !== null) return
  const { colaboradorId } = await entradaRespondida(tx, historicoId)
  const aceita = foiAceita(await enviosDasEntradas(tx, negocio, [historicoId]))
  if (!contaComoResposta({ ticket: linha, entrada: { daEquipe: colaboradorId !== null, aceita } })) return
  await mudarTicket(tx, { negocio, autoria: doSistema(agora, ['tickets', 'historico']) }, linha, {
    campos: { respondidoEm: agora },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'RESPOSTA_CONTADA',
      mensagem: FRASES.respostaContada,
      dados: { resposta: historicoId },
    },
  })
}
