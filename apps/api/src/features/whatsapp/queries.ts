import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, clienteTelefone } from '../clientes/tabelas.ts'
import { deleOuUnido, ehDestinoFinal } from '../tickets/nucleo/queries-uniao.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { whatsappMensagem, whatsappSituacao } from './tabelas.ts'

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

export type MensagemGravada = typeof whatsappMensagem.$inferSelect

/** Null when it came before: WhatsApp delivers at least once. */
export async function inserirMensagem(
  tx: Tx,
  nova: typeof whatsappMensagem.$inferInsert,
): Promise<number | null> {
  const [linha] = await tx
    .insert(whatsappMensagem)
    .values(nova)
    .onConflictDoNothing()
    .returning({ id: whatsappMensagem.id })
  return linha?.id ?? null
}

export async function mensagemPorId(banco: Executor, id: number): Promise<MensagemGravada | null> {
  const [linha] = await banco.select().from(whatsappMensagem).where(eq(whatsappMensagem.id, id))
  return linha ?? null
}

/** Held until the transaction ends. */
async function travarMensagem(tx: Tx, qual: SQL): Promise<MensagemGravada | null> {
  const [linha] = await tx.select().from(whatsappMensagem).where(qual).for('update')
  return linha ?? null
}

export const travarMensagemPorId = (tx: Tx, id: number) => travarMensagem(tx, eq(whatsappMensagem.id, id))

export const travarSaidaPorWamid = (tx: Tx, wamid: string) =>
  travarMensagem(tx, and(eq(whatsappMensagem.wamid, wamid), eq(whatsappMensagem.direcao, 'SAIDA')) as SQL)

export async function gravarMensagem(
  tx: Tx,
  id: number,
  campos: Partial<typeof whatsappMensagem.$inferInsert>,
): Promise<void> {
  await tx.update(whatsappMensagem).set(campos).where(eq(whatsappMensagem.id, id))
}

/** The ticket itself, held; no session: what comes from outside is nobody's. */
export const travarTicketDaConversa = (tx: Tx, ticketId: number) =>
  travar(tx, ticket, eq(ticket.id, ticketId))

const MAXIMO_DE_ADMINISTRADORES = 20

export const administradores = (tx: Tx) =>
  tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(and(eq(colaborador.tipo, 'ADMIN'), eq(colaborador.ativo, true)))
    .limit(MAXIMO_DE_ADMINISTRADORES)

/** What is known of a message by the name WhatsApp gives it; held, so that who names it and who tells of it meet here. */
export async function travarSituacao(tx: Tx, wamid: string, nova: typeof whatsappSituacao.$inferInsert) {
  await tx.insert(whatsappSituacao).values(nova).onConflictDoNothing()
  const [linha] = await tx
    .select()
    .from(whatsappSituacao)
    .where(eq(whatsappSituacao.wamid, wamid))
    .for('update')
  if (!linha) throw new Error(`a situação de ${wamid} não foi gravada`)
  return linha
}

export async function gravarSituacao(
  tx: Tx,
  wamid: string,
  campos: Partial<typeof whatsappSituacao.$inferInsert>,
): Promise<void> {
  await tx.update(whatsappSituacao).set(campos).where(eq(whatsappSituacao.wamid, wamid))
}

const emAberto = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

/** The newest open ticket that already talks with this number, or else of whoever has it on record. */
export async function ticketAbertoDe(
  tx: Tx,
  waId: string,
  formas: readonly string[],
): Promise<number | null> {
  const [emConversa] = await tx
    .select({ id: ticket.id })
    .from(whatsappMensagem)
    // MES-06 What it said in one that became part of another is said in the other.
    .innerJoin(ticket, ehDestinoFinal(whatsappMensagem.ticketId))
    .where(and(eq(whatsappMensagem.waId, waId), emAberto))
    .orderBy(desc(whatsappMensagem.id))
    .limit(1)
  if (emConversa) return emConversa.id
  const clientes = await clientesDoNumero(tx, formas)
  const [novo] = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        emAberto,
        or(
          clientes.length > 0 ? umDe(ticket.clienteId, clientes) : undefined,
          umDe(ticket.consumidorTelefone, [...formas]),
        ),
      ),
    )
    .orderBy(desc(ticket.abertoEm), desc(ticket.id))
    .limit(1)
  return novo?.id ?? null
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

/** ALC-05 With whom a ticket talks by WhatsApp: the last number that wrote to it, and when. */
export async function conversaDoTicket(banco: Executor, ticketId: number) {
  const [linha] = await banco
    .select({ waId: whatsappMensagem.waId, em: whatsappMensagem.criadoEm })
    .from(whatsappMensagem)
    .where(and(deleOuUnido(whatsappMensagem.ticketId, ticketId), eq(whatsappMensagem.direcao, 'ENTRADA')))
    .orderBy(desc(whatsappMensagem.id))
    .limit(1)
  return linha ?? null
}

export function mensagensEmTriagem(banco: Executor, pagina: { page: number; take: number }) {
  const onde = eq(whatsappMensagem.estado, 'TRIAGEM')
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select()
        .from(whatsappMensagem)
        .where(onde)
        .orderBy(desc(whatsappMensagem.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(whatsappMensagem).where(onde),
  })
}
