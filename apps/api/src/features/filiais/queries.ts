import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { feriado, filial, filialExpediente } from './tabelas.ts'

/** Active branches a session sees, with how to reach them. */
export function unidadesVisiveis(banco: Executor, visivel: SQL | undefined) {
  return banco
    .select({
      id: filial.id,
      razaoSocial: filial.razaoSocial,
      nome: filial.nome,
      cidade: filial.cidade,
      uf: filial.uf,
      telefone: filial.telefone,
      email: filial.email,
    })
    .from(filial)
    .where(and(eq(filial.ativa, true), visivel))
    .orderBy(asc(filial.id))
}

export type Unidade = Awaited<ReturnType<typeof unidadesVisiveis>>[number]

/** When a branch works, for its deadlines: its hours, the holidays of all branches and its own. */
export async function calendarioDaFilial(banco: Executor, filialId: number): Promise<Calendario> {
  const { diaDaSemana, inicio, fim } = filialExpediente
  const expediente = await banco
    .select({ diaDaSemana, inicio, fim })
    .from(filialExpediente)
    .where(eq(filialExpediente.filialId, filialId))
  const feriados = await banco
    .select({ data: feriado.data })
    .from(feriado)
    .where(or(isNull(feriado.filialId), eq(feriado.filialId, filialId)))
  return { expediente, feriados: new Set(feriados.map(({ data }) => data)) }
}
