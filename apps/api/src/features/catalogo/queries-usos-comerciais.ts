import { uso } from '@balcao/dominio/ajustes/tabela'
import type { CampoDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { coleta } from '../coletas/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { freteTabela } from '../fretes/tabelas.ts'
import { orcamento, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { emAndamento, pedido } from '../pedidos/tabelas.ts'
import { quantos } from './queries-usos.ts'

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
