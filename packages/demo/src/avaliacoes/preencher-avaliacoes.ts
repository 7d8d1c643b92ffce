import { ticketAvaliacao } from '@balcao/api/src/features/avaliacoes/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { ticket, ticketHistorico } from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '@balcao/api/src/features/tickets/nucleo/tabelas-catalogo.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { atualizarRegistros, emLotes } from '../lotes.ts'
import { criarSorteio } from '../sorteio.ts'
import { COMENTARIOS, NOTAS_SORTEADAS } from './avaliacoes.ts'

const LOTE = 500
const CHANCE_DE_AVALIAR = 0.35
const CHANCE_DE_COMENTAR = 0.5
const HORA_MS = 3_600_000

/** ALC-04 A third of what ended was rated, within two days of its end, as who answers such questions does. */
export async function preencherAvaliacoes(tx: Executor, { agora }: { agora: Date }): Promise<void> {
  const encerrados = await tx
    .select({ ticket, fantasia: cliente.fantasia, repete: motivoFinalizacao.duplicado })
    .from(ticket)
    .leftJoin(cliente, eq(cliente.id, ticket.clienteId))
    .leftJoin(motivoFinalizacao, eq(motivoFinalizacao.id, ticket.motivoFinalizacaoId))
    .where(and(isNotNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm)))
    .orderBy(asc(ticket.id))
  const sorteio = criarSorteio('avaliacoes')
  const ditas = encerrados.flatMap(({ ticket: linha, fantasia, repete }) => {
    if (!sorteio.chance(CHANCE_DE_AVALIAR)) return []
    const nota = sorteio.um(NOTAS_SORTEADAS)
    const comentario = sorteio.chance(CHANCE_DE_COMENTAR) ? sorteio.um(COMENTARIOS[nota]) : ''
    const em = new Date(linha.movidoEm.getTime() + sorteio.inteiro(1, 48) * HORA_MS)
    return em < agora && !repete
      ? [{ linha, nota, comentario, em, por: linha.consumidorNome ?? fantasia ?? 'Cliente' }]
      : []
  })
  for (const lote of emLotes(ditas, LOTE)) {
    await tx.insert(ticketAvaliacao).values(
      lote.map(({ linha, nota, comentario, em, por }) => ({
        ticketId: linha.id,
        nota,
        comentario,
        por,
        avaliadoEm: em,
        mudadoEm: em,
        operadorId: linha.operadorId,
        setorId: linha.setorId,
      })),
    )
    await tx.insert(ticketHistorico).values(
      lote.map(({ linha, nota, comentario, em }) => ({
        ticketId: linha.id,
        tipo: 'PUBLICO' as const,
        acao: 'AVALIACAO' as const,
        mensagem: comObservacao(FRASES.avaliacao(nota, false), comentario),
        colaboradorId: linha.consumidorId,
        criadoEm: em,
        versao: linha.versao + 1,
        dados: { nota },
      })),
    )
    await atualizarRegistros(
      tx,
      ticket,
      'id',
      lote.map(({ linha, em }) => ({ id: linha.id, versao: linha.versao + 1, movidoEm: em })),
    )
  }
}
