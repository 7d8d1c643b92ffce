import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { relatorio } from './tabelas.ts'

/** REL-01 Reports in use, offered to the account type, among those whose data the session may see at all. */
export function relatorioVisivel({ tipo }: Sessao, chaves: readonly string[]): SQL | undefined {
  return and(
    eq(relatorio.ativo, true),
    inArray(relatorio.chave, [...chaves]),
    or(isNull(relatorio.tiposDeUsuario), sql`${tipo} = any(${relatorio.tiposDeUsuario})`),
  )
}

/** Invoices of customers the session sees, issued by its branches; a representative's customers buy from any branch. */
export function notaVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  const daFilial =
    sessao.veTudo || sessao.tipo === 'REPRESENTANTE'
      ? undefined
      : inArray(notaFiscal.filialId, sessao.filiais)
  return and(clienteVisivel(banco, sessao), daFilial)
}
