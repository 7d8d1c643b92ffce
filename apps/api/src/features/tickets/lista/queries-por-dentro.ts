import { palavrasDoTexto } from '@balcao/dominio/busca/palavras'
import type { OndeAchou } from '@balcao/dominio/tickets/lista/achado'
import { type AnyColumn, and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'
import { combina } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { encontra, todas, tsqueryDoTermo } from '../../../platform/banco/texto-completo.ts'
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
      .where(combina(sql`lower(f_unaccent(${tabela.descricao}))`, termo))
  }
  const linhas = await unionAll(nomeados('tipos'), nomeados('motivos'), nomeados('motivosDeProduto'))
  const da = (lista: ListaDoCatalogo) => linhas.filter((linha) => linha.lista === lista).map(({ id }) => id)
  return { tipos: da('tipos'), motivos: da('motivos'), motivosDeProduto: da('motivosDeProduto') }
}

/** A table in which the term names rows of tickets; `texto` tells what was found there. */
type Fonte = {
  onde: OndeAchou
  tabela: PgTable
  ticketId: PgColumn
  /** Newest first. */
  ordem: PgColumn
  condicao: SQL
  /** The same of rows that are already at hand; `condicao` unless said otherwise. */
  confere?: SQL | undefined
  /** Whether so many of the newest rows meet it that a walk from the newest ticket soon has enough. */
  comum?: SQL | undefined
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
  const nota = notaDoTermo(termo)
  const numeroDe = (notaId: PgColumn) =>
    sql<string>`(select numero::text from nota_fiscal where nota_fiscal.id = ${notaId})`
  const umaDasNotas = (notaId: PgColumn) =>
    nota && sql`${notaId} = any(array(${banco.select({ id: notaFiscal.id }).from(notaFiscal).where(nota)}))`
  const fontes: (Omit<Fonte, 'condicao'> & { condicao: SQL | undefined })[] = [
    {
      onde: 'MOTIVO',
      tabela: ticketMotivo,
      ticketId: ticketMotivo.ticketId,
      ordem: ticketMotivo.ticketId,
      condicao: motivos.length > 0 ? umDe(ticketMotivo.motivoId, motivos) : undefined,
      texto: sql`(select descricao from ticket_motivo_abertura m where m.id = ${ticketMotivo.motivoId})`,
    },
    {
      ...doItem,
      onde: 'PRODUTO',
      condicao: or(
        produtoComTermo(termo),
        motivosDeProduto.length > 0 ? umDe(ticketItem.motivoId, motivosDeProduto) : undefined,
      ),
      texto: sql`concat_ws(' · ', ${ticketItem.codigo}, ${ticketItem.descricao},
        (select descricao from motivo_produto m where m.id = ${ticketItem.motivoId}))`,
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
      ...mensagemComTermo(banco, sessao, termo),
      texto: sql`${ticketHistorico.mensagem}`,
    },
  ]
  return fontes.flatMap(({ condicao, ...fonte }) => (condicao ? [{ ...fonte, condicao }] : []))
}

/** A number is a whole code; anything else may be part of a name. */
function produtoComTermo(termo: string): SQL | undefined {
  const limpo = termo.trim()
  return /^\d+$/.test(limpo)
    ? sql`${ticketItem.busca} like ${`% ${limpo} %`}`
    : combina(ticketItem.busca, limpo)
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
  banco: Executor,
  sessao: Sessao,
  termo: string,
): Pick<Fonte, 'confere' | 'comum'> & { condicao: SQL | undefined } {
  const palavras = palavrasDoTexto(termo).slice(0, MAXIMO_DE_PALAVRAS)
  if (!palavras.some((palavra) => palavra.length >= MENOR_COMECO)) return { condicao: undefined }
  const cada = (palavra: string) =>
    tsqueryDoTermo(palavra, { inicio: palavra.length >= MENOR_COMECO && !/^\d+$/.test(palavra) })
  const procurada = todas(palavras.map(cada))
  const achada = encontra(ticketHistorico.busca, procurada)
  const visivel = historicoVisivel(sessao)
  const condicao = and(achada, visivel)
  const novas = banco
    .select({ tem: sql`${condicao}`.as('tem') })
    .from(ticketHistorico)
    .orderBy(desc(ticketHistorico.id))
    .limit(limiteNoTexto(NOVAS_OLHADAS))
    .as('novas')
  // Said twice: a beginning that no statistics know is taken for one entry in two hundred, and for so many PostgreSQL would walk
  // all entries from the newest; of a word that is in many the walk is still the shorter way.
  return {
    condicao: and(achada, condicao),
    // The index would bring all the messages that have the word, to find it in the few of these tickets.
    confere: and(sql`(${achada}) is true`, visivel),
    comum: sql`select count(*) >= ${NOVAS_OLHADAS / UMA_EM_CADA}::int as sim from ${novas} where tem`,
  }
}

/** Read before the index is asked: of a word that many of them have it would bring every message of all times. */
const NOVAS_OLHADAS = 2000
const UMA_EM_CADA = 10

/** So many rows are asked for; a term that is in more of them finds many tickets anyway. */
const MAXIMO_DE_LINHAS = 1000

/**
 * The tickets that the sources know, as conditions over the ticket: their ids, which its key answers, or, of a source that knows
 * too many, whether each ticket is one of them, for a walk from the newest soon meets them (as of customers, `doClienteComTermo`).
 */
export async function ticketsDasFontes(
  banco: Executor,
  fontes: readonly Fonte[],
  ticketId: AnyColumn,
): Promise<SQL[]> {
  if (fontes.length === 0) return []
  const contadas = fontes.map(({ tabela, ticketId: doTicket, ordem, condicao, comum }, numero) => {
    const linhas = banco
      .select({ ticketId: sql`${doTicket}`.as('ticket_id') })
      .from(tabela)
      .where(and(comum && sql`not (select sim from comum)`, condicao))
      .orderBy(desc(ordem))
      .limit(limiteNoTexto(MAXIMO_DE_LINHAS + 1))
    const demais = sql`${MAXIMO_DE_LINHAS + 1}::int`
    const quantas = comum
      ? sql`case when (select sim from comum) then ${demais} else count(*)::int end`
      : sql`count(*)::int`
    return sql`(${comum && sql`with comum as materialized (${comum}) `}select ${numero}::int as fonte, ${quantas} as linhas, array_agg(distinct ticket_id) as ids
      from (${linhas}) as achadas)`
  })
  const { rows } = await banco.execute<{ fonte: number; linhas: number; ids: string[] | null }>(
    sql.join(contadas, sql` union all `),
  )
  const sabidos = rows.filter(({ linhas }) => linhas <= MAXIMO_DE_LINHAS).flatMap(({ ids }) => ids ?? [])
  const demais = rows
    .filter(({ linhas }) => linhas > MAXIMO_DE_LINHAS)
    .flatMap(({ fonte }) => fontes[fonte] ?? [])
  return [
    ...(sabidos.length > 0 ? [umDe(ticketId, [...new Set(sabidos.map(Number))])] : []),
    ...demais.map(({ tabela, ticketId: doTicket, condicao, confere = condicao }) => {
      const deste = banco
        .select({ sim: sql`true` })
        .from(tabela)
        .where(and(eq(doTicket, ticketId), confere))
        .limit(limiteNoTexto(1))
      return sql`(${deste})`
    }),
  ]
}

/** MES-08 What was found inside each of these tickets: of several places, the first of the sources and its newest row. */
export async function achadosNasFontes(
  banco: Executor,
  fontes: readonly Fonte[],
  ids: readonly number[],
): Promise<Map<number, { onde: OndeAchou; texto: string }>> {
  if (fontes.length === 0 || ids.length === 0) return new Map()
  const primeiras = fontes.map(
    ({ onde, tabela, ticketId, ordem, condicao, confere = condicao, texto }, numero) => {
      const linhas = banco
        .selectDistinctOn([ticketId], {
          ticketId: sql`${ticketId}`.as('ticket_id'),
          texto: sql`${texto}`.as('texto'),
        })
        .from(tabela)
        .where(and(umDe(ticketId, [...ids]), confere))
        .orderBy(ticketId, desc(ordem))
      return sql`select ${numero}::int as fonte, ${onde}::text as onde, ticket_id, texto from (${linhas}) as achadas`
    },
  )
  const { rows } = await banco.execute<{ onde: OndeAchou; ticket_id: string; texto: string }>(
    sql`${sql.join(primeiras, sql` union all `)} order by fonte desc`,
  )
  return new Map(rows.map(({ onde, ticket_id, texto }) => [Number(ticket_id), { onde, texto }]))
}
