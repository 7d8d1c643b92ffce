import type { Se } from '@balcao/dominio/automacoes/condicoes'
import { and, asc, eq, exists, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { comEtiqueta } from '../tickets/nucleo/queries-etiquetas.ts'
import { ticket, ticketMotivo } from '../tickets/nucleo/tabelas.ts'

/** MES-10 `combina` of the domain, asked of many tickets at once; a test keeps the two of one mind. */
export function queCombinam(banco: Executor, se: Se): SQL | undefined {
  const um = (coluna: PgColumn, ids: number[]) => (ids.length === 0 ? undefined : umDe(coluna, ids))
  const motivo = banco
    .select({ um: sql`1` })
    .from(ticketMotivo)
    .where(and(eq(ticketMotivo.ticketId, ticket.id), umDe(ticketMotivo.motivoId, se.motivos)))
  const perguntas: Record<keyof Se, SQL | undefined> = {
    tipos: um(ticket.tipoId, se.tipos),
    motivos: se.motivos.length === 0 ? undefined : exists(motivo),
    clientes: um(ticket.clienteId, se.clientes),
    setores: um(ticket.setorId, se.setores),
    filiais: um(ticket.filialId, se.filiais),
    etiquetas: comEtiqueta(banco, se.etiquetas),
  }
  return and(...Object.values(perguntas))
}

type Janela = { desde: Date; ate: Date; depoisDe: number; maximo: number }
type Regra = { se: Se }

const emAberto = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

async function naJanela(
  banco: Executor,
  { se }: Regra,
  coluna: typeof ticket.movidoEm | typeof ticket.prazoSolucaoEm,
  { desde, ate, depoisDe, maximo }: Janela,
): Promise<{ id: number; em: Date }[]> {
  const linhas = await banco
    .select({ id: ticket.id, em: coluna })
    .from(ticket)
    .where(
      and(
        emAberto,
        isNotNull(coluna),
        gt(coluna, desde),
        lte(coluna, ate),
        gt(ticket.id, depoisDe),
        queCombinam(banco, se),
      ),
    )
    .orderBy(asc(ticket.id))
    .limit(maximo)
  return linhas.flatMap(({ id, em }) => (em === null ? [] : [{ id, em }]))
}

/** Open tickets whose last entry made their silence long enough within the window. */
export const ticketsParados = (banco: Executor, regra: Regra, janela: Janela) =>
  naJanela(banco, regra, ticket.movidoEm, janela)

/** Open tickets whose deadline came near within the window; one that waits for the customer has none. */
export const pertoDoPrazo = (banco: Executor, regra: Regra, janela: Janela) =>
  naJanela(banco, regra, ticket.prazoSolucaoEm, janela)
