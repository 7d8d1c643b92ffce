import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { cliente, clienteTelefone } from '../clientes/tabelas.ts'
import { deleOuUnido, ehDestinoFinal } from '../tickets/nucleo/queries-uniao.ts'
import { ticket, ticketAnexo, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { whatsappMensagem } from './tabelas.ts'

const MAXIMO_DE_TELEFONES = 50

/** Whose a ticket is, with the phones that stand on it and on the customer. */
export async function deQuemEOTicket(banco: Executor, ticketId: number) {
  const [linha] = await banco
    .select({
      filialId: ticket.filialId,
      clienteId: ticket.clienteId,
      consumidorNome: ticket.consumidorNome,
      consumidorTelefone: ticket.consumidorTelefone,
      fantasia: cliente.fantasia,
      telefone: cliente.telefone,
    })
    .from(ticket)
    .leftJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(eq(ticket.id, ticketId))
  if (!linha) throw new Error(`o ticket ${ticketId} não existe`)
  return linha
}

export const telefonesDoCliente = (banco: Executor, clienteId: number) =>
  banco
    .select({ numero: clienteTelefone.numero, descricao: clienteTelefone.descricao })
    .from(clienteTelefone)
    .where(eq(clienteTelefone.clienteId, clienteId))
    .orderBy(desc(clienteTelefone.whatsapp), desc(clienteTelefone.principal), asc(clienteTelefone.id))
    .limit(MAXIMO_DE_TELEFONES)

/** Until the end, whoever else has something of this number waits: two messages at once open one ticket. */
export async function segurarNumero(tx: Tx, waId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`whatsapp ${waId}`}, 0))`)
}

const emAberto = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

/** The ticket that last talked with this number; the newest that is open, where there is one. */
export async function ticketEmConversa(tx: Tx, waId: string, { aberto }: { aberto: boolean }) {
  const [linha] = await tx
    .select({ id: ticket.id })
    .from(whatsappMensagem)
    // MES-06/uniao What it said in one that became part of another is said in the other.
    .innerJoin(ticket, ehDestinoFinal(whatsappMensagem.ticketId))
    .where(and(eq(whatsappMensagem.waId, waId), aberto ? emAberto : undefined))
    .orderBy(desc(whatsappMensagem.id))
    .limit(1)
  return linha?.id ?? null
}

/** Of the message that another answers or reacts to, said to or by the same number; null where nobody knows it, or it is archived. */
export async function ticketDaMensagem(tx: Tx, wamid: string, waId: string): Promise<number | null> {
  const [linha] = await tx
    .select({ id: ticket.id })
    .from(whatsappMensagem)
    .innerJoin(ticket, ehDestinoFinal(whatsappMensagem.ticketId))
    .where(
      and(eq(whatsappMensagem.wamid, wamid), eq(whatsappMensagem.waId, waId), isNull(ticket.arquivadoEm)),
    )
  return linha?.id ?? null
}

/** The newest open ticket of whoever has this number on record. */
export async function ticketAbertoDe(
  tx: Tx,
  { clientes, formas }: { clientes: readonly number[]; formas: readonly string[] },
): Promise<number | null> {
  const [linha] = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        emAberto,
        or(
          clientes.length > 0 ? umDe(ticket.clienteId, [...clientes]) : undefined,
          umDe(ticket.consumidorTelefone, [...formas]),
        ),
      ),
    )
    .orderBy(desc(ticket.abertoEm), desc(ticket.id))
    .limit(1)
  return linha?.id ?? null
}

/** Customers with this number on record, in whichever form, digits alone as they are kept. */
export async function clientesDoNumero(banco: Executor, formas: readonly string[]): Promise<number[]> {
  const linhas = await banco
    .selectDistinct({ id: clienteTelefone.clienteId })
    .from(clienteTelefone)
    .where(umDe(clienteTelefone.numero, [...formas]))
    .limit(MAXIMO_DE_TELEFONES)
  return linhas.map(({ id }) => id)
}

/** ALC-05 With whom a ticket talks by WhatsApp: the last number that wrote to it, or to what became part of it, and when. */
export async function conversaDoTicket(banco: Executor, ticketId: number) {
  const [linha] = await banco
    .select({ waId: whatsappMensagem.waId, em: whatsappMensagem.criadoEm })
    .from(whatsappMensagem)
    .where(
      and(
        deleOuUnido(whatsappMensagem.ticketId, ticketId),
        eq(whatsappMensagem.direcao, 'ENTRADA'),
        // A thumbs-up is not a word to answer.
        eq(whatsappMensagem.especie, 'MENSAGEM'),
      ),
    )
    .orderBy(desc(whatsappMensagem.id))
    .limit(1)
  return linha ?? null
}

const CHEGARAM = ['ENVIADO', 'ENTREGUE', 'LIDO'] as const

/** ALC-03 What a message tells of its ticket, and whether nothing of the portal's reached that number of it before. */
export async function partesDosLinks(banco: Executor, { ticketId, historicoId, id, waId }: DosLinks) {
  const nossa = and(
    eq(whatsappMensagem.direcao, 'SAIDA'),
    eq(whatsappMensagem.especie, 'MENSAGEM'),
    isNull(whatsappMensagem.anexoId),
    inArray(whatsappMensagem.estado, CHEGARAM),
  )
  const daConversa = and(eq(whatsappMensagem.ticketId, ticketId), eq(whatsappMensagem.waId, waId))
  const [linha] = await banco
    .select({
      filialId: ticket.filialId,
      acao: ticketHistorico.acao,
      primeira: sql<boolean>`not exists (${banco
        .select({ um: sql`1` })
        .from(whatsappMensagem)
        .where(and(daConversa, nossa, ne(whatsappMensagem.id, id)))})`,
      nome: sql<string | null>`(${banco
        .select({ nome: whatsappMensagem.nome })
        .from(whatsappMensagem)
        .where(and(daConversa, isNotNull(whatsappMensagem.nome)))
        .orderBy(desc(whatsappMensagem.id))
        .limit(1)})`,
    })
    .from(ticketHistorico)
    .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
    .where(eq(ticketHistorico.id, historicoId))
  return linha ?? null
}

type DosLinks = { ticketId: number; historicoId: number; id: number; waId: string }

export async function anexoDaMensagem(banco: Executor, anexoId: number) {
  const [linha] = await banco
    .select({
      arquivo: ticketAnexo.arquivo,
      nome: ticketAnexo.nomeExibicao,
      midia: ticketAnexo.midia,
      tamanho: ticketAnexo.tamanho,
    })
    .from(ticketAnexo)
    .where(eq(ticketAnexo.id, anexoId))
  return linha ?? null
}

export async function protocoloDe(tx: Tx, ticketId: number): Promise<string> {
  const [linha] = await tx.select({ protocolo: ticket.protocolo }).from(ticket).where(eq(ticket.id, ticketId))
  if (!linha) throw new Error(`o ticket ${ticketId} não existe`)
  return linha.protocolo
}
