import type { SituacaoDoCliente } from '@balcao/dominio/clientes/situacao'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { daPropriaFilial } from '../filiais/queries-por-filial.ts'
import { cliente, clienteFilial } from './tabelas.ts'

const desdeNasFiliais = (banco: Executor, inativoDesde: PorFilial<string>) =>
  banco
    .select({ desde: sql`min(${daPropriaFilial(clienteFilial.filialId, inativoDesde, 'date')})` })
    .from(clienteFilial)
    .where(eq(clienteFilial.clienteId, cliente.id))

/** PAR-01 Of the branches that serve the customer, the most patient one decides; whoever has none follows the business. */
export function comprouRecentemente(banco: Executor, inativoDesde: PorFilial<string>): SQL {
  const { geral, excecoes } = inativoDesde
  if (excecoes.size === 0) return sql`${cliente.ultimaCompra} >= ${geral}`
  // The days on which branches disagree are few: only there the branches of the customer are looked up.
  const dias = [geral, ...excecoes.values()].toSorted()
  return sql`${cliente.ultimaCompra} >= ${dias[0]} and (${cliente.ultimaCompra} >= ${dias.at(-1)}
    or ${cliente.ultimaCompra} >= coalesce((${desdeNasFiliais(banco, inativoDesde)}), ${geral}::date))`
}

/** The first day that still counts as a recent purchase of each customer: what `comprouRecentemente` compares with. */
export function inativoDesdeDoCliente(banco: Executor, inativoDesde: PorFilial<string>) {
  const { geral, excecoes } = inativoDesde
  if (excecoes.size === 0) return sql<string>`${geral}::date::text`
  return sql<string>`coalesce((${desdeNasFiliais(banco, inativoDesde)}), ${geral}::date)::text`
}

/** VEN-01 The rule `situacaoDoCliente`, as a condition. */
export function naSituacao(
  banco: Executor,
  situacao: SituacaoDoCliente,
  inativoDesde: PorFilial<string>,
): SQL | undefined {
  const recente = sql`coalesce(${comprouRecentemente(banco, inativoDesde)}, false)`
  const comprador = and(isNull(cliente.motivoBloqueio), eq(cliente.prospect, false))
  const condicoes: Record<SituacaoDoCliente, SQL | undefined> = {
    BLOQUEADO: isNotNull(cliente.motivoBloqueio),
    PROSPECT: and(isNull(cliente.motivoBloqueio), eq(cliente.prospect, true)),
    ATIVO: and(comprador, recente),
    SEM_COMPRA: and(comprador, not(recente)),
  }
  return condicoes[situacao]
}
