import { FRASES } from '@balcao/dominio/tickets/historico'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Caso } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { candidatoDaFila } from '../catalogo/queries-equipe.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { nomesDaPosse } from './queries-fila.ts'

const abertosDe = (operadorId: number) =>
  and(
    eq(ticket.operadorId, operadorId),
    isNull(ticket.finalizadoEm),
    isNull(ticket.arquivadoEm),
    isNull(ticket.unidoA),
  )

export const contarTicketsDe = (banco: Executor, operadorId: number): Promise<number> =>
  banco.$count(ticket, abertosDe(operadorId))

/** ADM-02 To the colleague where they work that queue in that branch; to the queue where they do not, or nobody was chosen. */
export async function passarTickets(
  tx: Tx,
  caso: Caso,
  { de, para }: { de: number; para: number | null },
): Promise<{ aoColega: number; aFila: number }> {
  const linhas = await tx.select().from(ticket).where(abertosDe(de)).orderBy(asc(ticket.id)).for('update')
  let aoColega = 0
  for (const linha of linhas) {
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
  return { aoColega, aFila: linhas.length - aoColega }
}
