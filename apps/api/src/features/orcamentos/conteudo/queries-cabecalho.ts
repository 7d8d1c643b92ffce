import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { formaCobranca, pedido, planoEmVigor, planoPagamento, tipoFrete } from '../../pedidos/tabelas.ts'
import { clienteTabelaPreco, cupom } from '../../precos/tabelas.ts'
import { tabelaPreco } from '../../produtos/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { cupomUso, orcamento } from '../nucleo/tabelas.ts'
import { orcamentoVisivel } from '../nucleo/visibilidade.ts'
import { primeiraTabela } from './queries-contexto.ts'

const travado = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  banco
    .select()
    .from(orcamento)
    .where(and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao)))
    .for('update'),
)

/** Held until the end; undefined when there is none for the session to see. */
export async function travarOrcamento(tx: Tx, sessao: Sessao, id: number) {
  const [linha] = await travado(tx, sessao, { id })
  return linha
}
export type OrcamentoDoBanco = NonNullable<Awaited<ReturnType<typeof travarOrcamento>>>

const visivel = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  banco
    .select({ id: orcamento.id, clienteId: orcamento.clienteId, filialId: orcamento.filialId })
    .from(orcamento)
    .where(and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao))),
)

/** Only what its prices are asked by; undefined when there is none for the session to see. */
export async function orcamentoDaSessao(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await visivel(banco, sessao, { id })
  return linha
}

const MUITAS = 200

/** Each with what makes it serve this customer; who may use the others is a rule. */
export const tabelasParaCliente = comandoFixo((banco, { clienteId }: { clienteId: number }) =>
  banco
    .select({
      id: tabelaPreco.id,
      desc: tabelaPreco.nome,
      livre: tabelaPreco.livre,
      propria: sql<boolean>`${tabelaPreco.id} = coalesce(
        (select ${cliente.tabelaPrecoId} from ${cliente} where ${eq(cliente.id, clienteId)}), (${primeiraTabela(banco)}))`,
      liberada: sql<boolean>`exists (select from ${clienteTabelaPreco}
        where ${eq(clienteTabelaPreco.clienteId, clienteId)} and ${clienteTabelaPreco.tabelaPrecoId} = ${tabelaPreco.id})`,
    })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.nome))
    .limit(MUITAS),
)
/** With the one that a quote already has: it stays until somebody chooses another; zero for none. */
export const planosOferecidos = comandoFixo((banco, { hoje, atual }: { hoje: string; atual: number }) =>
  banco
    .select({ id: planoPagamento.id, desc: planoPagamento.descricao, parcelas: planoPagamento.parcelas })
    .from(planoPagamento)
    .where(or(planoEmVigor(hoje), eq(planoPagamento.id, atual)))
    .orderBy(asc(planoPagamento.descricao))
    .limit(MUITAS),
)
export const cobrancasAtivas = comandoFixo((banco) =>
  banco
    .select({
      id: formaCobranca.id,
      desc: formaCobranca.descricao,
      taxaFixa: formaCobranca.taxaFixa,
      antecipada: formaCobranca.antecipada,
      descTaxaFixa: formaCobranca.descricaoTaxaFixa,
    })
    .from(formaCobranca)
    .where(eq(formaCobranca.ativa, true))
    .orderBy(asc(formaCobranca.descricao))
    .limit(MUITAS),
)
export const tiposDeFrete = comandoFixo((banco) =>
  banco
    .select({ id: tipoFrete.id, desc: tipoFrete.descricao })
    .from(tipoFrete)
    .where(eq(tipoFrete.ativo, true))
    .orderBy(asc(tipoFrete.descricao))
    .limit(MUITAS),
)
export const enderecosDoCliente = comandoFixo((banco, { clienteId }: { clienteId: number }) =>
  banco
    .select()
    .from(enderecoEntrega)
    .where(and(eq(enderecoEntrega.clienteId, clienteId), isNull(enderecoEntrega.excluidoEm)))
    .orderBy(asc(enderecoEntrega.id))
    .limit(MUITAS),
)

export async function transportadoraExiste(banco: Executor, id: number): Promise<boolean> {
  const [linha] = await banco
    .select({ id: transportadora.id })
    .from(transportadora)
    .where(and(eq(transportadora.id, id), eq(transportadora.ativa, true)))
  return linha !== undefined
}

/** The coupon by its code, with how often this customer used it, and what this quote took of it already. */
export async function cupomPeloCodigo(
  banco: Executor,
  codigo: string,
  { clienteId, orcamentoId }: { clienteId: number; orcamentoId: number },
) {
  const [linha] = await banco.select().from(cupom).where(eq(cupom.codigo, codigo))
  if (!linha) return null
  const usos = await banco
    .select({
      orcamentoId: cupomUso.orcamentoId,
      abatimento: sql<string>`sum(${cupomUso.abatimento})`,
      mercadoria: sql<string>`sum(${cupomUso.mercadoria})`,
    })
    .from(cupomUso)
    .where(and(eq(cupomUso.cupomId, linha.id), eq(cupomUso.clienteId, clienteId)))
    .groupBy(cupomUso.orcamentoId)
  const levado = usos.find((uso) => uso.orcamentoId === orcamentoId) ?? null
  return { ...linha, usosDoCliente: usos.length, levado }
}

/** How the customer bought last: a new quote begins like that. */
export async function costumesDoCliente(banco: Executor, clienteId: number) {
  const [ultimo] = await banco
    .select({
      planoPagamentoId: pedido.planoPagamentoId,
      formaCobrancaId: pedido.formaCobrancaId,
      tipoFreteId: pedido.tipoFreteId,
      // One that was retired since is nobody's habit any more.
      transportadoraId: transportadora.id,
    })
    .from(pedido)
    .leftJoin(
      transportadora,
      and(eq(transportadora.id, pedido.transportadoraId), eq(transportadora.ativa, true)),
    )
    .where(eq(pedido.clienteId, clienteId))
    .orderBy(desc(pedido.incluidoEm), desc(pedido.id))
    .limit(1)
  const [tabela] = await banco
    .select({ id: cliente.tabelaPrecoId })
    .from(cliente)
    .where(eq(cliente.id, clienteId))
  const [endereco] = await banco
    .select({ id: enderecoEntrega.id })
    .from(enderecoEntrega)
    .where(and(eq(enderecoEntrega.clienteId, clienteId), eq(enderecoEntrega.selecionado, true)))
  return { ultimo: ultimo ?? null, tabelaPrecoId: tabela?.id ?? null, enderecoId: endereco?.id ?? null }
}
