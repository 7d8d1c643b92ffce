import type { Calendario, Turno } from '@balcao/dominio/prazos/calendario'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
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

const calendario = comandoFixo((banco, { filialId }: { filialId: number }) =>
  banco
    .select({
      expediente: sql<
        Turno[]
      >`coalesce((select jsonb_agg(jsonb_build_object('diaDaSemana', ${filialExpediente.diaDaSemana},
        'inicio', ${filialExpediente.inicio}, 'fim', ${filialExpediente.fim})) from ${filialExpediente}
        where ${and(eq(filialExpediente.filialId, filialId), eq(filialExpediente.ativo, true))}), '[]')`,
      feriados: sql<string[]>`array(select ${feriado.data}::text from ${feriado}
        where ${and(eq(feriado.ativo, true), or(isNull(feriado.filialId), eq(feriado.filialId, filialId)))})`,
    })
    .from(filial)
    .where(eq(filial.id, filialId)),
)

/** When a branch works, for its deadlines: its hours, the holidays of all branches and its own. */
export async function calendarioDaFilial(banco: Executor, filialId: number): Promise<Calendario> {
  const [lido] = await calendario(banco, { filialId })
  return { expediente: lido?.expediente ?? [], feriados: new Set(lido?.feriados) }
}

/** The same of all branches at once; under null, that of the business: any hour that some branch works, and everybody's holidays. */
export async function calendariosDasFiliais(banco: Executor): Promise<Map<number | null, Calendario>> {
  const turnos = await banco.select().from(filialExpediente).where(eq(filialExpediente.ativo, true))
  const feriados = await banco
    .select({ data: feriado.data, filialId: feriado.filialId })
    .from(feriado)
    .where(eq(feriado.ativo, true))
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
