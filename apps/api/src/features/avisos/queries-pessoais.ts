import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aviso } from './tabelas.ts'

type NovoAviso = Pick<typeof aviso.$inferInsert, 'titulo' | 'mensagem' | 'publicadoEm' | 'autorId'> & {
  colaboradorId: number
  caminho: string
}

/** For that person alone: its author does not see it. */
export async function inserirAvisoPessoal(tx: Tx, novo: NovoAviso): Promise<number> {
  const [linha] = await tx
    .insert(aviso)
    .values({ ...novo, criadoEm: novo.publicadoEm, criadoPor: novo.autorId ?? null })
    .returning({ id: aviso.id })
  if (!linha) throw new Error('o aviso não foi gravado')
  return linha.id
}

const MAXIMO_DE_ADMINISTRADORES = 20

export const administradores = (tx: Tx) =>
  tx
    .select({ id: colaborador.id, nome: colaborador.nome, email: colaborador.email })
    .from(colaborador)
    .where(and(eq(colaborador.tipo, 'ADMIN'), eq(colaborador.ativo, true)))
    .limit(MAXIMO_DE_ADMINISTRADORES)

/** Whether that person was told of it since then. */
export async function jaAvisada(
  tx: Tx,
  { colaboradorId, titulo, desde }: { colaboradorId: number; titulo: string; desde: Date },
): Promise<boolean> {
  const qual = and(
    eq(aviso.colaboradorId, colaboradorId),
    eq(aviso.titulo, titulo),
    gt(aviso.publicadoEm, desde),
  )
  return (await tx.$count(aviso, qual)) > 0
}
