import type { TipoDeRastreio } from '@balcao/dominio/rastreio/tipos'
import { sql } from 'drizzle-orm'
import { bytea, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import {
  auditoria,
  data,
  dinheiro,
  id,
  instante,
  precoUnitario,
  quantidade,
  referencia,
} from '../../platform/banco/colunas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

/** NF-e issued by a branch: the fields that searches and tickets need; the document itself is the XML. */
export const notaFiscal = pgTable(
  'nota_fiscal',
  {
    id: id(),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    /** The order it came from; an order may become several invoices. */
    pedidoId: referencia('pedido_id').references(() => pedido.id),
    chave: text('chave').notNull().unique(),
    numero: integer('numero').notNull(),
    serie: integer('serie').notNull(),
    naturezaOperacao: text('natureza_operacao').notNull(),
    emitidaEm: instante('emitida_em').notNull(),
    dataSaida: data('data_saida').notNull(),
    valorProdutos: dinheiro('valor_produtos').notNull(),
    valorTotal: dinheiro('valor_total').notNull(),
    /** GES-01 Parts of the total, as the issuer told them; freight with insurance. */
    valorIpi: dinheiro('valor_ipi').notNull().default('0'),
    valorSt: dinheiro('valor_st').notNull().default('0'),
    valorFrete: dinheiro('valor_frete').notNull().default('0'),
    quantidadeItens: integer('quantidade_itens').notNull(),
    /** What the issuer wrote to the customer (infCpl), for lists that must not open every document. */
    observacao: text('observacao'),
    transportadoraId: referencia('transportadora_id').references(() => transportadora.id),
    /** DOC-04 Which service follows it, and under which code; both or none. */
    rastreioTipo: text('rastreio_tipo').$type<TipoDeRastreio>(),
    rastreioCodigo: text('rastreio_codigo'),
    ...auditoria(),
  },
  (t) => [
    index('nota_fiscal_cliente_idx').on(t.clienteId, t.filialId, t.dataSaida, t.id),
    // With the value: what was invoiced to a customer in a year is summed without opening one invoice.
    index('nota_fiscal_cliente_saida_idx').on(t.clienteId, t.dataSaida, t.id, t.valorTotal),
    index('nota_fiscal_numero_idx').on(t.numero),
    index('nota_fiscal_pedido_idx').on(t.pedidoId),
    // Reports look at a period of the whole business.
    index('nota_fiscal_emissao_idx').on(t.emitidaEm),
    // DOC-04 The code alone is what whoever follows a delivery has.
    index('nota_fiscal_rastreio_idx').on(t.rastreioCodigo).where(sql`rastreio_codigo is not null`),
    unique('nota_fiscal_numero_unico').on(t.filialId, t.serie, t.numero),
  ],
)

export const notaItem = pgTable(
  'nota_item',
  {
    id: id(),
    notaId: referencia('nota_id')
      .notNull()
      .references(() => notaFiscal.id),
    numeroItem: integer('numero_item').notNull(),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    codigo: text('codigo').notNull(),
    descricao: text('descricao').notNull(),
    marca: text('marca').notNull(),
    unidade: text('unidade').notNull(),
    quantidade: quantidade('quantidade').notNull(),
    valorSemImposto: precoUnitario('valor_sem_imposto').notNull(),
    /** With taxes: what one unit cost the customer. */
    valorUnitario: precoUnitario('valor_unitario').notNull(),
    valorTotal: dinheiro('valor_total').notNull(),
  },
  (t) => [
    unique('nota_item_numero_unico').on(t.notaId, t.numeroItem),
    index('nota_item_produto_idx').on(t.produtoId, t.notaId),
  ],
)

/** The document as issued, byte for byte; in the database, so that it is written and restored with its row. */
export const notaXml = pgTable('nota_xml', {
  notaId: referencia('nota_id')
    .primaryKey()
    .references(() => notaFiscal.id),
  xml: bytea('xml').notNull(),
})
