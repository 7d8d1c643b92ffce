import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { ticketCusto } from '../nucleo/tabelas.ts'
import { custo } from '../nucleo/tabelas-catalogo.ts'

export function custosAtivos(banco: Executor) {
  return banco
    .select({ id: custo.id, descricao: custo.descricao })
    .from(custo)
    .where(eq(custo.ativo, true))
    .orderBy(asc(custo.ordem), asc(custo.id))
}

export function custosDoTicket(banco: Executor, ticketId: number) {
  return banco
    .select({
      id: ticketCusto.id,
      custo: custo.descricao,
      valor: ticketCusto.valor,
      observacao: ticketCusto.observacao,
      criadoEm: ticketCusto.criadoEm,
    })
    .from(ticketCusto)
    .innerJoin(custo, eq(custo.id, ticketCusto.custoId))
    .where(eq(ticketCusto.ticketId, ticketId))
    .orderBy(asc(ticketCusto.id))
}
