import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { cepLocal, consultaExterna, empresaLocal, fonteExterna } from './tabelas.ts'

export type TipoDeConsulta = typeof consultaExterna.$inferSelect.tipo

export async function cepProprio(banco: Executor, cep: string) {
  const [encontrado] = await banco.select().from(cepLocal).where(eq(cepLocal.cep, cep))
  return encontrado ?? null
}

export async function empresaPropria(banco: Executor, cnpj: string): Promise<unknown> {
  const [encontrada] = await banco
    .select({ dados: empresaLocal.dados })
    .from(empresaLocal)
    .where(eq(empresaLocal.cnpj, cnpj))
  return encontrada?.dados ?? null
}

export async function consultaGuardada(banco: Executor, tipo: TipoDeConsulta, chave: string) {
  const [guardada] = await banco
    .select()
    .from(consultaExterna)
    .where(and(eq(consultaExterna.tipo, tipo), eq(consultaExterna.chave, chave)))
  return guardada ?? null
}

/** Two that asked at once write one after the other: the newer answer stays. */
export async function guardarConsulta(
  banco: Executor,
  consulta: typeof consultaExterna.$inferInsert,
): Promise<void> {
  const { fonte, resposta, consultadoEm } = consulta
  await banco
    .insert(consultaExterna)
    .values(consulta)
    .onConflictDoUpdate({
      target: [consultaExterna.tipo, consultaExterna.chave],
      set: { fonte, resposta, consultadoEm },
      setWhere: sql`${consultaExterna.consultadoEm} <= excluded.consultado_em`,
    })
}

/** What nobody asked for in that long is not worth keeping; answers how many went. */
export async function apagarConsultasAntigas(banco: Executor, antesDe: Date): Promise<number> {
  const apagadas = await banco.delete(consultaExterna).where(lt(consultaExterna.consultadoEm, antesDe))
  return apagadas.rowCount ?? 0
}

export async function descansosDas(banco: Executor, fontes: string[]) {
  if (fontes.length === 0) return []
  return banco.select().from(fonteExterna).where(inArray(fonteExterna.fonte, fontes))
}

/** Those who failed together count once, and the longest rest stays. */
export async function anotarFalha(
  banco: Executor,
  falha: { fonte: string; falhas: number; descansaAte: Date },
): Promise<void> {
  await banco
    .insert(fonteExterna)
    .values(falha)
    .onConflictDoUpdate({
      target: fonteExterna.fonte,
      set: {
        falhas: sql`greatest(${fonteExterna.falhas}, excluded.falhas)`,
        descansaAte: sql`greatest(${fonteExterna.descansaAte}, excluded.descansa_ate)`,
      },
    })
}

export async function anotarMelhora(banco: Executor, fonte: string): Promise<void> {
  await banco.update(fonteExterna).set({ falhas: 0, descansaAte: null }).where(eq(fonteExterna.fonte, fonte))
}

/** ADM-11 Asked again at the next lookup; one that still does not answer rests longer than before. */
export async function acordarFontes(banco: Executor, agora: Date): Promise<void> {
  await banco.update(fonteExterna).set({ descansaAte: null }).where(gt(fonteExterna.descansaAte, agora))
}
