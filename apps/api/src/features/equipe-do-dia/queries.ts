import type { PessoaDoDia } from '@balcao/dominio/equipe-do-dia/campos'
import { conversao } from '@balcao/dominio/equipe-do-dia/indicadores'
import { fimDoDia, inicioDoDia } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Criterio } from '@balcao/dominio/vendas/criterio'
import { and, asc, between, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { orcamento, paraVender } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { origensDo, valorContado } from '../vendas/queries-criterio.ts'
import { medir } from '../vendas/queries-medidas.ts'
import { vendaDoDia } from '../vendas/tabelas.ts'
import { pessoaDaEquipe } from '../vendas/visibilidade.ts'

export type Dias = { de: string; ate: string }
type QuemNoDia = Dias & { ids: readonly number[]; criterio: Criterio }

const QUE_VENDEM: readonly TipoDeUsuario[] = ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE']
const MAIOR_EQUIPE = 500

type Filtro = { termo: string; tipo: readonly TipoDeUsuario[]; filial: readonly number[] }

/** Whose day the session follows. */
export const pessoasDaEquipe = (banco: Executor, sessao: Sessao, { termo, tipo, filial }: Filtro) =>
  banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      tipo: colaborador.tipo,
      filialId: colaborador.filialId,
    })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.ativo, true),
        umDe(colaborador.tipo, tipo.length > 0 ? [...tipo] : [...QUE_VENDEM]),
        filial.length > 0 ? umDe(colaborador.filialId, [...filial]) : undefined,
        termo ? combina(sql`lower(f_unaccent(${colaborador.nome}))`, termo) : undefined,
        pessoaDaEquipe(sessao),
      ),
    )
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MAIOR_EQUIPE))
export type PessoaDaEquipe = Awaited<ReturnType<typeof pessoasDaEquipe>>[number]

const noPeriodo = (coluna: AnyPgColumn, { de, ate }: Dias): SQL =>
  between(coluna, inicioDoDia(de), fimDoDia(ate))

const quantos = sql`count(*)`.mapWith(Number)
const total = (coluna: AnyPgColumn) => sql`coalesce(sum(${coluna}), 0)`.mapWith(Number)
const se = (condicao: SQL) => sql`count(*) filter (where ${condicao})`.mapWith(Number)

const RETIDO = sql`${pedido.status} = 'BLOQUEADO'`
const RECUSADO = sql`${pedido.status} in ('CANCELADO', 'REJEITADO')`

const porPessoa = <L extends { id: number | null }>(linhas: readonly L[]) =>
  new Map(linhas.map((linha) => [linha.id, linha]))

/** Beside `venda_do_dia`, by customer: whoever bought enough in these days, of whichever of these people. */
export const positivavel = ({ ids, de, ate, criterio }: QuemNoDia): SQL =>
  sql`${vendaDoDia.colaboradorId} = any(${sql.param([...ids])}::bigint[]) and ${vendaDoDia.origem} = any(${sql.param(origensDo(criterio))})
    and ${vendaDoDia.dia} between ${de}::date and ${ate}::date`
export const positivou = (criterio: Criterio): SQL =>
  sql`sum(${valorContado(criterio)}) >= greatest(${criterio.minimoPositivacao}::numeric, 0.01)`

export async function positivadosEntre(banco: Executor, quem: QuemNoDia): Promise<number> {
  const { rows } = await banco.execute<{ quantos: number }>(sql`
    select count(*)::int as quantos from (
      select 1 from ${vendaDoDia} where ${positivavel(quem)} group by ${vendaDoDia.clienteId} having ${positivou(quem.criterio)}
    ) c`)
  return rows[0]?.quantos ?? 0
}

/** GES-05 What each did: one question for each kind of thing, however many they are. */
export async function figurasDe(banco: Executor, { ids, criterio, ...dias }: QuemNoDia) {
  const destes = (coluna: AnyPgColumn) => umDe(coluna, [...ids])
  const [atendimentos, ligacoes, orcamentos, vendas, positivados, situacoes, agendas] = await Promise.all([
    banco
      .select({ id: atendimento.colaboradorId, quantos })
      .from(atendimento)
      .where(and(destes(atendimento.colaboradorId), noPeriodo(atendimento.registradoEm, dias)))
      .groupBy(atendimento.colaboradorId),
    banco
      .select({ id: historico.colaboradorId, quantos })
      .from(historico)
      .where(
        and(
          eq(historico.acao, 'DISCAGEM'),
          destes(historico.colaboradorId),
          noPeriodo(historico.quando, dias),
        ),
      )
      .groupBy(historico.colaboradorId),
    banco
      .select({
        id: orcamento.colaboradorId,
        quantos,
        valor: total(orcamento.valorTotal),
        convertidos: sql`count(${orcamento.pedidoId})`.mapWith(Number),
      })
      .from(orcamento)
      .where(
        and(destes(orcamento.colaboradorId), paraVender(orcamento), noPeriodo(orcamento.incluidoEm, dias)),
      )
      .groupBy(orcamento.colaboradorId),
    banco
      .select({
        id: vendaDoDia.colaboradorId,
        valor: sql`sum(${valorContado(criterio)})`.mapWith(Number),
        quantos: sql`coalesce(sum(${vendaDoDia.documentos}) filter (where origem <> 'DEVOLUCAO'), 0)`.mapWith(
          Number,
        ),
        itens: sql`coalesce(sum(${vendaDoDia.itens}) filter (where origem <> 'DEVOLUCAO'), 0)`.mapWith(
          Number,
        ),
      })
      .from(vendaDoDia)
      .where(
        and(
          destes(vendaDoDia.colaboradorId),
          sql`${vendaDoDia.origem} = any(${sql.param(origensDo(criterio))})`,
          between(vendaDoDia.dia, dias.de, dias.ate),
        ),
      )
      .groupBy(vendaDoDia.colaboradorId),
    medir(banco, { tipo: 'POSITIVACAO', marca: '', por: 'VENDEDOR', alvos: ids, ...dias }, criterio),
    banco
      .select({ id: pedido.colaboradorId, retidos: se(RETIDO), recusados: se(RECUSADO) })
      .from(pedido)
      .where(and(destes(pedido.colaboradorId), noPeriodo(pedido.incluidoEm, dias)))
      .groupBy(pedido.colaboradorId),
    banco
      .select({ id: agenda.colaboradorId, quantos, feitas: se(isNotNull(agenda.finalizadaEm)) })
      .from(agenda)
      .where(and(destes(agenda.colaboradorId), noPeriodo(agenda.agendadaPara, dias)))
      .groupBy(agenda.colaboradorId),
  ])
  const [deAtendimentos, deLigacoes, deOrcamentos, deVendas, deSituacoes, deAgendas] = [
    porPessoa(atendimentos),
    porPessoa(ligacoes),
    porPessoa(orcamentos),
    porPessoa(vendas),
    porPessoa(situacoes),
    porPessoa(agendas),
  ]
  return (
    id: number,
  ): Omit<PessoaDoDia, 'id' | 'nome' | 'tipo' | 'posicao' | 'meta' | 'percentual'> & {
    convertidos: number
  } => {
    const orcados = deOrcamentos.get(id)
    const vendido = deVendas.get(id)
    return {
      atendimentos: deAtendimentos.get(id)?.quantos ?? 0,
      ligacoes: deLigacoes.get(id)?.quantos ?? 0,
      orcamentos: orcados?.quantos ?? 0,
      vlOrcamentos: orcados?.valor ?? 0,
      convertidos: orcados?.convertidos ?? 0,
      conversao: conversao(orcados?.quantos ?? 0, orcados?.convertidos ?? 0),
      pedidos: vendido?.quantos ?? 0,
      vlPedidos: vendido?.valor ?? 0,
      itens: vendido?.itens ?? 0,
      positivados: positivados.get(id) ?? 0,
      retidos: deSituacoes.get(id)?.retidos ?? 0,
      recusados: deSituacoes.get(id)?.recusados ?? 0,
      previstas: deAgendas.get(id)?.quantos ?? 0,
      feitas: deAgendas.get(id)?.feitas ?? 0,
    }
  }
}
