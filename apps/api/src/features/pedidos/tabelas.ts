import type { FreteGuardado } from '@balcao/dominio/fretes/calculado'
import { STATUS_EM_ANDAMENTO } from '@balcao/dominio/pedidos/status'
import type { Passo } from '@balcao/dominio/precos/passos'
import type { BeneficioAplicado } from '@balcao/dominio/precos/preco'
import { type AnyColumn, and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import {
  auditoria,
  data,
  dinheiro,
  id,
  instante,
  precoUnitario,
  quantidade,
  referencia,
  textoDeBusca,
} from '../../platform/banco/colunas.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { enderecoEntrega } from '../enderecos/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { campanha, negociacao, regraFiscal } from '../precos/tabelas.ts'
import { produto, produtoEmbalagem, tabelaPreco } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

/** When the customer pays: '28/35/42 dias'. */
export const planoPagamento = pgTable('plano_pagamento', {
  id: id(),
  descricao: text('descricao').notNull().unique(),
  /** In days from the sale, each instalment; none is at once. */
  parcelas: integer('parcelas').array().notNull().default([]),
  /** ADM-07 When it is offered; null has no end on that side. */
  validoDe: data('valido_de'),
  validoAte: data('valido_ate'),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** ADM-07 Neither retired, nor before or after its days. */
export const planoEmVigor = (hoje: string): SQL | undefined =>
  and(
    eq(planoPagamento.ativo, true),
    or(isNull(planoPagamento.validoDe), lte(planoPagamento.validoDe, hoje)),
    or(isNull(planoPagamento.validoAte), gte(planoPagamento.validoAte, hoje)),
  )

/** How the customer pays; what billing that way costs is copied to each order, because it changes. */
export const formaCobranca = pgTable('forma_cobranca', {
  id: id(),
  descricao: text('descricao').notNull().unique(),
  taxaFixa: dinheiro('taxa_fixa').notNull().default('0'),
  descricaoTaxaFixa: text('descricao_taxa_fixa'),
  /** VEN-02 Paid before the goods leave: it takes no term, and nothing of the customer's credit. */
  antecipada: boolean('antecipada').notNull().default(false),
  ativa: boolean('ativa').notNull().default(true),
  ...auditoria(),
})

/** Who pays the freight. */
export const tipoFrete = pgTable('tipo_frete', {
  id: id(),
  descricao: text('descricao').notNull().unique(),
  /** FRE-03 The different type: part of such a freight is in the prices already. */
  diferenciado: boolean('diferenciado').notNull().default(false),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** Orders without a scheduled date count as the earliest, in one order that an index can walk both ways. */
export const emOrdemDeProgramacao = (dataProgramada: AnyColumn): SQL =>
  sql`coalesce(${dataProgramada}, '-infinity'::date)`

/** DOC-01 What a quote and an order have in common. Totals are those of the day it was priced: `totaisDoPedido` over its items. */
export const colunasDoDocumento = () => ({
  id: id(),
  clienteId: referencia('cliente_id')
    .notNull()
    .references(() => cliente.id),
  filialId: referencia('filial_id')
    .notNull()
    .references(() => filial.id),
  /** Who took it. */
  colaboradorId: referencia('colaborador_id')
    .notNull()
    .references(() => colaborador.id),
  /** DOC-03 A key of `STATUS_DE_PEDIDO`, or one that the ERP invented later. */
  status: text('status').notNull(),
  incluidoEm: instante('incluido_em').notNull(),
  /** Purchase order number of the customer. */
  ordemCompra: text('ordem_compra'),
  planoPagamentoId: referencia('plano_pagamento_id')
    .notNull()
    .references(() => planoPagamento.id),
  formaCobrancaId: referencia('forma_cobranca_id')
    .notNull()
    .references(() => formaCobranca.id),
  taxaFixa: dinheiro('taxa_fixa').notNull().default('0'),
  tipoFreteId: referencia('tipo_frete_id')
    .notNull()
    .references(() => tipoFrete.id),
  transportadoraId: referencia('transportadora_id').references(() => transportadora.id),
  observacaoEntrega: text('observacao_entrega'),
  observacaoPedido: text('observacao_pedido'),
  observacaoCliente: text('observacao_cliente'),
  /** Without those that were removed. */
  quantidadeItens: integer('quantidade_itens').notNull(),
  valorSubtotal: dinheiro('valor_subtotal').notNull(),
  valorBonificacao: dinheiro('valor_bonificacao').notNull().default('0'),
  cupomCodigo: text('cupom_codigo'),
  cupomDesconto: dinheiro('cupom_desconto'),
  /** Of what the coupon takes off, the taxes that fall along. */
  cupomImpostos: dinheiro('cupom_impostos').notNull().default('0'),
  valorFrete: dinheiro('valor_frete').notNull().default('0'),
  /** What the customer pays for insurance, beside the freight. */
  valorSeguro: dinheiro('valor_seguro').notNull().default('0'),
  valorTotal: dinheiro('valor_total').notNull(),
  /** The table its prices start from; null for documents that came priced from elsewhere. */
  tabelaPrecoId: referencia('tabela_preco_id').references(() => tabelaPreco.id),
  /** Where it is delivered; null for the customer's own address. */
  enderecoEntregaId: referencia('endereco_entrega_id').references(() => enderecoEntrega.id),
  /** FRE-02 The quotation of freight that was chosen, as the server calculated it, with what it rests on. */
  freteEscolhido: jsonb('frete_escolhido').$type<FreteGuardado>(),
  /** PER-06 In percent; null where nobody computed it. */
  percentualLucro: numeric('percentual_lucro', { precision: 9, scale: 2 }),
  busca: textoDeBusca(() => sql`id::text || ' ' || coalesce(ordem_compra, '')`),
  ...auditoria(),
})

/** CLI-03 What of an order is still to be owed: its invoices are, by their titles. */
export const aFaturar = (): SQL => sql`${pedido.valorTotal} - ${pedido.valorFaturado}`

export const emAndamento = (status: AnyColumn): SQL => umDeNoTexto(status, STATUS_EM_ANDAMENTO)

export const pedido = pgTable(
  'pedido',
  {
    ...colunasDoDocumento(),
    dataProgramada: data('data_programada'),
    /** How the ERP calls it: one of several may give the same number. */
    idExterno: text('id_externo'),
    /** How much of it was invoiced: of an order on its way the rest alone counts in the customer's credit. */
    valorFaturado: dinheiro('valor_faturado').notNull().default('0'),
  },
  (t) => [
    index('pedido_inclusao_idx').on(t.incluidoEm, t.id),
    index('pedido_cliente_idx').on(t.clienteId, t.incluidoEm, t.id),
    index('pedido_colaborador_idx').on(t.colaboradorId, t.incluidoEm, t.id),
    index('pedido_filial_idx').on(t.filialId, t.incluidoEm, t.id),
    index('pedido_status_idx').on(t.status, t.incluidoEm, t.id),
    // What is on its way counts in the customer's credit: of years of orders only those few.
    index('pedido_em_andamento_idx').on(t.clienteId, t.formaCobrancaId).where(emAndamento(t.status)),
    index('pedido_programada_idx').on(emOrdemDeProgramacao(t.dataProgramada), t.id),
    index('pedido_valor_idx').on(t.valorTotal, t.id),
    indiceDeBusca('pedido_busca_idx', t.busca),
  ],
)

const percentual = (nome: string) => numeric(nome, { precision: 9, scale: 4 }).notNull().default('0')
const imposto = (nome: string) => dinheiro(nome).notNull().default('0')

/** DOC-02 A line as it was priced; what was removed stays, to be shown. */
export const colunasDoItem = () => ({
  id: id(),
  numeroItem: integer('numero_item').notNull(),
  /** The branch that serves the line: an order may need several. */
  filialId: referencia('filial_id')
    .notNull()
    .references(() => filial.id),
  produtoId: referencia('produto_id')
    .notNull()
    .references(() => produto.id),
  codigo: text('codigo').notNull(),
  descricao: text('descricao').notNull(),
  embalagem: text('embalagem').notNull(),
  quantidade: quantidade('quantidade').notNull(),
  quantidadeAtendida: quantidade('quantidade_atendida').notNull().default('0'),
  /** Before taxes. */
  valorUnitario: precoUnitario('valor_unitario').notNull(),
  ipiPercentual: percentual('ipi_percentual'),
  ipiValor: imposto('ipi_valor'),
  stPercentual: percentual('st_percentual'),
  stValor: imposto('st_valor'),
  stsnPercentual: percentual('stsn_percentual'),
  stsnValor: imposto('stsn_valor'),
  icmsPartilhaPercentual: percentual('icms_partilha_percentual'),
  icmsPartilhaValor: imposto('icms_partilha_valor'),
  fcpStPercentual: percentual('fcp_st_percentual'),
  fcpStValor: imposto('fcp_st_valor'),
  /** Of the tax reform's first year: told, never in a total. */
  ibsPercentual: percentual('ibs_percentual'),
  ibsValor: imposto('ibs_valor'),
  cbsPercentual: percentual('cbs_percentual'),
  cbsValor: imposto('cbs_valor'),
  /** With taxes. */
  valorTotal: dinheiro('valor_total').notNull(),
  tabelaPrecoId: referencia('tabela_preco_id').references(() => tabelaPreco.id),
  /** What the system that integrates the item complained of. */
  criticaIntegradora: text('critica_integradora'),
  removido: boolean('removido').notNull().default(false),
  /** Why it was removed; null when somebody took it out. */
  motivoRemocao: text('motivo_remocao'),
  /** Given by whoever typed the line, so that the same line sent twice is one. */
  chave: text('chave'),
  embalagemId: referencia('embalagem_id').references(() => produtoEmbalagem.id),
  fatorConversao: quantidade('fator_conversao').notNull().default('1'),
  /** ENT-09 `semDescontos`: of one package, as the table had it. */
  precoTabela: precoUnitario('preco_tabela'),
  /** What the seller gave, in percent. */
  descontoVendedor: numeric('desconto_vendedor', { precision: 9, scale: 4 }),
  precoDigitado: boolean('preco_digitado').notNull().default(false),
  /** Of one package, by the customer's own table with what promotions and the ERP gave: what is given is measured from it. */
  precoReferencia: precoUnitario('preco_referencia'),
  /** `descontoDado` of the day it was priced, in percent. */
  descontoDado: numeric('desconto_dado', { precision: 9, scale: 4 }),
  descontoErpPercentual: numeric('desconto_erp_percentual', { precision: 9, scale: 4 }),
  /** GES-02 The campaign that made the price, or put the line in. */
  promocaoId: referencia('promocao_id').references(() => campanha.id),
  /** What made the price, in the order it was applied; null of lines older than that. */
  beneficios: jsonb('beneficios').$type<BeneficioAplicado[]>(),
  /** GES-03 The authorisation by which it is had. */
  negociacaoId: referencia('negociacao_id').references(() => negociacao.id),
  bonificado: boolean('bonificado').notNull().default(false),
  /** What the coupon takes off this line, with the taxes that fall along. */
  descontoCupom: dinheiro('desconto_cupom').notNull().default('0'),
  regraFiscalId: referencia('regra_fiscal_id').references(() => regraFiscal.id),
  /** How its figures came about, to be told years later. */
  memoria: jsonb('memoria').$type<Passo[]>(),
})

export const pedidoItem = pgTable(
  'pedido_item',
  {
    ...colunasDoItem(),
    /** What invoices took of it, out of the stock. */
    quantidadeFaturada: quantidade('quantidade_faturada').notNull().default('0'),
    pedidoId: referencia('pedido_id')
      .notNull()
      .references(() => pedido.id),
  },
  (t) => [
    unique('pedido_item_numero_unico').on(t.pedidoId, t.numeroItem),
    index('pedido_item_produto_idx').on(t.produtoId, t.pedidoId),
  ],
)
