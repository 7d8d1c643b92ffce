import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { clientesMaisParecidos } from '../../clientes/queries-parecidos.ts'
import { clienteComTermo } from '../../clientes/queries-termo.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketMenu, ticketOrigem, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import {
  clienteAtendivel,
  filialAtendivel,
  filialAtendivelAoCliente,
  tipoVisivel,
} from '../nucleo/visibilidade.ts'

/** NOV-03 A type in use that the session may open. */
export async function tipoAbrivel(banco: Executor, sessao: Sessao, tipoId: number) {
  const [encontrado] = await banco
    .select({ tipo: ticketTipo, menu: { chave: ticketMenu.chave, descricao: ticketMenu.descricao } })
    .from(ticketTipo)
    .innerJoin(ticketMenu, eq(ticketMenu.id, ticketTipo.menuId))
    .where(and(eq(ticketTipo.id, tipoId), eq(ticketTipo.ativo, true), tipoVisivel(sessao)))
  return encontrado ?? null
}

export async function clienteAtendivelPorId(banco: Executor, sessao: Sessao, clienteId: number) {
  const [encontrado] = await banco
    .select({ id: cliente.id, fantasia: cliente.fantasia, email: cliente.email })
    .from(cliente)
    .where(and(eq(cliente.id, clienteId), clienteAtendivel(banco, sessao)))
  return encontrado ?? null
}

/** NOV-05 Branches in which the session may open a ticket: for a customer, only those that serve them. */
export function filiaisAtendiveis(banco: Executor, sessao: Sessao, clienteId: number | null) {
  const ondePode =
    clienteId === null
      ? filialAtendivel(sessao)
      : exists(
          banco
            .select({ um: sql`1` })
            .from(clienteFilial)
            .innerJoin(cliente, eq(cliente.id, clienteFilial.clienteId))
            .where(
              and(
                eq(clienteFilial.filialId, filial.id),
                eq(clienteFilial.clienteId, clienteId),
                filialAtendivelAoCliente(sessao),
              ),
            ),
        )
  return banco
    .select({ id: filial.id })
    .from(filial)
    .where(and(eq(filial.ativa, true), ondePode))
    .orderBy(asc(filial.id))
}

/** The branches and the origin of that key, which every opening asks together. */
export async function lugarDaAbertura(
  banco: Executor,
  sessao: Sessao,
  { clienteId, origem }: { clienteId: number | null; origem: string },
): Promise<{ filiais: number[]; origemId: number | null }> {
  const { rows } = await banco.execute<{ filiais: string[]; origem: string | null }>(sql`select
    array(${filiaisAtendiveis(banco, sessao, clienteId)}) as filiais,
    (${banco.select({ id: ticketOrigem.id }).from(ticketOrigem).where(eq(ticketOrigem.chave, origem))}) as origem`)
  const [lugar] = rows
  return {
    filiais: (lugar?.filiais ?? []).map(Number),
    origemId: lugar?.origem == null ? null : Number(lugar.origem),
  }
}

type Pesquisa = { q: string; id?: number | undefined; soCompradores: boolean; page: number; take: number }

/** API-03 Customers for whom the session may open a ticket. */
export function pesquisarClientesAtendiveis(banco: Executor, sessao: Sessao, pesquisa: Pesquisa) {
  const { q, id, soCompradores, take } = pesquisa
  const atendiveis = and(
    clienteAtendivel(banco, sessao),
    id ? eq(cliente.id, id) : undefined,
    soCompradores ? eq(cliente.prospect, false) : undefined,
  )
  return paginar(banco, pesquisa, {
    linhas: (_limite, salto) => clientesMaisParecidos(banco, atendiveis, q, { limite: take, salto }),
    contar: banco
      .select({ um: sql`1` })
      .from(cliente)
      .where(and(atendiveis, q ? clienteComTermo(banco, q) : undefined)),
  })
}

/** Branches of these customers in which the session may open a ticket, in one go. */
export function filiaisDosClientes(banco: Executor, sessao: Sessao, clienteIds: readonly number[]) {
  return banco
    .select({
      clienteId: clienteFilial.clienteId,
      id: filial.id,
      razaoSocial: filial.razaoSocial,
      nome: filial.nome,
    })
    .from(clienteFilial)
    .innerJoin(filial, eq(filial.id, clienteFilial.filialId))
    .innerJoin(cliente, eq(cliente.id, clienteFilial.clienteId))
    .where(
      and(
        inArray(clienteFilial.clienteId, [...clienteIds]),
        eq(filial.ativa, true),
        filialAtendivelAoCliente(sessao),
      ),
    )
    .orderBy(asc(filial.id))
}

async function existe(
  banco: Executor,
  tabela: typeof transportadora | typeof colaborador,
  onde: SQL | undefined,
): Promise<boolean> {
  const linhas = await banco.select({ id: tabela.id }).from(tabela).where(onde)
  return linhas.length > 0
}

export const transportadoraEmUso = (banco: Executor, id: number): Promise<boolean> =>
  existe(banco, transportadora, and(eq(transportadora.id, id), eq(transportadora.ativa, true)))

export const representanteEmUso = (banco: Executor, id: number): Promise<boolean> =>
  existe(
    banco,
    colaborador,
    and(eq(colaborador.id, id), eq(colaborador.tipo, 'REPRESENTANTE'), eq(colaborador.ativo, true)),
  )

/** PER-08 The account of a final consumer, by its id or by its CPF. */
export async function contaDoConsumidor(banco: Executor, quem: { id: number } | { cpf: string }) {
  const [conta] = await banco
    .select({
      id: colaborador.id,
      cpf: colaborador.cpf,
      email: colaborador.email,
      emailConfirmado: colaborador.emailConfirmado,
    })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.tipo, 'CONSUMIDOR_FINAL'),
        'id' in quem ? eq(colaborador.id, quem.id) : eq(colaborador.cpf, quem.cpf),
      ),
    )
  return conta ?? null
}

/** SEG-01 Tickets the staff opened for that document and that are no account's yet, oldest first. */
export function ticketsSemContaDoDocumento(banco: Executor, documento: string) {
  return banco
    .select()
    .from(ticket)
    .where(and(eq(ticket.consumidorDocumento, documento), isNull(ticket.consumidorId)))
    .orderBy(asc(ticket.id))
}

/** ENT-03 Loose products, as they are called today. */
export function produtosEmUso(banco: Executor, ids: readonly number[]) {
  return banco
    .select()
    .from(produto)
    .where(and(inArray(produto.id, [...ids]), eq(produto.ativo, true)))
}
