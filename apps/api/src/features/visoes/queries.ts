import type { ListaComVisoes } from '@balcao/dominio/visoes/contratos'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { visao } from './tabelas.ts'

const noFio = { id: visao.id, nome: visao.nome, filtros: visao.filtros }

type Dona = { colaboradorId: number; lista: ListaComVisoes }

const da = ({ colaboradorId, lista }: Dona) =>
  and(eq(visao.colaboradorId, colaboradorId), eq(visao.lista, lista))

export function visoesDe(banco: Executor, dona: Dona) {
  return banco.select(noFio).from(visao).where(da(dona)).orderBy(asc(visao.nome))
}

export async function gravarVisao(tx: Tx, nova: typeof visao.$inferInsert) {
  const [linha] = await tx
    .insert(visao)
    .values(nova)
    .onConflictDoUpdate({
      target: [visao.colaboradorId, visao.lista, visao.nome],
      set: { filtros: nova.filtros },
    })
    .returning(noFio)
  if (!linha) throw new Error('a visão não foi gravada')
  return linha
}

/** Whether there was one of that person, of that list, to delete. */
export async function apagarVisaoDe(tx: Tx, dona: Dona, visaoId: number): Promise<boolean> {
  const apagadas = await tx
    .delete(visao)
    .where(and(eq(visao.id, visaoId), da(dona)))
    .returning({ id: visao.id })
  return apagadas.length > 0
}
