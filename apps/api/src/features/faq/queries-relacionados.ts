import type { PublicoDoArtigo } from '@balcao/dominio/faq/campos'
import {
  PESO_DO_TIPO,
  PESO_NO_TEXTO,
  PROXIMIDADE_MINIMA,
  pesoDoTermo,
} from '@balcao/dominio/faq/relacionados'
import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { encontra, qualquer, relevancia, tsqueryDoTermo } from '../../platform/banco/texto-completo.ts'
import type { Sessao } from '../../sessao.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { faqArtigo } from './tabelas.ts'
import { artigoPublicado } from './visibilidade.ts'

type Pedido = {
  assunto: string
  limit: number
  tipo?: number | undefined
  publico?: PublicoDoArtigo | undefined
  exceto?: number | undefined
}

/** Title or keywords: where an article says what it is about. */
const NO_CABECALHO = { pesos: 'AB' }

/** NOV-17 Published articles about the subject, the closest first; none when it says nothing or nothing is close. */
export async function artigosRelacionados(banco: Executor, sessao: Sessao, pedido: Pedido) {
  const termos = termosDoAssunto(pedido.assunto)
  if (termos.length === 0) return []
  const doTipo = termosDoAssunto(await descricaoDoTipo(banco, pedido.tipo))
  const perto = proximidade(termos)
  const bonus = doTipo.length > 0 ? sql`${PESO_DO_TIPO}::float8 * ${proximidade(doTipo)}` : sql`0`
  return banco
    .select({
      id: faqArtigo.id,
      titulo: faqArtigo.titulo,
      ajudou: faqArtigo.ajudou,
      naoAjudou: faqArtigo.naoAjudou,
    })
    .from(faqArtigo)
    .where(
      and(
        artigoPublicado(sessao),
        pedido.publico && eq(faqArtigo.publico, pedido.publico),
        encontra(faqArtigo.busca, qualquer(termos.map((termo) => tsqueryDoTermo(termo, NO_CABECALHO)))),
        sql`${perto} >= ${PROXIMIDADE_MINIMA}::float8`,
        pedido.exceto === undefined ? undefined : ne(faqArtigo.id, pedido.exceto),
      ),
    )
    .orderBy(
      desc(sql`${perto} + ${bonus}`),
      desc(relevancia(faqArtigo.busca, qualquer(termos.map((termo) => tsqueryDoTermo(termo))))),
      asc(faqArtigo.id),
    )
    .limit(pedido.limit)
}

/** Share of what the words say that the article has; one that is only in its text counts for less. */
function proximidade(termos: readonly string[]): SQL {
  const pontos = termos.map((termo) => {
    const peso = pesoDoTermo(termo)
    return sql`case when ${encontra(faqArtigo.busca, tsqueryDoTermo(termo, NO_CABECALHO))} then ${peso}::float8
      when ${encontra(faqArtigo.busca, tsqueryDoTermo(termo))} then ${peso * PESO_NO_TEXTO}::float8 else 0 end`
  })
  const todos = termos.reduce((soma, termo) => soma + pesoDoTermo(termo), 0)
  return sql`((${sql.join(pontos, sql` + `)}) / ${todos}::float8)`
}

export async function tipoDeTicketExiste(banco: Executor, tipoId: number): Promise<boolean> {
  const [linha] = await banco.select({ id: ticketTipo.id }).from(ticketTipo).where(eq(ticketTipo.id, tipoId))
  return linha !== undefined
}

async function descricaoDoTipo(banco: Executor, tipoId: number | undefined): Promise<string> {
  if (tipoId === undefined) return ''
  const [linha] = await banco
    .select({ descricao: ticketTipo.descricao })
    .from(ticketTipo)
    .where(eq(ticketTipo.id, tipoId))
  return linha?.descricao ?? ''
}
