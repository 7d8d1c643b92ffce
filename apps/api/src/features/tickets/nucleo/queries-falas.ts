import { atendeFilas, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { ticket, ticketHistorico } from './tabelas.ts'

/** ALC-02, ALC-03, ALC-05 How a customer without an account says something. */
export const DE_FORA = ['peloLink', 'porEmail', 'peloWhatsapp'] as const

/** ALC-05 What the business wrote in WhatsApp's own app: the staff's word, of whom of them nobody knows. */
const pelaCasa = sql<boolean>`coalesce(${ticketHistorico.dados} ? 'peloAplicativo', false)`

/** MES-10 What a rule says has no author either, and is nobody's word. */
export const dePessoas = or(
  isNotNull(ticketHistorico.colaboradorId),
  sql`${ticketHistorico.dados} ?| array[${sql.raw([...DE_FORA, 'peloAplicativo'].map((via) => `'${via}'`).join(', '))}]`,
)
export const mensagemPublica = and(eq(ticketHistorico.acao, 'MENSAGEM'), eq(ticketHistorico.tipo, 'PUBLICO'))
const contaDaEquipe = inArray(colaborador.tipo, tiposDeUsuario.filter(atendeFilas))
export const daEquipe = or(contaDaEquipe, pelaCasa)
/** With the author joined, if there is one: who has no account is of nobody on the staff either. */
const deQuemNaoEDaEquipe = or(isNull(colaborador.tipo), not(contaDaEquipe))
export const doCliente = and(deQuemNaoEDaEquipe, not(pelaCasa))

/** MES-01 When the customer had the last word of the ticket of the query around; no row where it is the staff's. */
export function ultimaPalavraDoCliente(banco: Executor) {
  const ultima = banco
    .select({
      quando: ticketHistorico.criadoEm,
      quem: ticketHistorico.colaboradorId,
      pelaCasa: pelaCasa.as('pela_casa'),
    })
    .from(ticketHistorico)
    .where(and(eq(ticketHistorico.ticketId, ticket.id), mensagemPublica, dePessoas))
    .orderBy(desc(ticketHistorico.id))
    .limit(limiteNoTexto(1))
    .as('ultima')
  return banco
    .select({ quando: sql<Date | null>`${ultima.quando}`.mapWith(ticketHistorico.criadoEm).as('cliente_em') })
    .from(ultima)
    .leftJoin(colaborador, eq(colaborador.id, ultima.quem))
    .where(and(deQuemNaoEDaEquipe, not(ultima.pelaCasa)))
}
