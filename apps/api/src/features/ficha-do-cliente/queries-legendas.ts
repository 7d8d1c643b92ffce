import type { Legenda } from '@balcao/dominio/clientes/legendas'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { agenda } from '../agendas/tabelas.ts'
import { cliente, emOrdemDeCompra } from '../clientes/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'

/** Beside `cliente`, as all of this file: what the customer owes, due or not. */
export const temTitulosEmAberto = (banco: Executor): SQL<boolean> =>
  exists(
    banco
      .select({ id: titulo.id })
      .from(titulo)
      .where(and(eq(titulo.clienteId, cliente.id), isNull(titulo.pagoEm), isNull(titulo.baixadoEm))),
  ) as SQL<boolean>

const doCompromisso = ({ colaboradorId }: Sessao) =>
  and(eq(agenda.colaboradorId, colaboradorId), isNull(agenda.finalizadaEm))

/** CLI-04 A contact that this very person is still to make. */
export const temCompromisso = (banco: Executor, sessao: Sessao): SQL<boolean> =>
  exists(
    banco
      .select({ id: agenda.id })
      .from(agenda)
      .where(and(eq(agenda.clienteId, cliente.id), doCompromisso(sessao))),
  ) as SQL<boolean>

const ultimaCompra = emOrdemDeCompra(cliente.ultimaCompra)
const desde = (dia: string) => gte(ultimaCompra, sql`${dia}::date`)
const ate = (dia: string) => lte(ultimaCompra, sql`${dia}::date`)
const depoisDe = (dia: string) => gt(ultimaCompra, sql`${dia}::date`)

/** Bought on that day or before; whoever never did is not among them. */
export const semComprarDesde = (dia: string): SQL | undefined => and(ate(dia), depoisDe('-infinity'))

/** CLI-04 The rule `legendasDoCliente`, as a condition for each legend; `hoje` is the day of the question. */
export function comLegenda(banco: Executor, sessao: Sessao, legenda: Legenda, hoje: string): SQL | undefined {
  const ha = (dias: number) => somarDias(hoje, -dias)
  const fimDoMes = somarDias(`${somarDias(`${hoje.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
  const condicoes: Record<Legenda, () => SQL | undefined> = {
    BD: () => isNotNull(cliente.motivoBloqueio),
    PR: () => eq(cliente.prospect, true),
    H: () => desde(hoje),
    P: () => and(desde(`${hoje.slice(0, 7)}-01`), ate(fimDoMes)),
    D: () => desde(ha(30)),
    '30': () => and(ate(ha(30)), depoisDe(ha(60))),
    '60': () => and(ate(ha(60)), depoisDe(ha(90))),
    '90': () => semComprarDesde(ha(90)),
    SV: () => and(eq(cliente.prospect, false), isNull(cliente.ultimaCompra)),
    $: () => temTitulosEmAberto(banco),
    U: () =>
      inArray(cliente.id, banco.select({ id: agenda.clienteId }).from(agenda).where(doCompromisso(sessao))),
  }
  return condicoes[legenda]()
}
