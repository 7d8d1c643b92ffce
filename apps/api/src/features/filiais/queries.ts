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

/** The same of all branches at once; under null, that of the business: any hour that some branch works, and everybody's holidays. */
export async function calendariosDasFiliais(banco: Executor): Promise<Map<number | null, Calendario>> {
  const turnos = await banco.select().from(filialExpediente)
  const feriados = await banco.select({ data: feriado.data, filialId: feriado.filialId }).from(feriado)
  const de = (filialId: number | null): Calendario => ({
    expediente: turnos.filter((turno) => filialId === null || turno.filialId === filialId),
    feriados: new Set(
      feriados.flatMap((dia) => (dia.filialId === null || dia.filialId === filialId ? [dia.data] : [])),
    ),
  })
  return new Map([null, ...new Set(turnos.map(({ filialId }) => filialId))].map((id) => [id, de(id)]))
}

/** What people call it. */
export async function nomeDaFilial(banco: Executor, filialId: number): Promise<string> {
  const [linha] = await banco.select({ nome: filial.nome }).from(filial).where(eq(filial.id, filialId))
  return linha?.nome ?? ''
}
