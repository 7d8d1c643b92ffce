import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { and, eq, gte, isNull, lt, not, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe, umDeNoTexto } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { agendaVisivel } from '../agendas/visibilidade.ts'
import { cliente, clienteFilial, clienteTelefone } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { orcamento, paraVender, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { type DiaDaCarteira, estadoEm } from './queries-estado.ts'
import { ritmoDoCliente } from './tabelas.ts'

/** Those of these customers that the session sees, and how each buys. */
export const linhasDaCarteira = (
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
  dia: DiaDaCarteira,
) =>
  banco
    .select({
      id: cliente.id,
      fant: cliente.fantasia,
      razSoc: cliente.razaoSocial,
      cid: cliente.cidade,
      uf: cliente.uf,
      telefone: cliente.telefone,
      whatsapp: sql`coalesce(${clienteTelefone.whatsapp}, false)`.mapWith(Boolean),
      idFil: sql<number | null>`(select min(${clienteFilial.filialId})::int from ${clienteFilial}
        where ${clienteFilial.clienteId} = ${cliente.id})`,
      representante: { id: colaborador.id, nome: colaborador.nome },
      dtCad: cliente.dataCadastro,
      versao: cliente.versao,
      estado: estadoEm(dia),
      compras: sql`coalesce(${ritmoDoCliente.compras}, 0)`.mapWith(Number),
      primeira: ritmoDoCliente.primeira,
      penultima: ritmoDoCliente.penultima,
      ultima: cliente.ultimaCompra,
      ritmo: ritmoDoCliente.ritmo,
      ticket: ritmoDoCliente.ticket,
      valorAno: ritmoDoCliente.valorAno,
    })
    .from(cliente)
    .leftJoin(ritmoDoCliente, eq(ritmoDoCliente.clienteId, cliente.id))
    .leftJoin(colaborador, eq(colaborador.id, cliente.representanteId))
    .leftJoin(
      clienteTelefone,
      and(eq(clienteTelefone.clienteId, cliente.id), eq(clienteTelefone.principal, true)),
    )
    .where(and(umDe(cliente.id, ids), clienteVisivel(banco, sessao)))

export type LinhaDaCarteira = Awaited<ReturnType<typeof linhasDaCarteira>>[number]

const porCliente = <T extends { clienteId: number }>(linhas: readonly T[]): ReadonlyMap<number, T> =>
  new Map(linhas.map((linha) => [linha.clienteId, linha]))

const quantos = sql`count(*)`.mapWith(Number)

/** What else there is with each of them: quotes to decide, late titles, the next agenda, and what of the mix fell. */
export async function pendenciasDos(
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
  { hoje, diasDoMix }: { hoje: string; diasDoMix: number },
) {
  const desde = (dias: number) => inicioDoDia(somarDias(hoje, 1 - dias))
  const recente = sql`${pedido.incluidoEm} >= ${desde(diasDoMix).toISOString()}::timestamptz`
  const [orcamentos, vencidos, agendas, mix] = await Promise.all([
    banco
      .select({
        clienteId: orcamento.clienteId,
        qtde: quantos,
        valor: sql`sum(${orcamento.valorTotal})`.mapWith(Number),
      })
      .from(orcamento)
      .where(and(umDe(orcamento.clienteId, ids), porDecidir(orcamento), paraVender(orcamento)))
      .groupBy(orcamento.clienteId),
    banco
      .select({
        clienteId: titulo.clienteId,
        qtde: quantos,
        valor: sql`sum(${titulo.valor})`.mapWith(Number),
      })
      .from(titulo)
      .where(and(umDe(titulo.clienteId, ids), emAberto(), lt(titulo.dataVencimento, hoje)))
      .groupBy(titulo.clienteId),
    banco
      .select({
        clienteId: agenda.clienteId,
        quando: sql`min(${agenda.agendadaPara})`.mapWith(agenda.agendadaPara),
      })
      .from(agenda)
      .where(
        and(
          umDe(agenda.clienteId, ids),
          isNull(agenda.finalizadaEm),
          gte(agenda.agendadaPara, inicioDoDia(hoje)),
          agendaVisivel(banco, sessao),
        ),
      )
      .groupBy(agenda.clienteId),
    banco
      .select({
        clienteId: pedido.clienteId,
        agora: sql`count(distinct ${pedidoItem.produtoId}) filter (where ${recente})`.mapWith(Number),
        antes: sql`count(distinct ${pedidoItem.produtoId}) filter (where not ${recente})`.mapWith(Number),
      })
      .from(pedido)
      .innerJoin(pedidoItem, and(eq(pedidoItem.pedidoId, pedido.id), eq(pedidoItem.removido, false)))
      .where(
        and(
          umDe(pedido.clienteId, ids),
          gte(pedido.incluidoEm, desde(2 * diasDoMix)),
          not(umDeNoTexto(pedido.status, STATUS_SEM_EFEITO)),
        ),
      )
      .groupBy(pedido.clienteId),
  ])
  return {
    orcamentos: porCliente(orcamentos),
    vencidos: porCliente(vencidos),
    agendas: porCliente(agendas),
    mix: porCliente(mix),
  }
}

export type Pendencias = Awaited<ReturnType<typeof pendenciasDos>>
