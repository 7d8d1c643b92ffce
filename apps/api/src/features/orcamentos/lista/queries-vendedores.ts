import { ehInterno, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { colaborador } from '../../acesso/tabelas.ts'

const INTERNOS = tiposDeUsuario.filter(ehInterno)

/** Who may take a quote. */
export const vendedores = (banco: Executor) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(eq(colaborador.ativo, true), inArray(colaborador.tipo, INTERNOS)))
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
