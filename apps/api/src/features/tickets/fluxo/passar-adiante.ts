import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { candidatoDaFila } from '../catalogo/queries-equipe.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { nomesDaPosse } from './queries-fila.ts'
import { travarTicketsDe } from './queries-passagem.ts'

/** ADM-02 To the colleague where they work that queue in that branch; to the queue where they do not, or nobody was chosen. */
export async function passarTickets(
  tx: Tx,
  caso: Caso,
  { de, para }: { de: number; para: number | null },
): Promise<{ aoColega: number }> {
  let aoColega = 0
  for (const linha of await travarTicketsDe(tx, de)) {
    const candidato = para === null ? null : await candidatoDaFila(tx, para, linha)
    const { setor } = await nomesDaPosse(tx, linha)
    if (candidato?.ativo && candidato.doSetor && candidato.daFilial) {
      aoColega++
      await mudarTicket(tx, caso, linha, {
        campos: { operadorId: candidato.id },
        entrada: {
          tipo: 'ENCAMINHAMENTO',
          acao: 'ATRIBUICAO',
          mensagem: FRASES.atribuicao(candidato.nome),
          dados: { para: { setorId: linha.setorId, operadorId: candidato.id } },
        },
      })
    } else
      await mudarTicket(tx, caso, linha, {
        campos: { operadorId: null },
        entrada: { tipo: 'PRIVADO', acao: 'VOLTA_A_FILA', mensagem: FRASES.voltaAFila(setor.nome) },
      })
  }
  return { aoColega }
}
