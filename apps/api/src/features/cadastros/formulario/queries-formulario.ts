import { and, asc, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { filialVisivel } from '../../filiais/visibilidade.ts'
import { cadastro } from '../nucleo/tabelas.ts'

/** As it was sent the last time; null for a prospect that came from elsewhere. */
export async function ultimoFormulario(banco: Executor, clienteId: number) {
  const [linha] = await banco
    .select({ formulario: cadastro.formulario })
    .from(cadastro)
    .where(eq(cadastro.clienteId, clienteId))
    .orderBy(desc(cadastro.id))
    .limit(limiteNoTexto(1))
  return linha?.formulario ?? null
}

/** The first of the customer's branches that the session may choose. */
export async function filialParaCompletar(banco: Executor, sessao: Sessao, clienteId: number) {
  const [linha] = await banco
    .select({ id: filial.id })
    .from(clienteFilial)
    .innerJoin(filial, eq(filial.id, clienteFilial.filialId))
    .where(and(eq(clienteFilial.clienteId, clienteId), eq(filial.ativa, true), filialVisivel(sessao)))
    .orderBy(asc(filial.id))
    .limit(limiteNoTexto(1))
  return linha?.id ?? null
}
