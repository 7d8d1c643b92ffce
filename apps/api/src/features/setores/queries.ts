import { asc, eq } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { setor } from './tabelas.ts'

export function setoresAtivos(banco: Executor): Promise<{ id: number; nome: string }[]> {
  return banco
    .select({ id: setor.id, nome: setor.nome })
    .from(setor)
    .where(eq(setor.ativo, true))
    .orderBy(asc(emOrdemAlfabetica(setor.nome)))
}
