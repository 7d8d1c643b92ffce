import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { filial } from '../../filiais/tabelas.ts'
import { ticket } from './tabelas.ts'
import { motivoFinalizacao, ticketEtapa, ticketTipo } from './tabelas-catalogo.ts'

/** ADM-08 What the texts about a ticket may name of it. */
export async function nomesParaOsTextos(banco: Executor, ticketId: number) {
  const [linha] = await banco
    .select({
      filialId: ticket.filialId,
      filial: filial.nome,
      protocolo: ticket.protocolo,
      contato: ticket.contatoNome,
      assunto: ticket.assunto,
      tipo: ticketTipo.descricao,
      etapa: ticketEtapa.nome,
      motivo: motivoFinalizacao.descricao,
    })
    .from(ticket)
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .leftJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .leftJoin(motivoFinalizacao, eq(motivoFinalizacao.id, ticket.motivoFinalizacaoId))
    .where(eq(ticket.id, ticketId))
  return linha ?? null
}
