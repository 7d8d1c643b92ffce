import { FUSO } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import { and, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { colaborador } from '../acesso/tabelas.ts'
import { quemFinalizou } from '../avaliacoes/queries.ts'
import { ticketAvaliacao } from '../avaliacoes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import { type RecorteDeTickets, ticketsDoRecorte } from './queries-tickets.ts'
import type { Instantes } from './valores.ts'

const fuso = sql.raw(`'${FUSO}'`)
const OPERADOR = sql`coalesce(${colaborador.nome}, 'Sem operador')`

const GRUPOS = {
  OPERADOR,
  SETOR: sql`${setor.nome}`,
  TIPO: sql`${ticketTipo.descricao}`,
  FILIAL: sql`${filial.nome}`,
  MES: sql`to_char(${ticket.finalizadoEm} at time zone ${fuso}, 'YYYY-MM')`,
} as const
export type GrupoDaSatisfacao = keyof typeof GRUPOS

/** Of whom it was said counts; of what was not rated, who had it; where nobody had, who ended it. */
const DE_QUEM = sql`
  from ${ticket} left join ${ticketAvaliacao} on ${ticketAvaliacao.ticketId} = ${ticket.id}
    join ${setor} on ${setor.id} = coalesce(${ticketAvaliacao.setorId}, ${ticket.setorId})
    join ${ticketTipo} on ${ticketTipo.id} = ${ticket.tipoId}
    join ${filial} on ${filial.id} = ${ticket.filialId}
    left join ${colaborador} on ${colaborador.id} = coalesce(case when ${ticketAvaliacao.ticketId} is null
      then ${ticket.operadorId} else ${ticketAvaliacao.operadorId} end, ${quemFinalizou(sql`${ticket.id}`)})`

const comNota = (nota: number) => sql`count(*) filter (where ${ticketAvaliacao.nota} = ${nota})`

/** ALC-04 Of what ended in the period: how much of it was rated, and how. */
export function linhasDaSatisfacao(
  contexto: ContextoDoRelatorio,
  { encerrados, grupo, ...recorte }: RecorteDeTickets & { encerrados: Instantes; grupo: GrupoDaSatisfacao },
): Linhas {
  const { desde, antesDe } = encerrados
  const noPeriodo = and(
    isNotNull(ticket.finalizadoEm),
    desde ? gte(ticket.finalizadoEm, desde) : undefined,
    antesDe ? lt(ticket.finalizadoEm, antesDe) : undefined,
  )
  return sql`
    with contados as (
      select ${GRUPOS[grupo]} as grupo, count(*) as encerrados, count(${ticketAvaliacao.nota}) as avaliacoes,
        coalesce(sum(${ticketAvaliacao.nota}), 0) as notas_somadas, round(avg(${ticketAvaliacao.nota}), 2) as media,
        ${comNota(1)} as nota_1, ${comNota(2)} as nota_2, ${comNota(3)} as nota_3, ${comNota(4)} as nota_4,
        ${comNota(5)} as nota_5
      ${DE_QUEM}
      where ${and(ticketsDoRecorte(contexto, recorte), noPeriodo)}
      group by 1)
    select *, round(100.0 * avaliacoes / nullif(encerrados, 0), ${CASAS_DE_CALCULO}) as resposta_perc
    from contados`
}

type Ditos = RecorteDeTickets & { ditos: Instantes; ateNota: number | null; soComentadas: boolean }

/** ALC-04 What each customer said. */
export function linhasDasAvaliacoes(
  contexto: ContextoDoRelatorio,
  { ditos, ateNota, soComentadas, ...recorte }: Ditos,
): Linhas {
  const { desde, antesDe } = ditos
  const quais: SQL | undefined = and(
    isNotNull(ticketAvaliacao.nota),
    desde ? gte(ticketAvaliacao.avaliadoEm, desde) : undefined,
    antesDe ? lt(ticketAvaliacao.avaliadoEm, antesDe) : undefined,
    ateNota === null ? undefined : lte(ticketAvaliacao.nota, ateNota),
    soComentadas ? sql`${ticketAvaliacao.comentario} <> ''` : undefined,
  )
  return sql`
    select (${ticketAvaliacao.avaliadoEm} at time zone ${fuso})::date as dia, ${ticket.protocolo} as protocolo,
      ${ticketAvaliacao.nota} as nota, ${ticketAvaliacao.comentario} as comentario, ${ticketAvaliacao.por} as cliente,
      ${OPERADOR} as operador, ${setor.nome} as setor, ${ticketTipo.descricao} as tipo
    ${DE_QUEM}
    where ${and(ticketsDoRecorte(contexto, recorte), quais)}`
}
