import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { agendaVisivel } from '../agendas/visibilidade.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { orcamentoVisivel } from '../orcamentos/nucleo/visibilidade.ts'
import { atendimento } from './tabelas.ts'

const motivo = alias(opcaoDeCadastro, 'motivo')
const motivoPerda = alias(opcaoDeCadastro, 'motivo_perda')

/** CLI-09 The newest first, for whoever sees the customer; quote and agenda only as far as the session sees those too. */
export function atendimentosDoCliente(
  banco: Executor,
  sessao: Sessao,
  clienteId: number,
  pagina: { page: number; take: number },
) {
  const onde = eq(atendimento.clienteId, clienteId)
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: atendimento.id,
          operador: colaborador.nome,
          registradoEm: atendimento.registradoEm,
          motivo: motivo.descricao,
          descricao: atendimento.descricao,
          orcamentoId: orcamento.id,
          situacaoOrcamento: atendimento.situacaoOrcamento,
          motivoPerda: motivoPerda.descricao,
          dataRetorno: atendimento.dataRetorno,
          agendaId: agenda.id,
        })
        .from(atendimento)
        .innerJoin(colaborador, eq(colaborador.id, atendimento.colaboradorId))
        .innerJoin(motivo, eq(motivo.id, atendimento.motivoId))
        .leftJoin(motivoPerda, eq(motivoPerda.id, atendimento.motivoPerdaId))
        .leftJoin(orcamento, and(eq(orcamento.id, atendimento.orcamentoId), orcamentoVisivel(banco, sessao)))
        .leftJoin(agenda, and(eq(agenda.id, atendimento.agendaId), agendaVisivel(banco, sessao)))
        .where(onde)
        .orderBy(desc(atendimento.registradoEm), desc(atendimento.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(atendimento).where(onde),
  })
}

export type LinhaDoAtendimento = Awaited<ReturnType<typeof atendimentosDoCliente>>['itens'][number]

export async function inserirAtendimento(tx: Tx, novo: typeof atendimento.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(atendimento).values(novo).returning({ id: atendimento.id })
  if (!linha) throw new Error('o atendimento não foi gravado')
  return linha.id
}

/** How many times each of these quotes was talked about; none is left out. */
export async function atendimentosPorOrcamento(
  banco: Executor,
  orcamentos: readonly number[],
): Promise<Map<number, number>> {
  const linhas = await banco
    .select({ id: atendimento.orcamentoId, vezes: count() })
    .from(atendimento)
    .where(umDe(atendimento.orcamentoId, orcamentos))
    .groupBy(atendimento.orcamentoId)
  return new Map(linhas.flatMap(({ id, vezes }) => (id === null ? [] : [[id, vezes] as const])))
}
