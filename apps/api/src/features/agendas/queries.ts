import type { listarAgendas, listarHistoricoDeAgendas } from '@balcao/dominio/agendas/contratos'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { ValorDe } from '@balcao/dominio/contrato'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { agenda } from './tabelas.ts'
import { agendaVisivel } from './visibilidade.ts'

const finalizador = alias(colaborador, 'finalizador')

export function linhasDaAgenda(banco: Executor, onde: SQL | undefined) {
  return (
    banco
      .select({
        agenda,
        cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
        filial: { id: filial.id, desc: filial.nome },
        colaborador: { id: colaborador.id, nome: colaborador.nome },
        finalizadaPor: finalizador.nome,
        motivo: opcaoDeCadastro.descricao,
        pedido: { id: pedido.id, valorTotal: pedido.valorTotal },
        orcamento: { id: orcamento.id, valorTotal: orcamento.valorTotal },
      })
      .from(agenda)
      .innerJoin(cliente, eq(cliente.id, agenda.clienteId))
      .innerJoin(filial, eq(filial.id, agenda.filialId))
      .innerJoin(colaborador, eq(colaborador.id, agenda.colaboradorId))
      .leftJoin(finalizador, eq(finalizador.id, agenda.finalizadaPor))
      .leftJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, agenda.motivoFinalizacaoId))
      // Another system may refer to what is of another customer: who sees this one may not see that one.
      .leftJoin(pedido, and(eq(pedido.id, agenda.pedidoId), eq(pedido.clienteId, agenda.clienteId)))
      .leftJoin(
        orcamento,
        and(eq(orcamento.id, agenda.orcamentoId), eq(orcamento.clienteId, agenda.clienteId)),
      )
      .where(onde)
  )
}

export type LinhaDaAgenda = Awaited<ReturnType<typeof linhasDaAgenda>>[number]

type Consulta = ValorDe<typeof listarAgendas, 'query'>
type Historico = ValorDe<typeof listarHistoricoDeAgendas, 'query'>
type Pagina = { page: number; take: number }
type Filtro = Omit<Historico, keyof Pagina>

const DATAS = { data_agendada: agenda.agendadaPara, data_finalizacao: agenda.finalizadaEm } as const
type DataDaAgenda = keyof typeof DATAS

/** The period is of the date that matters to the list: when it is to be done, or when it was. */
function ondeDaLista(banco: Executor, sessao: Sessao, filtro: Filtro, data: DataDaAgenda): SQL | undefined {
  const { dtIni, dtFim, idColab, idCli, tipo } = filtro
  const aplicados: FiltroAplicado<Filtro> = {
    dtIni: dtIni ? gte(DATAS[data], inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(DATAS[data], inicioDoDia(somarDias(dtFim, 1))) : undefined,
    idColab: idColab ? eq(agenda.colaboradorId, idColab) : undefined,
    idCli: idCli ? eq(agenda.clienteId, idCli) : undefined,
    tipo: eq(agenda.tipo, tipo),
  }
  return and(agendaVisivel(banco, sessao), ...Object.values(aplicados))
}

function paginaDe(banco: Executor, onde: SQL | undefined, ordem: readonly SQL[], pagina: Pagina) {
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      linhasDaAgenda(banco, onde)
        .orderBy(...ordem)
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(agenda).where(onde),
  })
}

/** AGE-03 Of which kind each of these agendas is. */
export async function tiposDasAgendas(
  banco: Executor,
  ids: readonly number[],
): Promise<Map<number, TipoDeAgenda>> {
  if (ids.length === 0) return new Map()
  const linhas = await banco
    .select({ id: agenda.id, tipo: agenda.tipo })
    .from(agenda)
    .where(umDe(agenda.id, ids))
  return new Map(linhas.map(({ id, tipo }) => [id, tipo]))
}

export function paginaDeAgendas(
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction = direcaoPadrao(orderBy), page, take, ...filtro }: Consulta,
) {
  const sentido = direction === 'ASC' ? asc : desc
  const primeiro =
    orderBy === 'data_agendada'
      ? sentido(agenda.agendadaPara)
      : // What is not done yet has no such date: it comes last, whichever way.
        sql`${sentido(agenda.finalizadaEm)} nulls last`
  const ordem = [primeiro, sentido(agenda.id)]
  return paginaDe(banco, ondeDaLista(banco, sessao, filtro, 'data_agendada'), ordem, { page, take })
}

/** API-08 What was done, the newest first. */
export function paginaDoHistorico(banco: Executor, sessao: Sessao, { page, take, ...filtro }: Historico) {
  const feitas = and(ondeDaLista(banco, sessao, filtro, 'data_finalizacao'), isNotNull(agenda.finalizadaEm))
  return paginaDe(banco, feitas, [desc(agenda.finalizadaEm), desc(agenda.id)], { page, take })
}

/** Undefined when there is none, and when it is not for this session to see. */
export async function agendaVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  id: number,
): Promise<LinhaDaAgenda | undefined> {
  const [linha] = await linhasDaAgenda(banco, and(eq(agenda.id, id), agendaVisivel(banco, sessao)))
  return linha
}
