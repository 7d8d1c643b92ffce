import type { AcaoDaAgenda } from '@balcao/dominio/agendas/historico'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { travar } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from './tabelas.ts'
import { agendaVisivel } from './visibilidade.ts'

/** NAO_ENCONTRADO for one that is not for this session to see. */
export const travarAgenda = (tx: Tx, sessao: Sessao, id: number) =>
  travar(tx, agenda, and(eq(agenda.id, id), agendaVisivel(tx, sessao)) as SQL)

type Campos = Partial<
  Pick<
    typeof agenda.$inferInsert,
    'agendadaPara' | 'finalizadaEm' | 'finalizadaPor' | 'motivoFinalizacaoId' | 'resultado'
  >
>

/** The agenda is held by whoever calls. */
export async function gravarAgenda(
  tx: Tx,
  id: number,
  campos: Campos,
  { quando, por }: { quando: Date; por: number },
): Promise<void> {
  await tx
    .update(agenda)
    .set({ ...campos, atualizadoEm: quando, atualizadoPor: por, versao: sql`${agenda.versao} + 1` })
    .where(eq(agenda.id, id))
}

export async function inserirAgenda(tx: Tx, nova: typeof agenda.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(agenda).values(nova).returning({ id: agenda.id })
  if (!linha) throw new Error('a agenda não foi gravada')
  return linha.id
}

/** The last things done to it, newest first: each of them made one version. */
export async function ultimasMudancas(banco: Executor, agendaId: number, quantas: number) {
  const linhas = await banco
    .select({
      quando: historico.quando,
      quem: colaborador.nome,
      colaboradorId: historico.colaboradorId,
      acao: historico.acao,
      dados: historico.dados,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(agendaId))))
    .orderBy(desc(historico.id))
    .limit(quantas)
  return linhas.map(({ acao, ...linha }) => ({ ...linha, acao: acao as AcaoDaAgenda }))
}
