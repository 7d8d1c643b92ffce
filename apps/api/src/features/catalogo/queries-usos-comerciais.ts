import { uso } from '@balcao/dominio/ajustes/tabela'
import type { CampoDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { coleta } from '../coletas/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { freteTabela } from '../fretes/tabelas.ts'
import { limiteDeCredito } from '../limites/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { orcamento, orcamentoItem, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { emAndamento, formaCobranca, pedido, planoPagamento, tipoFrete } from '../pedidos/tabelas.ts'
import { campanha, cupom, negociacao } from '../precos/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { quantos, unicoEm } from './queries-usos.ts'

/** Documents that are not over yet, by what of their header names it. */
async function usosNaVenda(banco: Executor, onde: { orcamento: SQL; pedido: SQL }): Promise<string[]> {
  const abertos = and(porDecidir(orcamento), onde.orcamento)
  const andando = and(emAndamento(pedido.status), onde.pedido)
  return [
    ...uso(await quantos(banco, orcamento, abertos), 'orçamento em aberto', 'orçamentos em aberto'),
    ...uso(await quantos(banco, pedido, andando), 'pedido em andamento', 'pedidos em andamento'),
  ]
}

/** Configurations of who sells that name it. */
async function usosNaConfiguracao(banco: Executor, campo: CampoDaFv, id: number): Promise<string[]> {
  const onde = and(
    isNull(configuracaoFv.excluidaEm),
    sql`${configuracaoFv.valores} -> ${campo} @> ${JSON.stringify(id)}::jsonb`,
  )
  return uso(
    await quantos(banco, configuracaoFv, onde),
    'configuração de quem vende',
    'configurações de quem vende',
  )
}

/** What a campaign names, whose retirement may leave it with nothing to hold for. */
const NOMEADOS = {
  filiais: { tabela: filial, emUso: filial.ativa, so: undefined, pronome: 'ela' },
  tabelas: { tabela: tabelaPreco, emUso: tabelaPreco.ativa, so: undefined, pronome: 'ela' },
  // Products also enter by their brand or family.
  produtos: {
    tabela: produto,
    emUso: produto.ativo,
    so: sql`cardinality(${campanha.marcas}) = 0 and cardinality(${campanha.categorias}) = 0`,
    pronome: 'ele',
  },
} as const

const naoTerminou = (hoje: string) => and(isNull(campanha.encerradaEm), gte(campanha.fim, hoje))

/** GES-02 Campaigns not over that would be for nothing: all of those that they name are retired, but this one. */
async function usosNaCampanha(
  banco: Executor,
  { id, hoje }: { id: number; hoje: string },
  campo: keyof typeof NOMEADOS,
): Promise<string[]> {
  const { tabela, emUso, so, pronome } = NOMEADOS[campo]
  const onde = and(
    naoTerminou(hoje),
    so,
    sql`${id} = any(${campanha[campo]})`,
    sql`not exists (select from ${tabela} where ${tabela.id} = any(${campanha[campo]}) and ${emUso} and ${tabela.id} <> ${id})`,
  )
  return uso(
    await quantos(banco, campanha, onde),
    `campanha que só vale para ${pronome}`,
    `campanhas que só valem para ${pronome}`,
  )
}

/** GES-02 Campaigns not over that would give what can no longer be had. */
async function usosDeBrinde(banco: Executor, id: number, hoje: string): Promise<string[]> {
  const doBrinde = sql`${campanha.beneficio} @> ${JSON.stringify({ tipo: 'BRINDE', idProd: id })}::jsonb`
  return uso(
    await quantos(banco, campanha, and(naoTerminou(hoje), doBrinde)),
    'campanha que o dá de brinde',
    'campanhas que o dão de brinde',
  )
}

/** GES-03 Authorised prices that may still be had. */
async function usosNaNegociacao(
  banco: Executor,
  { id, hoje }: { id: number; hoje: string },
  campo: 'filialId' | 'planoPagamentoId' | 'produtoId',
): Promise<string[]> {
  const onde = and(
    isNotNull(negociacao.autorizadaEm),
    isNull(negociacao.encerradaEm),
    gte(negociacao.fim, hoje),
    eq(negociacao[campo], id),
  )
  return uso(
    await quantos(banco, negociacao, onde),
    'negociação de preço em vigor',
    'negociações de preço em vigor',
  )
}

/** A quote that waits for a decision would lose its price. */
export async function usosDoProduto(banco: Executor, id: number, hoje: string): Promise<string[]> {
  const com = sql`exists (select from ${orcamentoItem} where ${and(
    eq(orcamentoItem.orcamentoId, orcamento.id),
    eq(orcamentoItem.produtoId, id),
    eq(orcamentoItem.removido, false),
  )})`
  return [
    ...uso(
      await quantos(banco, orcamento, and(porDecidir(orcamento), com)),
      'orçamento em aberto',
      'orçamentos em aberto',
    ),
    ...(await usosDeBrinde(banco, id, hoje)),
    ...(await usosNaCampanha(banco, { id, hoje }, 'produtos')),
    ...(await usosNaNegociacao(banco, { id, hoje }, 'produtoId')),
  ]
}

const naVenda = (
  banco: Executor,
  campo: 'planoPagamentoId' | 'formaCobrancaId' | 'tipoFreteId',
  id: number,
) => usosNaVenda(banco, { orcamento: eq(orcamento[campo], id), pedido: eq(pedido[campo], id) })

export const usosDoPlano = async (banco: Executor, id: number, hoje: string): Promise<string[]> => [
  ...(await naVenda(banco, 'planoPagamentoId', id)),
  ...(await usosNaNegociacao(banco, { id, hoje }, 'planoPagamentoId')),
  ...uso(
    await quantos(banco, limiteDeCredito, eq(limiteDeCredito.planoPagamentoId, id)),
    'limite de crédito de cliente',
    'limites de crédito de clientes',
  ),
  ...(await usosNaConfiguracao(banco, 'planos', id)),
  ...(await unicoEm(planoPagamento)(banco, id)),
]

export const usosDaTabelaDePreco = async (banco: Executor, id: number, hoje: string): Promise<string[]> => [
  ...uso(
    await quantos(banco, cliente, eq(cliente.tabelaPrecoId, id)),
    'cliente que a tem no cadastro',
    'clientes que a têm no cadastro',
  ),
  ...(await usosNaVenda(banco, {
    orcamento: eq(orcamento.tabelaPrecoId, id),
    pedido: eq(pedido.tabelaPrecoId, id),
  })),
  ...(await usosNaCampanha(banco, { id, hoje }, 'tabelas')),
  ...(await usosNaConfiguracao(banco, 'tabelas', id)),
  ...(await unicoEm(tabelaPreco)(banco, id)),
]

const titulosAbertos = async (banco: Executor, onde: SQL): Promise<string[]> =>
  uso(await quantos(banco, titulo, and(emAberto(), onde)), 'título em aberto', 'títulos em aberto')

export const usosDaCobranca = async (banco: Executor, id: number): Promise<string[]> => [
  ...(await naVenda(banco, 'formaCobrancaId', id)),
  ...(await titulosAbertos(banco, eq(titulo.formaCobrancaId, id))),
  ...(await usosNaConfiguracao(banco, 'cobrancas', id)),
  ...(await unicoEm(formaCobranca)(banco, id)),
]

export const usosDoTipoDeFrete = async (banco: Executor, id: number): Promise<string[]> => [
  ...(await naVenda(banco, 'tipoFreteId', id)),
  ...(await unicoEm(tipoFrete)(banco, id)),
]

export const usosDaRegiao = async (banco: Executor, id: number): Promise<string[]> =>
  uso(await quantos(banco, cliente, eq(cliente.regiaoId, id)), 'cliente nela', 'clientes nela')

export const usosDaConta = (banco: Executor, id: number): Promise<string[]> =>
  titulosAbertos(banco, eq(titulo.contaDeCobrancaId, id))

export async function usosDaFilial(banco: Executor, id: number, hoje: string): Promise<string[]> {
  const tickets = and(eq(ticket.filialId, id), isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))
  const pessoas = and(eq(colaborador.filialId, id), eq(colaborador.ativo, true))
  const cupons = and(eq(cupom.filialId, id), eq(cupom.ativo, true), gte(cupom.fim, hoje))
  const fretes = and(
    eq(freteTabela.filialId, id),
    eq(freteTabela.ativa, true),
    or(isNull(freteTabela.vigenciaFim), gte(freteTabela.vigenciaFim, hoje)),
  )
  return [
    ...uso(await quantos(banco, ticket, tickets), 'ticket aberto', 'tickets abertos'),
    ...(await usosNaVenda(banco, { orcamento: eq(orcamento.filialId, id), pedido: eq(pedido.filialId, id) })),
    ...(await titulosAbertos(banco, eq(titulo.filialId, id))),
    ...uso(
      await quantos(banco, colaborador, pessoas),
      'pessoa que trabalha nela',
      'pessoas que trabalham nela',
    ),
    ...uso(await quantos(banco, cupom, cupons), 'cupom que só vale nela', 'cupons que só valem nela'),
    ...(await usosNaCampanha(banco, { id, hoje }, 'filiais')),
    ...(await usosNaNegociacao(banco, { id, hoje }, 'filialId')),
    ...uso(await quantos(banco, freteTabela, fretes), 'tabela de frete só dela', 'tabelas de frete só dela'),
    ...(await usosNaConfiguracao(banco, 'filiais', id)),
    ...(await unicoEm(filial)(banco, id)),
  ]
}

/** Whether papers that are the law's carry its CNPJ already. */
export const temDocumentos = async (banco: Executor, filialId: number): Promise<boolean> => {
  const { rows } = await banco.execute<{ tem: boolean }>(sql`select
    exists (select from ${notaFiscal} where ${eq(notaFiscal.filialId, filialId)})
      or exists (select from ${titulo} where ${eq(titulo.filialId, filialId)}) as tem`)
  return rows[0]?.tem ?? false
}

/** Whether anything was sold by it, whatever became of that. */
export const jaVendeu = async (
  banco: Executor,
  campo: 'planoPagamentoId' | 'formaCobrancaId' | 'tipoFreteId',
  id: number,
): Promise<boolean> => {
  const { rows } = await banco.execute<{ vendeu: boolean }>(sql`select
    exists (select from ${orcamento} where ${eq(orcamento[campo], id)})
      or exists (select from ${pedido} where ${eq(pedido[campo], id)}) as vendeu`)
  return rows[0]?.vendeu ?? false
}

export async function usosDaTransportadora(banco: Executor, id: number): Promise<string[]> {
  const tabelas = and(eq(freteTabela.transportadoraId, id), eq(freteTabela.ativa, true))
  const coletas = and(eq(coleta.transportadoraId, id), eq(coleta.situacao, 'GERADA'))
  return [
    ...(await usosNaVenda(banco, {
      orcamento: eq(orcamento.transportadoraId, id),
      pedido: eq(pedido.transportadoraId, id),
    })),
    ...uso(await quantos(banco, freteTabela, tabelas), 'tabela de frete em uso', 'tabelas de frete em uso'),
    ...uso(await quantos(banco, coleta, coletas), 'coleta por fazer', 'coletas por fazer'),
    ...(await usosNaConfiguracao(banco, 'transportadoras', id)),
  ]
}
