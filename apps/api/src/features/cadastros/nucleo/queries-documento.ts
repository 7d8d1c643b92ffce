import { and, eq, exists, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { clienteVisivel } from '../../clientes/visibilidade.ts'
import { cadastro } from './tabelas.ts'

/** CAD-03 Whose a document is, whoever may see them: a document is registered once. Null where it is nobody's. */
export async function conhecidoPeloDocumento(banco: Executor, sessao: Sessao, documento: string) {
  const [linha] = await banco
    .select({
      id: cliente.id,
      fantasia: cliente.fantasia,
      versao: cliente.versao,
      prospect: cliente.prospect,
      simulacao: cliente.simulacao,
      pendente: sql<boolean>`${exists(cadastroPendente(banco))}`,
      visivel: sql<boolean>`coalesce(${clienteVisivel(banco, sessao) ?? sql`true`}, false)`,
    })
    .from(cliente)
    .where(eq(cliente.documento, documento))
  return linha ?? null
}

const cadastroPendente = (banco: Executor) =>
  banco
    .select({ id: cadastro.id })
    .from(cadastro)
    .where(and(eq(cadastro.clienteId, cliente.id), eq(cadastro.situacao, 'PENDENTE')))
