import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { campoAdicional } from '../nucleo/tabelas.ts'

const colunas = {
  id: campoAdicional.id,
  rotulo: campoAdicional.rotulo,
  tipo: campoAdicional.tipo,
  obrigatorio: campoAdicional.obrigatorio,
  tamanho: campoAdicional.tamanho,
  opcoes: campoAdicional.opcoes,
}

/** CAD-10 Those that are asked for, in the order of the business. */
export const camposEmUso = (banco: Executor) =>
  banco
    .select(colunas)
    .from(campoAdicional)
    .where(eq(campoAdicional.ativo, true))
    .orderBy(asc(campoAdicional.ordem), asc(campoAdicional.id))

/** Those of any time: what was typed into one that went out of use meanwhile is no mistake of whoever typed it. */
export async function idsDosCampos(banco: Executor): Promise<Set<number>> {
  const linhas = await banco.select({ id: campoAdicional.id }).from(campoAdicional)
  return new Set(linhas.map(({ id }) => id))
}
