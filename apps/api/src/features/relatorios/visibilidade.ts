import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Sessao } from '../../sessao.ts'
import { relatorio } from './tabelas.ts'

/** REL-01 Reports in use, offered to the account type, among those whose data the session may see at all. */
export function relatorioVisivel({ tipo }: Sessao, chaves: readonly string[]): SQL | undefined {
  return and(
    eq(relatorio.ativo, true),
    inArray(relatorio.chave, [...chaves]),
    or(isNull(relatorio.tiposDeUsuario), sql`${tipo} = any(${relatorio.tiposDeUsuario})`),
  )
}
