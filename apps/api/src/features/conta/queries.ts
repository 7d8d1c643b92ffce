import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador, sessao } from '../acesso/tabelas.ts'

/** The account behind a session: it exists as long as the session does. */
export async function contaDaSessao(banco: Executor, { colaboradorId }: { colaboradorId: number }) {
  const [conta] = await banco.select().from(colaborador).where(eq(colaborador.id, colaboradorId))
  if (!conta) throw new Error(`a sessão é de uma conta que não existe: ${colaboradorId}`)
  return conta
}

export type Conta = Awaited<ReturnType<typeof contaDaSessao>>

export async function gravarDados(
  tx: Tx,
  id: number,
  dados: Pick<Conta, 'nome' | 'telefone' | 'dataNascimento' | 'versao' | 'atualizadoEm'>,
): Promise<Conta> {
  const [conta] = await tx
    .update(colaborador)
    .set({ ...dados, atualizadoPor: id })
    .where(eq(colaborador.id, id))
    .returning()
  if (!conta) throw new Error(`a conta ${id} não foi gravada`)
  return conta
}

/** Not ended; which of them are still within their time is the rule's to say. */
export function sessoesNaoEncerradas(banco: Executor, colaboradorId: number) {
  return banco
    .select({
      id: sessao.id,
      criadaEm: sessao.criadaEm,
      usadaEm: sessao.usadaEm,
      encerradaEm: sessao.encerradaEm,
      ip: sessao.ip,
      navegador: sessao.navegador,
    })
    .from(sessao)
    .where(and(eq(sessao.colaboradorId, colaboradorId), isNull(sessao.encerradaEm)))
    .orderBy(desc(sessao.usadaEm), desc(sessao.id))
}

export type SessaoGravada = Awaited<ReturnType<typeof sessoesNaoEncerradas>>[number]
