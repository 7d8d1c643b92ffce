import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aviso } from './tabelas.ts'

/**
 * AVI-01 Which notices a session sees: those for its account type and for one of its branches (managers: any
 * branch), for one of its sectors, on the air and published since the account exists; the ones the person wrote; and those for that person, which nobody else sees, their
 * author included.
 */
export function avisoVisivel(sessao: Sessao): SQL | undefined {
  const paraOTipo = or(isNull(aviso.tipos), sql`${sessao.tipo} = any(${aviso.tipos})`)
  const paraAFilial = sessao.veTudo
    ? undefined
    : or(isNull(aviso.filialId), umDe(aviso.filialId, sessao.filiais))
  const aoSetor = or(isNull(aviso.setores), sql`${aviso.setores} && ${sql.param(sessao.setores)}::bigint[]`)
  const desdeAConta = sql`${aviso.publicadoEm} >= (
    select ${colaborador.criadoEm} from ${colaborador} where ${colaborador.id} = ${sessao.colaboradorId})`
  const paraTodos = or(
    eq(aviso.autorId, sessao.colaboradorId),
    and(paraOTipo, paraAFilial, aoSetor, desdeAConta),
  )
  return and(
    eq(aviso.situacao, 'PUBLICADO'),
    or(eq(aviso.colaboradorId, sessao.colaboradorId), and(isNull(aviso.colaboradorId), paraTodos)),
  )
}
