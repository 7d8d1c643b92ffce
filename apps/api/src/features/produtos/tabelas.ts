import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica, indiceDeBusca } from '../../platform/banco/busca.ts'
import {
  auditoria,
  data,
  id,
  instante,
  precoUnitario,
  quantidade,
  referencia,
  textoDeBusca,
} from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'

export const produto = pgTable(
  'produto',
  {
    id: id(),
    /** The code people read and type (idExibicao). */
    codigo: text('codigo').notNull().unique(),
    descricao: text('descricao').notNull(),
    descricaoCompleta: text('descricao_completa').notNull(),
    marca: text('marca').notNull(),
    categoria: text('categoria').notNull(),
    unidade: text('unidade').notNull(),
    codigoBarras: text('codigo_barras').notNull(),
    ncm: text('ncm').notNull(),
    pesoLiquido: quantidade('peso_liquido').notNull(),
    pesoBruto: quantidade('peso_bruto').notNull(),
    altura: quantidade('altura').notNull(),
    largura: quantidade('largura').notNull(),
    comprimento: quantidade('comprimento').notNull(),
    imagemId: text('imagem_id').notNull(),
    /** Sales class of the product (curve A, B, C), where the business keeps one. */
    classeVenda: text('classe_venda'),
    /** Returning it takes a photo (NOV-11). */
    anexoObrigatorio: boolean('anexo_obrigatorio').notNull().default(false),
    ativo: boolean('ativo').notNull().default(true),
    busca: textoDeBusca(
      () => sql`codigo || ' ' || codigo_barras || ' ' || descricao_completa || ' ' || marca`,
    ),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('produto_busca_idx', t.busca),
    // A scanner reads it, and expects its product at once.
    index('produto_codigo_barras_idx').on(t.codigoBarras),
    index('produto_descricao_idx').on(emOrdemAlfabetica(t.descricaoCompleta), t.id),
  ],
)

/** How a product is sold: 12 units a box, in multiples of 1 box. */
export const produtoEmbalagem = pgTable(
  'produto_embalagem',
  {
    id: id(),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    unidade: text('unidade').notNull(),
    fatorConversao: quantidade('fator_conversao').notNull(),
    multiplo: quantidade('multiplo').notNull(),
    minimo: quantidade('minimo').notNull(),
  },
  (t) => [index('produto_embalagem_produto_idx').on(t.produtoId)],
)

/** VEN-02 What may be sold in the place of a product, the best first; as the ERP says it, one way. */
export const produtoSubstituto = pgTable(
  'produto_substituto',
  {
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    substitutoId: referencia('substituto_id')
      .notNull()
      .references(() => produto.id),
    ordem: integer('ordem').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.produtoId, t.substitutoId] }),
    check('produto_substituto_outro', sql`produto_id <> substituto_id`),
  ],
)

export const tabelaPreco = pgTable('tabela_preco', {
  id: id(),
  nome: text('nome').notNull(),
  ativa: boolean('ativa').notNull().default(true),
  /** VEN-02 Any customer may be quoted by it; the others only those whose it is, or who have it in `cliente_tabela_preco`. */
  livre: boolean('livre').notNull().default(false),
  ...auditoria(),
})

/** The first day of a price that is older than whoever keeps days of prices. */
export const DESDE_SEMPRE = '0001-01-01'

/** ADM-07 From a day to a day, both in it; of one product in one table no two speak of the same day (`dominio/precos/periodos`). */
export const preco = pgTable(
  'preco',
  {
    tabelaPrecoId: referencia('tabela_preco_id')
      .notNull()
      .references(() => tabelaPreco.id),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    inicio: data('inicio').notNull().default(DESDE_SEMPRE),
    /** Null is without end. */
    fim: data('fim'),
    valor: precoUnitario('valor').notNull(),
    criadoEm: instante('criado_em').notNull().defaultNow(),
    criadoPor: referencia('criado_por'),
  },
  (t) => [
    primaryKey({ columns: [t.tabelaPrecoId, t.produtoId, t.inicio] }),
    check('preco_periodo', sql`fim >= inicio`),
  ],
)

/** ADM-07 Many prices of a table changed at once, which is one entry in the audit, and is undone as one. */
export const mudancaDePrecos = pgTable('mudanca_de_precos', {
  id: id(),
  tabelaPrecoId: referencia('tabela_preco_id')
    .notNull()
    .references(() => tabelaPreco.id),
  desde: data('desde').notNull(),
  precos: integer('precos').notNull(),
  desfeitaEm: instante('desfeita_em'),
})

/** What each of them was, and until when it went. */
export const mudancaDePrecosItem = pgTable(
  'mudanca_de_precos_item',
  {
    mudancaId: referencia('mudanca_id')
      .notNull()
      .references(() => mudancaDePrecos.id),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    inicioAntes: data('inicio_antes').notNull(),
    fim: data('fim'),
    antes: precoUnitario('antes').notNull(),
    depois: precoUnitario('depois').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mudancaId, t.produtoId] })],
)

export const estoque = pgTable(
  'estoque',
  {
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    quantidade: quantidade('quantidade').notNull(),
    minimo: quantidade('minimo').notNull(),
    /** Set aside (damaged, under inspection). */
    bloqueado: quantidade('bloqueado').notNull().default('0'),
    /** Held by orders that have not left yet (`reserva_de_estoque`): to sell is in hand less both. */
    reservado: quantidade('reservado').notNull().default('0'),
    /** Of one stock unit; null where nobody registered it. */
    custo: precoUnitario('custo'),
  },
  (t) => [
    primaryKey({ columns: [t.filialId, t.produtoId] }),
    check('estoque_reservado', sql`reservado >= 0 and bloqueado >= 0`),
  ],
)
