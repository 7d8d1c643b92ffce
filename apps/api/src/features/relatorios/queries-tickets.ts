import { FUSO, hojeEm } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { atrasado, emAberto } from '../tickets/lista/queries-filtro.ts'
import { ticket, ticketCusto } from '../tickets/nucleo/tabelas.ts'
import { custo, ticketStatus, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import type { Instantes } from './valores.ts'

export type RecorteDeTickets = {
  filiais?: readonly number[]
  setores?: readonly number[]
  tipos?: readonly number[]
}

/** The tickets of a report that the session sees, narrowed by branch, sector and type. */
export function ticketsDoRecorte(
  { banco, sessao }: ContextoDoRelatorio,
  { filiais = [], setores = [], tipos = [] }: RecorteDeTickets,
): SQL {
  return and(
    sql`true`,
    ticketVisivel(banco, sessao),
    filiais.length > 0 ? inArray(ticket.filialId, [...filiais]) : undefined,
    setores.length > 0 ? inArray(ticket.setorId, [...setores]) : undefined,
    tipos.length > 0 ? inArray(ticket.tipoId, [...tipos]) : undefined,
  ) as SQL
}

export const abertosEm = ({ desde, antesDe }: Instantes): SQL | undefined =>
  and(desde ? gte(ticket.abertoEm, desde) : undefined, antesDe ? lt(ticket.abertoEm, antesDe) : undefined)

const quantos = (condicao: SQL) => sql`count(*) filter (where ${condicao})`

/** Open tickets by sector and status, by how many days they have been open. */
export function linhasDaSituacao(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeTickets & { soAtrasados: boolean },
): Linhas {
  const { agora } = contexto
  const late = atrasado({ agora })
  const aberto = sql`(${ticket.abertoEm} at time zone ${sql.raw(`'${FUSO}'`)})::date`
  const idade = sql`(${hojeEm(agora)}::date - ${aberto})`
  return sql`
    select ${setor.nome} as setor, ${ticketStatus.label} as status, count(*) as tickets,
      ${quantos(sql`${idade} <= 2`)} as ate_2, ${quantos(sql`${idade} between 3 and 7`)} as ate_7,
      ${quantos(sql`${idade} between 8 and 15`)} as ate_15, ${quantos(sql`${idade} between 16 and 30`)} as ate_30,
      ${quantos(sql`${idade} > 30`)} as mais_de_30, ${quantos(late)} as atrasados, min(${aberto}) as mais_antigo
    from ${ticket} join ${setor} on ${setor.id} = ${ticket.setorId}
      join ${ticketStatus} on ${ticketStatus.id} = ${ticket.statusId}
    where ${and(emAberto, ticketsDoRecorte(contexto, recorte), recorte.soAtrasados ? late : undefined)}
    group by ${setor.id}, ${ticketStatus.id}`
}

const GRUPOS_DO_PRAZO = {
  SETOR: sql`${setor.nome}`,
  OPERADOR: sql`coalesce(${colaborador.nome}, 'Sem operador')`,
  TIPO: sql`${ticketTipo.descricao}`,
  FILIAL: sql`${filial.nome}`,
} as const
export type GrupoDoPrazo = keyof typeof GRUPOS_DO_PRAZO

/**
 * Answers and solutions in time and late. A clock that stands still is judged by when it stopped; what is neither done
 * nor late yet is neither.
 */
export function linhasDosPrazos(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeTickets & { abertos: Instantes; grupo: GrupoDoPrazo },
): Linhas {
  const agora = sql`${contexto.agora.toISOString()}::timestamptz`
  const respostaAte = sql`least(${ticket.respondidoEm}, ${ticket.pausadoEm}, ${ticket.finalizadoEm}, ${agora})`
  const solucaoAte = sql`least(${ticket.finalizadoEm}, ${ticket.pausadoEm}, ${agora})`
  const noPrazo = (prazo: SQL, feito: SQL, ate: SQL) =>
    quantos(sql`${prazo} >= ${ate} and ${feito} is not null`)
  const fora = (prazo: SQL, ate: SQL) => quantos(sql`${prazo} < ${ate}`)
  const prazoDaResposta = sql`${ticket.prazoRespostaEm}`
  const prazoDaSolucao = sql`${ticket.prazoSolucaoEm}`
  return sql`
    with contados as (
      select ${GRUPOS_DO_PRAZO[recorte.grupo]} as grupo, count(*) as tickets,
        ${noPrazo(prazoDaResposta, sql`${ticket.respondidoEm}`, respostaAte)} as resposta_no_prazo,
        ${fora(prazoDaResposta, respostaAte)} as resposta_fora,
        ${noPrazo(prazoDaSolucao, sql`${ticket.finalizadoEm}`, solucaoAte)} as solucao_no_prazo,
        ${fora(prazoDaSolucao, solucaoAte)} as solucao_fora
      from ${ticket} join ${setor} on ${setor.id} = ${ticket.setorId}
        join ${ticketTipo} on ${ticketTipo.id} = ${ticket.tipoId}
        join ${filial} on ${filial.id} = ${ticket.filialId}
        left join ${colaborador} on ${colaborador.id} = ${ticket.operadorId}
      where ${and(ticketsDoRecorte(contexto, recorte), abertosEm(recorte.abertos))}
      group by 1)
    select *, round(100.0 * resposta_no_prazo / nullif(resposta_no_prazo + resposta_fora, 0), ${CASAS_DE_CALCULO}) as resposta_perc,
      round(100.0 * solucao_no_prazo / nullif(solucao_no_prazo + solucao_fora, 0), ${CASAS_DE_CALCULO}) as solucao_perc
    from contados`
}

/** What each operator got in the period and what became of it. */
export function linhasPorOperador(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeTickets & { abertos: Instantes },
): Linhas {
  const horas = sql`extract(epoch from ${ticket.finalizadoEm} - ${ticket.abertoEm}) / 3600`
  return sql`
    select coalesce(${colaborador.nome}, 'Sem operador') as operador, count(*) as tickets,
      ${quantos(sql`${ticket.finalizadoEm} is not null`)} as finalizados, ${quantos(emAberto)} as em_aberto,
      ${quantos(atrasado(contexto))} as atrasados,
      sum(${ticket.reaberturas}) as reaberturas, coalesce(sum(${horas}), 0) as horas_somadas,
      round(avg(${horas}), 2) as horas
    from ${ticket} left join ${colaborador} on ${colaborador.id} = ${ticket.operadorId}
    where ${and(ticketsDoRecorte(contexto, recorte), abertosEm(recorte.abertos))}
    group by ${colaborador.id}`
}

const GRUPOS_DO_CUSTO = {
  CUSTO: sql`${custo.descricao}`,
  SETOR: sql`${setor.nome}`,
  TIPO: sql`${ticketTipo.descricao}`,
  CLIENTE: sql`coalesce(${cliente.razaoSocial}, ${ticket.consumidorNome}, 'Consumidor final')`,
} as const
export type GrupoDoCusto = keyof typeof GRUPOS_DO_CUSTO

/** TIC-12 What the controllership charged on tickets that the session sees. */
export function linhasDosCustos(
  contexto: ContextoDoRelatorio,
  { lancados, grupo, ...recorte }: RecorteDeTickets & { lancados: Instantes; grupo: GrupoDoCusto },
): Linhas {
  const { desde, antesDe } = lancados
  const noPeriodo = and(
    desde ? gte(ticketCusto.criadoEm, desde) : undefined,
    antesDe ? lt(ticketCusto.criadoEm, antesDe) : undefined,
  )
  return sql`
    select ${GRUPOS_DO_CUSTO[grupo]} as grupo, count(*) as lancamentos, count(distinct ${ticket.id}) as tickets,
      sum(${ticketCusto.valor}) as valor,
      round(100 * sum(${ticketCusto.valor}) / nullif(sum(sum(${ticketCusto.valor})) over (), 0), ${CASAS_DE_CALCULO}) as perc
    from ${ticketCusto} join ${custo} on ${custo.id} = ${ticketCusto.custoId}
      join ${ticket} on ${ticket.id} = ${ticketCusto.ticketId}
      join ${setor} on ${setor.id} = ${ticket.setorId}
      join ${ticketTipo} on ${ticketTipo.id} = ${ticket.tipoId}
      left join ${cliente} on ${cliente.id} = ${ticket.clienteId}
    where ${and(ticketsDoRecorte(contexto, recorte), noPeriodo)}
    group by 1`
}
