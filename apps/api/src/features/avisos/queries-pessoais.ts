import type { Tx } from '../../platform/banco/conexao.ts'
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
