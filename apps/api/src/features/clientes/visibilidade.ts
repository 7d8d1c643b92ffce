import { ehInterno } from '@balcao/dominio/usuarios'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente, clienteFilial } from './tabelas.ts'

/**
 * Which customers a session sees: managers all, representatives their own, the rest of the staff those of
 * their branches, final consumers none.
 */
function visiveis(sessao: Sessao, daCarteira: SQL, atendidos: (filiais: number[]) => SQL): SQL | undefined {
  if (sessao.veTudo) return undefined
  if (!ehInterno(sessao.tipo)) return sql`false`
  return sessao.tipo === 'REPRESENTANTE' ? daCarteira : or(daCarteira, atendidos(sessao.filiais))
}

export const clienteVisivel = (banco: Executor, sessao: Sessao, para: Para = 'PAGINA'): SQL | undefined =>
  visiveis(sessao, daCarteira(sessao), (filiais) => atendidoPor(banco, filiais, para))

/** Records of the customers that the session sees, by the column that refers to the customer. */
export function deClienteVisivel(
  banco: Executor,
  sessao: Sessao,
  clienteId: AnyPgColumn,
  para: Para = 'PAGINA',
): SQL | undefined {
  if (sessao.veTudo) return undefined
  // A portfolio is short: as an array it is asked of the index by customer. And what goes over all there are asks once for all.
  if (sessao.tipo === 'REPRESENTANTE' || para === 'CONTAGEM')
    return inArray(
      clienteId,
      banco
        .select({ id: cliente.id })
        .from(cliente)
        .where(clienteVisivel(banco, sessao, para)),
    )
  // As a scalar subquery, like the customers' own: asked for each record of the page, by key.
  const visivel = banco
    .select({ sim: sql`true` })
    .from(cliente)
    .where(and(eq(cliente.id, clienteId), clienteVisivel(banco, sessao)))
    .limit(1)
  return sql`(${visivel})`
}

/** Sessions with the same answer see the same customers: of one without a portfolio, who it is makes no difference. */
export async function alcanceDeClientes(banco: Executor, sessao: Sessao): Promise<string> {
  const { tipo, colaboradorId, filiais } = sessao
  if (sessao.veTudo) return 'todos'
  if (!ehInterno(tipo)) return 'nenhum'
  if (tipo === 'REPRESENTANTE') return JSON.stringify([colaboradorId])
  const [umCliente] = await banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(daCarteira(sessao))
    .limit(limiteNoTexto(1))
  return JSON.stringify([umCliente ? colaboradorId : null, filiais.toSorted((a, b) => a - b)])
}

/** The customers a person looks after. Beside the join with `cliente`. */
export const daCarteira = ({ colaboradorId }: Sessao): SQL => eq(cliente.representanteId, colaboradorId)

/** `para` changes no answer: a page asks for the few customers it shows, a count or a report goes over all there are. */
export type Para = 'PAGINA' | 'CONTAGEM'

/**
 * Customers served by one of these branches. For a page, as a scalar subquery on purpose: beside an OR, PostgreSQL would hash
 * every link of the table for an EXISTS or an IN, instead of asking the index for the few customers of the page.
 */
export function atendidoPor(banco: Executor, filiais: number[], para: Para = 'PAGINA'): SQL {
  const dasFiliais = umDe(clienteFilial.filialId, filiais)
  if (para === 'CONTAGEM')
    return inArray(
      cliente.id,
      banco.select({ id: clienteFilial.clienteId }).from(clienteFilial).where(dasFiliais),
    )
  const vinculo = banco
    .select({ sim: sql`true` })
    .from(clienteFilial)
    .where(and(eq(clienteFilial.clienteId, cliente.id), dasFiliais))
    .limit(limiteNoTexto(1))
  return sql`(${vinculo})`
}

/** The same rule over the link between customer and branch: of one with these branches, the customer is served by them. */
export function vinculoVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  const carteira = banco.select({ id: cliente.id }).from(cliente).where(daCarteira(sessao))
  return visiveis(sessao, inArray(clienteFilial.clienteId, carteira), (filiais) =>
    umDe(clienteFilial.filialId, filiais),
  )
}
