import { palavrasDoTexto } from '@balcao/dominio/busca/palavras'
import type { OndeAchou } from '@balcao/dominio/tickets/lista/achado'
import { type AnyColumn, and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'
import { combinaSemMostrar, semMostrar } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { todas, tsqueryDoTermo } from '../../../platform/banco/texto-completo.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { notaDoTermo } from '../../notas/queries-busca.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticketHistorico, ticketItem, ticketMotivo, ticketNfd, ticketNota } from '../nucleo/tabelas.ts'
import { motivoProduto, ticketMotivoAbertura, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { historicoVisivel } from '../nucleo/visibilidade.ts'

const CATALOGO = { tipos: ticketTipo, motivos: ticketMotivoAbertura, motivosDeProduto: motivoProduto }
type ListaDoCatalogo = keyof typeof CATALOGO
type NomeadosPeloTermo = Record<ListaDoCatalogo, number[]>

/** The few rows of the catalogue that a term names: known first, what refers to them is found by its index. */
export async function nomeadosNoCatalogo(banco: Executor, termo: string): Promise<NomeadosPeloTermo> {
  const nomeados = (lista: ListaDoCatalogo) => {
    const tabela = CATALOGO[lista]
    return banco
      .select({
        lista: sql<ListaDoCatalogo>`${lista}::text`.as('lista'),
        id: sql`${tabela.id}`.mapWith(Number).as('id'),
      })
      .from(tabela as PgTable)
      .where(combinaSemMostrar(sql`lower(f_unaccent(${tabela.descricao}))`, termo))
  }
  const linhas = await unionAll(nomeados('tipos'), nomeados('motivos'), nomeados('motivosDeProduto'))
  const da = (lista: ListaDoCatalogo) => linhas.filter((linha) => linha.lista === lista).map(({ id }) => id)
  return { tipos: da('tipos'), motivos: da('motivos'), motivosDeProduto: da('motivosDeProduto') }
}

/** Rows of one place of tickets: which have the term, and how the newest of them are found within a bound. */
export type Fonte = {
  /** What is told of a ticket that was found there; null when its row in a list says so by itself. */
  onde: OndeAchou | null
  tabela: PgTable
  ticketId: PgColumn
  /** Newest first. */
  ordem: PgColumn
  /** Asked of rows that are already at hand: those of a ticket, or of a walk through the newest tickets. */
  condicao: SQL
  /** `ticket_id` of the newest rows that have the term, and whether there are `demais` to be known; by `condicao` unless said otherwise. */
  linhas?: SQL | undefined
  texto: SQL<string>
}

/** MES-08 Where inside tickets the term is to be looked for, as far as the session reads them. */
export function fontesDoTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  { motivos, motivosDeProduto }: NomeadosPeloTermo,
): Fonte[] {
  const doItem = { tabela: ticketItem, ticketId: ticketItem.ticketId, ordem: ticketItem.id } as const
  const doProduto = sql<string>`concat_ws(' · ', ${ticketItem.codigo}, ${ticketItem.descricao},
    (select descricao from motivo_produto m where m.id = ${ticketItem.motivoId}))`
  const nota = notaDoTermo(termo)
  const numeroDe = (notaId: PgColumn) =>
    sql<string>`(select numero::text from nota_fiscal where nota_fiscal.id = ${notaId})`
  const umaDasNotas = (notaId: PgColumn) =>
    nota && sql`${notaId} = any(array(${banco.select({ id: notaFiscal.id }).from(notaFiscal).where(nota)}))`
  const doMotivo = {
    tabela: ticketMotivo,
    ticketId: ticketMotivo.ticketId,
    ordem: ticketMotivo.ticketId,
  } as const
  const produto = produtoComTermo(termo)
  const fontes: (Omit<Fonte, 'condicao'> & { condicao: SQL | undefined })[] = [
    {
      ...doMotivo,
      onde: 'MOTIVO',
      condicao: undefined,
      ...dosNomeados({ ...doMotivo, coluna: ticketMotivo.motivoId, ids: motivos }),
      texto: sql`(select descricao from ticket_motivo_abertura m where m.id = ${ticketMotivo.motivoId})`,
    },
    {
      ...doItem,
      onde: 'PRODUTO',
      condicao: produto,
      linhas: produto && linhasPelosTrigramas({ ...doItem, condicao: produto }),
      texto: doProduto,
    },
    {
      ...doItem,
      onde: 'PRODUTO',
      condicao: undefined,
      ...dosNomeados({ ...doItem, coluna: ticketItem.motivoId, ids: motivosDeProduto }),
      texto: doProduto,
    },
    { ...doItem, onde: 'NOTA', condicao: umaDasNotas(ticketItem.notaId), texto: numeroDe(ticketItem.notaId) },
    {
      onde: 'NOTA',
      tabela: ticketNota,
      ticketId: ticketNota.ticketId,
      ordem: ticketNota.ticketId,
      condicao: umaDasNotas(ticketNota.notaId),
      texto: numeroDe(ticketNota.notaId),
    },
    {
      onde: 'NOTA',
      tabela: ticketNfd,
      ticketId: ticketNfd.ticketId,
      ordem: ticketNfd.id,
      condicao: notaDeDevolucao(termo),
      texto: sql`${ticketNfd.numero}::text || ' (devolução)'`,
    },
    {
      onde: 'MENSAGEM',
      tabela: ticketHistorico,
      ticketId: ticketHistorico.ticketId,
      ordem: ticketHistorico.id,
      ...mensagemComTermo(sessao, termo),
      texto: sql`${ticketHistorico.mensagem}`,
    },
  ]
  return fontes.flatMap(({ condicao, ...fonte }) => (condicao ? [{ ...fonte, condicao }] : []))
}

/** A number is a whole code; anything else may be part of a name. */
function produtoComTermo(termo: string): SQL | undefined {
  const limpo = termo.trim()
  return /^\d+$/.test(limpo)
    ? sql`${ticketItem.busca} like ${semMostrar(sql`${`% ${limpo} %`}::text`)}`
    : combinaSemMostrar(ticketItem.busca, limpo)
}

function notaDeDevolucao(termo: string): SQL | undefined {
  const limpo = termo.replace(/[\s.]/g, '')
  if (/^\d{44}$/.test(limpo)) return eq(ticketNfd.chave, limpo)
  return /^\d{1,9}$/.test(limpo) ? eq(ticketNfd.numero, Number(limpo)) : undefined
}

const MENOR_COMECO = 3
const MAXIMO_DE_PALAVRAS = 6

/** All words in one entry that the session reads. What is being typed may still go on; numbers and short words are whole. */
function mensagemComTermo(
  sessao: Sessao,
  termo: string,
): Pick<Fonte, 'linhas'> & { condicao: SQL | undefined } {
  const palavras = palavrasDoTexto(termo).slice(0, MAXIMO_DE_PALAVRAS)
  if (!palavras.some((palavra) => palavra.length >= MENOR_COMECO)) return { condicao: undefined }
  const cada = (palavra: string) =>
    tsqueryDoTermo(palavra, { inicio: palavra.length >= MENOR_COMECO && !/^\d+$/.test(palavra) })
  const procurada = todas(palavras.map(cada))
  const visivel = historicoVisivel(sessao)
  return {
    // Never by the index, which would bring all the messages that have the word to find it in the few of these tickets.
    condicao: and(sql`(${ticketHistorico.busca} @@ ${semMostrar(procurada)}) is true`, visivel),
    linhas: linhasPorBloco(procurada, visivel),
  }
}

/** Looked at before asking where the next message is, for numbers that were never given leave blocks empty. */
const BLOCOS_DO_TRECHO = 16

/**
 * The newest messages with the words, one block of messages after the other, beginning with the newest and ending with enough: what
 * is read is bounded by a block, however many messages have them and however old they are. The index has every word of a message
 * behind the number of its block, so that even the beginning of a word is looked for in one block alone.
 */
const linhasPorBloco = (procurada: SQL, visivel: SQL | undefined): SQL => sql`
  (with recursive trechos(ultimo) as (
    select bloco_da_busca(max(id)) from ${ticketHistorico}
    union all
    select (select bloco_da_busca(max(id)) from ${ticketHistorico} where id < comeco_do_bloco(ultimo - ${BLOCOS_DO_TRECHO - 1}::int))
    from trechos where ultimo is not null
  ), procurada(palavras) as materialized (
    select regexp_replace((${procurada})::text, '''([^'']+)''', '''%.\\1''', 'g')
  )
  select ticket_id, false as demais from trechos cross join procurada
  cross join lateral generate_series(ultimo, ultimo - ${BLOCOS_DO_TRECHO - 1}::int, -1) as bloco cross join lateral (
    select ${ticketHistorico.id}, ${ticketHistorico.ticketId} from ${ticketHistorico}
    where ${and(sql`palavras_por_bloco(${ticketHistorico.id}, ${ticketHistorico.busca}) @@ replace(palavras, '%', bloco::text)::tsquery`, visivel)}
    order by ${ticketHistorico.id} desc
  ) as do_bloco
  limit ${limiteNoTexto(MAXIMO_DE_LINHAS + 1)})`

/** Together no more rows than this are read of all that the term names. */
const DE_TODOS_OS_NOMEADOS = 1000

/** Rows that point at what the term names: the newest of each. */
export function dosNomeados({
  tabela,
  ticketId,
  ordem,
  coluna,
  ids,
}: Pick<Fonte, 'tabela' | 'ticketId' | 'ordem'> & { coluna: PgColumn; ids: readonly number[] }):
  | Required<Pick<Fonte, 'condicao' | 'linhas'>>
  | undefined {
  if (ids.length === 0) return undefined
  const deCada = Math.ceil(DE_TODOS_OS_NOMEADOS / ids.length)
  return {
    condicao: umDe(coluna, [...ids]),
    linhas: sql`
      (select ticket_id, vez > ${deCada}::int as demais from unnest(${sql.param([...ids])}::bigint[]) as nomeado cross join lateral (
        select ${ticketId} as ticket_id, row_number() over (order by ${ordem} desc) as vez from ${tabela} where ${coluna} = nomeado
        order by ${ordem} desc limit ${limiteNoTexto(deCada + 1)}
      ) as do_nomeado)`,
  }
}

const AMOSTRA = 200
/** By the sample, so many rows have the term: reading them by the index is the limit of what a search may cost. */
const DEMAIS_PARA_O_INDICE = 8000
const EM_VOLTA = 1000

/**
 * Of letters that occur in many rows the index would bring them all: a sample spread over all times tells whether they do. Then
 * only rows around the newest one of the sample that has them are read, beside the walk through the newest tickets.
 */
export function linhasPelosTrigramas({
  tabela,
  ticketId,
  ordem,
  condicao,
}: Pick<Fonte, 'tabela' | 'ticketId' | 'ordem' | 'condicao'>): SQL {
  const pelaOrdem = (
    onde: SQL,
    limite: number,
  ) => sql`select ${ticketId} as ticket_id, ${ordem} as ordem from ${tabela}
    where ${onde} order by ${ordem} desc limit ${limiteNoTexto(limite)}`
  return sql`
  (with ultima as materialized (select max(${ordem}) as ordem from ${tabela}),
  amostra as materialized (
    select count(*) * (select ordem from ultima) >= ${DEMAIS_PARA_O_INDICE * AMOSTRA}::int as comum, max(${ordem}) as nova from ${tabela}
    where ${ordem} = any(array(select ultima.ordem * n / ${AMOSTRA}::int from ultima, generate_series(1, ${AMOSTRA}::int) as n))
      and (${condicao}) is true
  )
  select ticket_id, false as demais from (${pelaOrdem(
    // Said twice: PostgreSQL takes some letters for so common that it would walk all rows from the newest.
    sql`not (select comum from amostra) and ${condicao} and ${condicao}`,
    MAXIMO_DE_LINHAS + 1,
  )}) as raras
  union all
  select ticket_id, true from (${pelaOrdem(
    sql`(select comum from amostra) and ${ordem} between (select nova from amostra) - ${EM_VOLTA}::int
      and (select nova from amostra) + ${EM_VOLTA}::int and (${condicao}) is true`,
    MAXIMO_DE_LINHAS,
  )}) as em_volta
  union all
  select null, true from amostra where comum)`
}

/** So many rows are asked for: who has more is looked for among the newest tickets too. */
const MAXIMO_DE_LINHAS = 1000

/** The tickets that the sources know, and of those that have more than they tell, what to ask of each ticket. */
export async function ticketsDasFontes(
  banco: Executor,
  fontes: readonly Fonte[],
  ticketId: AnyColumn,
): Promise<{ ids: string; demais: SQL[] }> {
  if (fontes.length === 0) return { ids: '', demais: [] }
  const contadas = fontes.map(({ tabela, ticketId: doTicket, ordem, condicao, linhas }, numero) => {
    const achadas =
      linhas ??
      sql`(select ${doTicket} as ticket_id, false as demais from ${tabela} where ${condicao} order by ${ordem} desc limit ${limiteNoTexto(MAXIMO_DE_LINHAS + 1)})`
    return sql`(select ${numero}::int as fonte, count(*) = ${MAXIMO_DE_LINHAS + 1}::int or bool_or(demais) as demais,
      string_agg(distinct ticket_id::text, ',') as ids from ${achadas} as achadas)`
  })
  const { rows } = await banco.execute<{ fonte: number; demais: boolean | null; ids: string | null }>(
    sql.join(contadas, sql` union all `),
  )
  return {
    // Thousands of them, told and asked for as one text: an array is read and written number by number.
    ids: [...new Set(rows.flatMap(({ ids }) => ids?.split(',') ?? []))].join(','),
    demais: rows
      .filter(({ demais }) => demais)
      .flatMap(({ fonte }) => fontes[fonte] ?? [])
      .map((fonte) => noTicket(banco, fonte, ticketId)),
  }
}

/** The source has the term in this ticket. */
export const noTicket = (
  banco: Executor,
  { tabela, ticketId: doTicket, condicao }: Fonte,
  ticketId: AnyColumn,
): SQL =>
  doTicket === ticketId
    ? condicao
    : sql`(${banco
        .select({ sim: sql`true` })
        .from(tabela)
        .where(and(eq(doTicket, ticketId), condicao))
        .limit(limiteNoTexto(1))})`

/** MES-08 What was found inside each of these tickets: of several places, the first of the sources and its newest row. */
export async function achadosNasFontes(
  banco: Executor,
  fontes: readonly Fonte[],
  ids: readonly number[],
): Promise<Map<number, { onde: OndeAchou; texto: string }>> {
  const ditas = fontes.filter(({ onde }) => onde !== null)
  if (ditas.length === 0 || ids.length === 0) return new Map()
  const primeiras = ditas.map(({ onde, tabela, ticketId, ordem, condicao, texto }, numero) => {
    const linhas = banco
      .selectDistinctOn([ticketId], {
        ticketId: sql`${ticketId}`.as('ticket_id'),
        texto: sql`${texto}`.as('texto'),
      })
      .from(tabela)
      // Of rows that are at hand: an index would bring all that have the term to find it in these.
      .where(and(umDe(ticketId, [...ids]), sql`(${condicao}) is true`))
      .orderBy(ticketId, desc(ordem))
    return sql`select ${numero}::int as fonte, ${onde}::text as onde, ticket_id, texto from (${linhas}) as achadas`
  })
  const { rows } = await banco.execute<{ onde: OndeAchou; ticket_id: string; texto: string }>(
    sql`${sql.join(primeiras, sql` union all `)} order by fonte desc`,
  )
  return new Map(rows.map(({ onde, ticket_id, texto }) => [Number(ticket_id), { onde, texto }]))
}
