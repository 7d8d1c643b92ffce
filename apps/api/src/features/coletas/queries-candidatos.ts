import { and, asc, count, desc, eq, inArray, isNotNull, max, or, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { aguardando, representanteAtivo, transportadoraNatural } from './queries-aguardando.ts'
import { coleta } from './tabelas.ts'

export type FiltroDeCandidatos = { cidade?: string | undefined; apenas_rca: boolean }

/** Tickets waiting in the city, by whose they naturally are. */
function naturais(banco: Executor, sessao: Sessao, cidade: string | undefined, deQuem: SQL) {
  const umPorUm = banco
    .select({ deQuem: sql<number>`${deQuem}`.as('de_quem') })
    .from(ticket)
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(and(aguardando(banco, sessao), cidade ? eq(cliente.ibge, cidade) : undefined))
    .as('um_por_um')
  return banco
    .select({ deQuem: umPorUm.deQuem, tickets: count().as('tickets') })
    .from(umPorUm)
    .groupBy(umPorUm.deQuem)
    .as('naturais')
}

const ultimas = (banco: Executor, deQuem: typeof coleta.representanteId | typeof coleta.transportadoraId) =>
  banco
    .select({ deQuem: sql<number>`${deQuem}`.as('responsavel'), em: max(coleta.geradaEm).as('em') })
    .from(coleta)
    .where(isNotNull(deQuem))
    .groupBy(deQuem)
    .as('ultimas')

/** COL-01 Those of the waiting customers first; then whoever has customers in that city or its sales region. */
export function representantesCandidatos(
  banco: Executor,
  sessao: Sessao,
  { cidade, apenas_rca }: FiltroDeCandidatos,
) {
  const deles = naturais(banco, sessao, cidade, sql`${cliente.representanteId}`)
  const ultima = ultimas(banco, coleta.representanteId)
  const regioes = banco
    .selectDistinct({ id: cliente.regiaoId })
    .from(cliente)
    .where(and(eq(cliente.ibge, cidade ?? ''), isNotNull(cliente.regiaoId)))
  const atendem = banco
    .selectDistinct({ id: cliente.representanteId })
    .from(cliente)
    .where(
      and(
        isNotNull(cliente.representanteId),
        or(eq(cliente.ibge, cidade ?? ''), inArray(cliente.regiaoId, regioes)),
      ),
    )
  return banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      telefone: colaborador.telefone,
      tickets: sql<number>`coalesce(${deles.tickets}, 0)`.mapWith(Number),
      ultimaColeta: ultima.em,
    })
    .from(colaborador)
    .leftJoin(deles, eq(deles.deQuem, colaborador.id))
    .leftJoin(ultima, eq(ultima.deQuem, colaborador.id))
    .where(
      and(
        representanteAtivo,
        apenas_rca
          ? isNotNull(deles.deQuem)
          : or(isNotNull(deles.deQuem), cidade ? inArray(colaborador.id, atendem) : sql`true`),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${deles.tickets}, 0)`),
      asc(emOrdemAlfabetica(colaborador.nome)),
      asc(colaborador.id),
    )
}

/** COL-01 Those that delivered the waiting goods first; then those of the city's state. */
export function transportadorasCandidatas(
  banco: Executor,
  sessao: Sessao,
  { cidade, apenas_rca }: FiltroDeCandidatos,
) {
  const delas = naturais(banco, sessao, cidade, transportadoraNatural(banco))
  const ultima = ultimas(banco, coleta.transportadoraId)
  const estados = banco
    .selectDistinct({ uf: cliente.uf })
    .from(cliente)
    .where(eq(cliente.ibge, cidade ?? ''))
  return banco
    .select({
      id: transportadora.id,
      nome: transportadora.razaoSocial,
      cidade: transportadora.cidade,
      uf: transportadora.uf,
      tickets: sql<number>`coalesce(${delas.tickets}, 0)`.mapWith(Number),
      ultimaColeta: ultima.em,
    })
    .from(transportadora)
    .leftJoin(delas, eq(delas.deQuem, transportadora.id))
    .leftJoin(ultima, eq(ultima.deQuem, transportadora.id))
    .where(
      and(
        eq(transportadora.ativa, true),
        apenas_rca
          ? isNotNull(delas.deQuem)
          : or(isNotNull(delas.deQuem), cidade ? inArray(transportadora.uf, estados) : sql`true`),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${delas.tickets}, 0)`),
      asc(emOrdemAlfabetica(transportadora.razaoSocial)),
      asc(transportadora.id),
    )
}
