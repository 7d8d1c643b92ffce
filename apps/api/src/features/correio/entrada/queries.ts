import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Banco, Executor, Tx } from '../../../platform/banco/conexao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { ticketLink } from '../../acompanhamentos/tabelas.ts'
import { cliente, clienteEmail } from '../../clientes/tabelas.ts'
import { contato } from '../../contatos/tabelas.ts'
import { ticket } from '../../tickets/nucleo/tabelas.ts'
import { correioMensagem } from '../tabelas.ts'
import { correioOriginal, correioRecebida } from '../tabelas-entrada.ts'

export type Recebida = typeof correioRecebida.$inferSelect

export async function recebidaPorId(banco: Executor, id: number): Promise<Recebida | null> {
  const [linha] = await banco.select().from(correioRecebida).where(eq(correioRecebida.id, id))
  return linha ?? null
}

/** Held until the transaction ends. */
export async function travarRecebida(tx: Tx, id: number): Promise<Recebida | null> {
  const [linha] = await tx.select().from(correioRecebida).where(eq(correioRecebida.id, id)).for('update')
  return linha ?? null
}

export async function originalDe(banco: Executor, recebidaId: number): Promise<Buffer | null> {
  const [linha] = await banco.select().from(correioOriginal).where(eq(correioOriginal.recebidaId, recebidaId))
  return linha?.bytes ?? null
}

export async function gravarRecebida(
  tx: Executor,
  id: number,
  campos: Partial<Omit<Recebida, 'id' | 'busca'>>,
): Promise<void> {
  await tx.update(correioRecebida).set(campos).where(eq(correioRecebida.id, id))
}

/** Only of one that still waits: what another did meanwhile, or a commit that nobody heard of, stands. */
export async function gravarFalhaDaEntrada(
  tx: Executor,
  id: number,
  campos: Partial<Pick<Recebida, 'estado' | 'estadoEm' | 'motivo' | 'tentativas'>>,
): Promise<void> {
  await tx
    .update(correioRecebida)
    .set(campos)
    .where(and(eq(correioRecebida.id, id), eq(correioRecebida.estado, 'NA_FILA')))
}

/**
 * Tickets of these messages, ours (`nosso`) and theirs; ours first, since anybody may repeat an id. Of one that never came here, those
 * that answered it before (`fio`).
 */
export const ticketsDosIds = (tx: Tx, messageIds: string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          messageId: correioMensagem.messageId,
          fio: correioMensagem.referencias,
          ticketId: correioMensagem.ticketId,
          nosso: sql<boolean>`${correioMensagem.direcao} = 'SAIDA'`,
        })
        .from(correioMensagem)
        .where(
          or(
            inArray(correioMensagem.messageId, messageIds),
            and(
              eq(correioMensagem.direcao, 'ENTRADA'),
              arrayOverlaps(correioMensagem.referencias, messageIds),
            ),
          ),
        )
        .orderBy(desc(correioMensagem.direcao), asc(correioMensagem.id))
        .limit(100)

export const ticketsDosProtocolos = (tx: Tx, protocolos: string[]) =>
  protocolos.length === 0
    ? Promise.resolve([])
    : tx
        .select({ protocolo: ticket.protocolo, ticketId: ticket.id })
        .from(ticket)
        .where(inArray(ticket.protocolo, protocolos))

/** Of these tickets, those that this address has to do with: contact, copies, consumer, links, messages, the customer's people. */
export async function ticketsDeQuem(tx: Tx, ticketIds: number[], email: string): Promise<Set<number>> {
  if (ticketIds.length === 0) return new Set()
  const linhas = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        inArray(ticket.id, ticketIds),
        sql`(lower(${ticket.contatoEmail}) = ${email} or ${email} = any(${ticket.contatoCopias})
          or lower(${ticket.consumidorEmail}) = ${email}
          or exists (select 1 from ${ticketLink} where ${ticketLink.ticketId} = ${ticket.id}
            and ${ticketLink.email} = ${email} and ${ticketLink.revogadoEm} is null)
          or exists (select 1 from ${correioMensagem} where ${correioMensagem.ticketId} = ${ticket.id}
            and ${correioMensagem.direcao} = 'SAIDA'
            and (${correioMensagem.para} = ${email} or ${email} = any(${correioMensagem.copias})))
          or exists (select 1 from ${contato} where ${contato.clienteId} = ${ticket.clienteId} and ${contato.email} = ${email})
          or exists (select 1 from ${clienteEmail} where ${clienteEmail.clienteId} = ${ticket.clienteId}
            and ${clienteEmail.email} = ${email}))`,
      ),
    )
  return new Set(linhas.map(({ id }) => id))
}

/** Of these tickets, those that are nobody's yet and were opened by this address. */
export async function ticketsDoDesconhecido(
  tx: Tx,
  ticketIds: number[],
  email: string,
): Promise<Set<number>> {
  if (ticketIds.length === 0) return new Set()
  const linhas = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        inArray(ticket.id, ticketIds),
        isNull(ticket.clienteId),
        isNull(ticket.consumidorId),
        isNull(ticket.criadorId),
        sql`lower(${ticket.consumidorEmail}) = ${email}`,
      ),
    )
  return new Set(linhas.map(({ id }) => id))
}

/** ALC-02 The same message that came to another mailbox of ours and is in a ticket; held so that the two do not enter at once. */
export async function gemea(tx: Tx, { id, chave }: Recebida): Promise<Recebida | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 52))`)
  const [linha] = await tx
    .select()
    .from(correioRecebida)
    .where(
      and(
        eq(correioRecebida.chave, chave),
        ne(correioRecebida.id, id),
        eq(correioRecebida.estado, 'NO_TICKET'),
      ),
    )
    .orderBy(asc(correioRecebida.id))
    .limit(1)
  return linha ?? null
}

/** Whether what came of a ticket ever came to that mailbox, or the ticket is of its branch. */
export async function ticketDestaCaixa(tx: Tx, ticketId: number, recebida: Recebida): Promise<boolean> {
  const [linha] = await tx.select({ filialId: ticket.filialId }).from(ticket).where(eq(ticket.id, ticketId))
  const caixas = await tx
    .selectDistinct({ id: correioRecebida.caixaId })
    .from(correioRecebida)
    .where(eq(correioRecebida.ticketId, ticketId))
  if (caixas.length === 0) return linha?.filialId === recebida.filialId
  return caixas.some(({ id }) => id === recebida.caixaId)
}

/** Whether it is the address of somebody of the staff. */
export async function ehColega(tx: Tx, email: string): Promise<boolean> {
  const [linha] = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(
      and(
        sql`lower(${colaborador.email}) = ${email}`,
        eq(colaborador.ativo, true),
        ne(colaborador.tipo, 'CONSUMIDOR_FINAL'),
      ),
    )
    .limit(1)
  return linha !== undefined
}

/** Who reads the answers of a ticket. */
export async function contatosDoTicket(tx: Tx, ticketId: number): Promise<string[]> {
  const [linha] = await tx
    .select({ email: ticket.contatoEmail, copias: ticket.contatoCopias })
    .from(ticket)
    .where(eq(ticket.id, ticketId))
  return linha ? [linha.email, ...linha.copias].flatMap((email) => email?.toLowerCase() ?? []) : []
}

export type ClienteDoEndereco = { id: number; nome: string }

/** The customer whose address it is; of several, none: a person chooses. */
export async function clienteDoEndereco(tx: Tx, email: string): Promise<ClienteDoEndereco | null> {
  const { rows } = await tx.execute<{ id: string; nome: string }>(sql`
    select id, fantasia as nome from ${cliente} where id in (
      select ${contato.clienteId} from ${contato} where ${contato.email} = ${email}
      union select ${clienteEmail.clienteId} from ${clienteEmail} where ${clienteEmail.email} = ${email}) limit 2`)
  const [unico, outro] = rows
  return unico && !outro ? { id: Number(unico.id), nome: unico.nome } : null
}

export function confirmacoesDesde(tx: Tx, email: string, desde: Date): Promise<number> {
  return tx.$count(
    correioMensagem,
    and(
      eq(correioMensagem.especie, 'CONFIRMACAO'),
      eq(correioMensagem.para, email),
      gt(correioMensagem.criadoEm, desde),
    ),
  )
}

/** What is already in a ticket has its text there; the key stays for good. */
export async function apagarOriginaisAntigos(banco: Banco, antesDe: Date): Promise<void> {
  const antigas = banco
    .select({ id: correioRecebida.id })
    .from(correioRecebida)
    .where(and(eq(correioRecebida.estado, 'NO_TICKET'), lt(correioRecebida.recebidaEm, antesDe)))
  await banco.delete(correioOriginal).where(inArray(correioOriginal.recebidaId, antigas))
}

/** What became of a message. */
export type Desfecho = Pick<Recebida, 'estado' | 'motivo'> &
  Partial<Pick<Recebida, 'ticketId' | 'historicoId'>>
