import type { QuemPaga } from '@balcao/dominio/campanhas/regras'
import type { AlvoDaNegociacao, Proposta } from '@balcao/dominio/negociacoes/regras'
import type { BeneficioDaCampanha } from '@balcao/dominio/precos/campanha'
import type { Beneficio } from '@balcao/dominio/precos/ordem'
import {
  BASES_COM_DESPESAS,
  type BaseComDespesas,
  type CriterioDaPauta,
} from '@balcao/dominio/precos/tributacao'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
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
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'

const percentual = (nome: string) => numeric(nome, { precision: 9, scale: 4 })

/** VEN-02 Tables by which a customer may be quoted, besides their own and those that are for anybody. */
export const clienteTabelaPreco = pgTable(
  'cliente_tabela_preco',
  {
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    tabelaPrecoId: referencia('tabela_preco_id')
      .notNull()
      .references(() => tabelaPreco.id),
  },
  (t) => [primaryKey({ columns: [t.clienteId, t.tabelaPrecoId] })],
)

const ids = (nome: string) => referencia(nome).array().notNull().default([])
const nomes = (nome: string) => text(nome).array().notNull().default([])

/** GES-02 What is on offer for a while, to whom and over what: where nothing is named it is for whichever. */
export const campanha = pgTable(
  'campanha',
  {
    id: id(),
    nome: text('nome').notNull(),
    beneficio: jsonb('beneficio').$type<BeneficioDaCampanha>().notNull(),
    inicio: data('inicio').notNull(),
    fim: data('fim').notNull(),
    filiais: ids('filiais'),
    /** By which the quote is written. */
    tabelas: ids('tabelas'),
    /** Who buys has one of each that is named. */
    atividades: nomes('atividades'),
    classificacoes: ids('classificacoes'),
    clientes: ids('clientes'),
    /** A product enters by any of the three. */
    produtos: ids('produtos'),
    marcas: nomes('marcas'),
    categorias: nomes('categorias'),
    prioridade: integer('prioridade').notNull().default(100),
    combinaCom: text('combina_com').$type<Beneficio>().array().notNull().default(['CUPOM']),
    /** In stock units, of all customers and of each; null is without end. */
    limite: quantidade('limite'),
    limitePorCliente: quantidade('limite_por_cliente'),
    /** In money, of what it may give away. */
    verba: dinheiro('verba'),
    /** Of orders that stand; whoever uses it holds the row, so that neither is ever passed. */
    unidadesUsadas: quantidade('unidades_usadas').notNull().default('0'),
    verbaUsada: dinheiro('verba_usada').notNull().default('0'),
    quemPaga: text('quem_paga').$type<QuemPaga>().notNull().default('PROPRIA'),
    /** GES-08 Whether what it gives moves the account of whoever sells. */
    moveConta: boolean('move_conta').notNull().default(false),
    encerradaEm: instante('encerrada_em'),
    ...auditoria(),
  },
  (t) => [
    index('campanha_em_vigor_idx').on(t.fim, t.inicio).where(sql`encerrada_em is null`),
    index('campanha_inicio_idx').on(t.inicio, t.id),
    check('campanha_periodo', sql`fim >= inicio`),
    check(
      'campanha_usada',
      sql`unidades_usadas >= 0 and verba_usada >= 0 and (limite is null or unidades_usadas <= limite)
        and (verba is null or verba_usada <= verba)`,
    ),
  ],
)

export const cupom = pgTable(
  'cupom',
  {
    id: id(),
    /** In capitals, as it is typed and compared. */
    codigo: text('codigo').notNull().unique(),
    descricao: text('descricao').notNull(),
    percentual: percentual('percentual'),
    valor: dinheiro('valor'),
    minimo: dinheiro('minimo').notNull().default('0'),
    inicio: data('inicio').notNull(),
    fim: data('fim').notNull(),
    filialId: referencia('filial_id').references(() => filial.id),
    clienteId: referencia('cliente_id').references(() => cliente.id),
    /** Null for as many as one likes. */
    usosMaximos: integer('usos_maximos'),
    usosPorCliente: integer('usos_por_cliente'),
    /** Quotes that used it with orders that stand; whoever uses it holds the row, so that the last use goes to one only. */
    usos: integer('usos').notNull().default(0),
    ativo: boolean('ativo').notNull().default(true),
    ...auditoria(),
  },
  () => [
    check('cupom_percentual_ou_valor', sql`(percentual is null) <> (valor is null)`),
    check('cupom_usos', sql`usos >= 0 and (usos_maximos is null or usos <= usos_maximos)`),
  ],
)

/** GES-03 A price asked for, and once somebody authorised it, what may be had by it; what is null holds for whichever. */
export const negociacao = pgTable(
  'negociacao',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    /** Who asked. */
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    alvo: text('alvo').$type<AlvoDaNegociacao>().notNull(),
    produtoId: referencia('produto_id').references(() => produto.id),
    marca: text('marca'),
    categoria: text('categoria'),
    /** Of `plano_pagamento`, which stands on a floor above this one. */
    planoPagamentoId: referencia('plano_pagamento_id'),
    tipo: text('tipo').$type<'PRECO' | 'PERCENTUAL'>().notNull(),
    /** Of one stock unit. */
    preco: precoUnitario('preco'),
    percentual: percentual('percentual'),
    /** In stock units: from how many on in one line, and how many in all. */
    minimo: quantidade('minimo').notNull().default('0'),
    quantidadeAte: quantidade('quantidade_ate').notNull(),
    /** Of orders that stand; whoever uses it holds the row, so that it is never passed. */
    quantidadeUsada: quantidade('quantidade_usada').notNull().default('0'),
    usoUnico: boolean('uso_unico').notNull().default(false),
    inicio: data('inicio').notNull(),
    fim: data('fim').notNull(),
    /** As it was asked for, whatever was answered. */
    pedida: jsonb('pedida').$type<Proposta>().notNull(),
    justificativa: text('justificativa').notNull(),
    autorizadaEm: instante('autorizada_em'),
    autorizadaPor: referencia('autorizada_por').references(() => colaborador.id),
    encerradaEm: instante('encerrada_em'),
    ...auditoria(),
  },
  (t) => [
    // A customer has few in force; quotes ask for them by customer.
    index('negociacao_em_vigor_idx')
      .on(t.clienteId, t.fim)
      .where(sql`autorizada_em is not null and encerrada_em is null`),
    index('negociacao_cliente_idx').on(t.clienteId, t.id),
    index('negociacao_pedida_idx').on(t.criadoEm, t.id),
    index('negociacao_fim_idx').on(t.fim, t.id),
    check('negociacao_usada', sql`quantidade_usada >= 0 and quantidade_usada <= quantidade_ate`),
    check(
      'negociacao_completa',
      sql`(tipo = 'PRECO' and preco > 0 or tipo = 'PERCENTUAL' and percentual > 0 and percentual < 100)
        and case alvo when 'PRODUTO' then produto_id is not null when 'MARCA' then marca is not null
        when 'CATEGORIA' then categoria is not null else false end`,
    ),
  ],
)

/** ENT-09 What the ERP gives a customer: less than zero is a discount, more a surcharge. What is null holds for whichever. */
export const descontoErp = pgTable(
  'desconto_erp',
  {
    id: id(),
    clienteId: referencia('cliente_id').references(() => cliente.id),
    produtoId: referencia('produto_id').references(() => produto.id),
    percentual: percentual('percentual').notNull(),
    inicio: data('inicio').notNull(),
    fim: data('fim').notNull(),
  },
  (t) => [
    index('desconto_erp_cliente_idx').on(t.clienteId, t.fim),
    index('desconto_erp_produto_idx').on(t.produtoId),
  ],
)

/** VEN-02 Taxes as data: by product, the first digits of the NCM and the two states; the rule that says most counts. */
export const regraFiscal = pgTable(
  'regra_fiscal',
  {
    id: id(),
    nome: text('nome').notNull(),
    ncm: text('ncm').notNull().default(''),
    /** Where it is about one product only. */
    produtoId: referencia('produto_id').references(() => produto.id),
    ufOrigem: text('uf_origem'),
    ufDestino: text('uf_destino'),
    ipi: percentual('ipi').notNull().default('0'),
    /** In reais by stock unit, in place of the percentage. */
    ipiPorUnidade: precoUnitario('ipi_por_unidade'),
    icms: percentual('icms').notNull(),
    icmsInterno: percentual('icms_interno').notNull(),
    /** Reduced BY so much, not to so much. */
    reducaoPor: percentual('reducao_por').notNull().default('0'),
    /** Of the base of substitution alone, also BY so much. */
    reducaoStPor: percentual('reducao_st_por').notNull().default('0'),
    mva: percentual('mva'),
    mvaSimples: percentual('mva_simples'),
    /** Published for the two states already. */
    mvaJaAjustada: boolean('mva_ja_ajustada').notNull().default(false),
    /** Minimum price list (pauta, PMPF), in reais by stock unit. */
    pauta: precoUnitario('pauta'),
    criterioDaPauta: text('criterio_da_pauta').$type<CriterioDaPauta>().notNull().default('SEMPRE'),
    fcp: percentual('fcp').notNull().default('0'),
    fcpSt: percentual('fcp_st').notNull().default('0'),
    /** What the own operation paid of the fund, and comes off FCP-ST. */
    fcpProprio: percentual('fcp_proprio').notNull().default('0'),
    /** GER-13 Null for what the state adds. */
    adicional: percentual('adicional'),
    pis: percentual('pis').notNull().default('0'),
    cofins: percentual('cofins').notNull().default('0'),
    /** Told, never charged. */
    ibs: percentual('ibs').notNull().default('0'),
    cbs: percentual('cbs').notNull().default('0'),
    /** Which bases take what is charged for freight. */
    despesasNaBase: text('despesas_na_base').$type<BaseComDespesas>().array().notNull().default([]),
    /** From a day to a day, both in it; null is without end. */
    vigenciaInicio: data('vigencia_inicio'),
    vigenciaFim: data('vigencia_fim'),
    ativa: boolean('ativa').notNull().default(true),
    ...auditoria(),
  },
  (t) => [
    check('regra_fiscal_vigencia', sql`vigencia_fim >= vigencia_inicio`),
    index('regra_fiscal_estados_idx').on(t.ufDestino, t.ufOrigem),
    index('regra_fiscal_produto_idx').on(t.produtoId).where(sql`produto_id is not null`),
    check('regra_fiscal_pauta', sql`criterio_da_pauta in ('SEMPRE', 'MAIOR')`),
    check(
      'regra_fiscal_despesas',
      sql`despesas_na_base <@ array[${sql.raw(BASES_COM_DESPESAS.map((base) => `'${base}'`).join(', '))}]::text[]`,
    ),
  ],
)
