import type { AcaoDoHistorico, TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import type { ResponsavelDaProrrogacao } from '@balcao/dominio/tickets/prorrogacao'
import type { OrigemDoItem, StatusDoItem, TipoDeAnexo } from '@balcao/dominio/tickets/situacoes'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../../platform/banco/busca.ts'
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
} from '../../../platform/banco/colunas.ts'
import { vetorDeBusca } from '../../../platform/banco/texto-completo.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal, notaItem } from '../../notas/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import {
  custo,
  motivoAnalise,
  motivoFinalizacao,
  motivoProduto,
  ticketEtapa,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from './tabelas-catalogo.ts'

export const ticket = pgTable(
  'ticket',
  {
    id: id(),
    protocolo: text('protocolo').notNull().unique(),
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => ticketTipo.id),
    statusId: referencia('status_id')
      .notNull()
      .references(() => ticketStatus.id),
    etapaId: referencia('etapa_id')
      .notNull()
      .references(() => ticketEtapa.id),
    /** Steps left behind, oldest first: going back returns to the last of them. */
    percurso: bigint('percurso', { mode: 'number' }).array().notNull().default([]),
    setorId: referencia('setor_id')
      .notNull()
      .references(() => setor.id),
    operadorId: referencia('operador_id').references(() => colaborador.id),
    /** Null when nobody of the portal opened it: it came by mail (ALC-02). */
    criadorId: referencia('criador_id').references(() => colaborador.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    clienteId: referencia('cliente_id').references(() => cliente.id),
    /** The account of the final consumer, where they have one: whose own ticket it is. */
    consumidorId: referencia('consumidor_id').references(() => colaborador.id),
    consumidorNome: text('consumidor_nome'),
    consumidorDocumento: text('consumidor_documento'),
    consumidorEmail: text('consumidor_email'),
    consumidorTelefone: text('consumidor_telefone'),
    consumidorNascimento: data('consumidor_nascimento'),
    /** ALC-01 Whom the answers go to by mail. */
    contatoNome: text('contato_nome'),
    contatoEmail: text('contato_email'),
    contatoCopias: text('contato_copias').array().notNull().default([]),
    assunto: text('assunto'),
    origemId: referencia('origem_id')
      .notNull()
      .references(() => ticketOrigem.id),
    transportadoraId: referencia('transportadora_id').references(() => transportadora.id),
    abertoEm: instante('aberto_em').notNull(),
    finalizadoEm: instante('finalizado_em'),
    motivoFinalizacaoId: referencia('motivo_finalizacao_id').references(() => motivoFinalizacao.id),
    arquivadoEm: instante('arquivado_em'),
    /** MES-06/uniao The ticket it became part of: then it is archived too, and only undoing that brings it back. */
    unidoA: bigint('unido_a', { mode: 'number' }).references((): AnyPgColumn => ticket.id),
    reaberturas: integer('reaberturas').notNull().default(0),
    prazoRespostaEm: instante('prazo_resposta_em'),
    respondidoEm: instante('respondido_em'),
    prazoSolucaoEm: instante('prazo_solucao_em'),
    /** Waiting for the customer since then: the clocks stand still. */
    pausadoEm: instante('pausado_em'),
    /** Business minutes that were left when the clock stopped. */
    minutosRestantesResposta: integer('minutos_restantes_resposta'),
    minutosRestantesSolucao: integer('minutos_restantes_solucao'),
    /** Last entry of its history that people made: what the list shows as recently moved. */
    movidoEm: instante('movido_em').notNull(),
    busca: textoDeBusca(
      () =>
        sql`protocolo || ' ' || id::text || ' ' || coalesce(assunto, '') || ' ' || coalesce(consumidor_nome, '') || ' ' || coalesce(consumidor_documento, '')`,
    ),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('ticket_busca_idx', t.busca),
    index('ticket_aberto_idx').on(t.abertoEm, t.id),
    // The list by deadline, finished ones too; what is late is asked of the open ones below.
    index('ticket_prazo_idx').on(t.prazoSolucaoEm, t.id).where(sql`arquivado_em is null`),
    index('ticket_movido_idx').on(t.movidoEm, t.id),
    // ALC-04 What ended in a period.
    index('ticket_finalizado_idx').on(t.finalizadoEm, t.id).where(sql`finalizado_em is not null`),
    index('ticket_unido_idx').on(t.unidoA).where(sql`unido_a is not null`),
    index('ticket_status_idx').on(t.statusId, t.abertoEm, t.id),
    index('ticket_tipo_idx').on(t.tipoId, t.abertoEm, t.id),
    index('ticket_setor_idx').on(t.setorId, t.filialId, t.abertoEm, t.id),
    index('ticket_filial_idx').on(t.filialId, t.abertoEm, t.id),
    index('ticket_operador_idx').on(t.operadorId, t.abertoEm, t.id),
    index('ticket_criador_idx').on(t.criadorId, t.abertoEm, t.id),
    index('ticket_cliente_idx').on(t.clienteId, t.abertoEm, t.id),
    index('ticket_consumidor_idx').on(t.consumidorId, t.abertoEm, t.id),
    // SEG-01 What may still become an account's: the others of that CPF are nobody's to claim.
    index('ticket_consumidor_documento_idx')
      .on(t.consumidorDocumento)
      .where(sql`consumidor_id is null and consumidor_documento is not null`),
    // ALC-02 Whatever else the same person sent.
    index('ticket_remetente_email_idx')
      .on(sql`lower(consumidor_email)`)
      .where(sql`cliente_id is null and consumidor_email is not null`),
    index('ticket_remetente_telefone_idx')
      .on(t.consumidorTelefone)
      .where(sql`cliente_id is null and consumidor_telefone is not null`),
    // ALC-05 Whose the number that writes is.
    index('ticket_consumidor_telefone_idx')
      .on(t.consumidorTelefone)
      .where(sql`consumidor_telefone is not null and finalizado_em is null and arquivado_em is null`),
    // Open tickets are few among all that ever were: totals and deadlines only look at them. Its migration lets it carry
    // (INCLUDE, which cannot be said here) whatever the totals ask, so that they read no row.
    index('ticket_em_aberto_idx')
      .on(t.statusId, t.setorId, t.filialId)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    index('ticket_etapa_em_aberto_idx')
      .on(t.etapaId)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    index('ticket_aberto_em_aberto_idx')
      .on(t.abertoEm, t.id)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    index('ticket_cliente_em_aberto_idx')
      .on(t.clienteId)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    // MES-01 Somebody's own queue, and the queue of a sector, the oldest first.
    index('ticket_operador_em_aberto_idx')
      .on(t.operadorId, t.prazoSolucaoEm, t.id)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    index('ticket_sem_operador_idx')
      .on(t.setorId, t.abertoEm, t.id)
      .where(sql`operador_id is null and finalizado_em is null and arquivado_em is null`),
    index('ticket_prazo_solucao_idx')
      .on(t.prazoSolucaoEm, t.id)
      .where(sql`finalizado_em is null and arquivado_em is null`),
    index('ticket_prazo_resposta_idx')
      .on(t.prazoRespostaEm, t.id)
      .where(sql`respondido_em is null and finalizado_em is null and arquivado_em is null`),
    check(
      'ticket_de_alguem',
      sql`cliente_id is not null or consumidor_id is not null or consumidor_nome is not null`,
    ),
  ],
)

/** NOV-04 Opening reasons chosen, one per level. */
export const ticketMotivo = pgTable(
  'ticket_motivo',
  {
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    nivel: integer('nivel').notNull(),
    motivoId: referencia('motivo_id')
      .notNull()
      .references(() => ticketMotivoAbertura.id),
    observacao: text('observacao'),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.nivel] }),
    index('ticket_motivo_motivo_idx').on(t.motivoId, t.ticketId),
  ],
)

/** Invoices chosen as a whole. */
export const ticketNota = pgTable(
  'ticket_nota',
  {
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    notaId: referencia('nota_id')
      .notNull()
      .references(() => notaFiscal.id),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.notaId] }), index('ticket_nota_nota_idx').on(t.notaId)],
)

/** TIC-06 A product of the ticket: of an invoice, or loose. Names and prices are as they were when it was opened. */
export const ticketItem = pgTable(
  'ticket_item',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    origem: text('origem').$type<OrigemDoItem>().notNull(),
    notaItemId: referencia('nota_item_id').references(() => notaItem.id),
    notaId: referencia('nota_id').references(() => notaFiscal.id),
    produtoId: referencia('produto_id').references(() => produto.id),
    codigo: text('codigo').notNull(),
    descricao: text('descricao').notNull(),
    codigoBarras: text('codigo_barras'),
    marca: text('marca').notNull().default(''),
    classeVenda: text('classe_venda'),
    unidade: text('unidade').notNull().default(''),
    motivoId: referencia('motivo_id').references(() => motivoProduto.id),
    observacao: text('observacao'),
    status: text('status').$type<StatusDoItem>().notNull().default('AN'),
    quantidadeComprada: quantidade('quantidade_comprada').notNull().default('0'),
    quantidadeSolicitada: quantidade('quantidade_solicitada').notNull().default('0'),
    valorSemImposto: precoUnitario('valor_sem_imposto').notNull().default('0'),
    valorUnitario: precoUnitario('valor_unitario').notNull().default('0'),
    quantidadeForaPrazo: quantidade('quantidade_fora_prazo').notNull().default('0'),
    quantidadeOutraMarca: quantidade('quantidade_outra_marca').notNull().default('0'),
    quantidadeFalta: quantidade('quantidade_falta').notNull().default('0'),
    quantidadeAvaria: quantidade('quantidade_avaria').notNull().default('0'),
    quantidadeQuebraDireta: quantidade('quantidade_quebra_direta').notNull().default('0'),
    quantidadeAutorizada: quantidade('quantidade_autorizada').notNull().default('0'),
    motivoAnaliseId: referencia('motivo_analise_id').references(() => motivoAnalise.id),
    observacaoAnalise: text('observacao_analise'),
    /** What the check-in counted; null before it. */
    quantidadeRecebida: quantidade('quantidade_recebida'),
    /** GES-01 When it was: on that day it leaves what was sold. */
    recebidoEm: instante('recebido_em'),
    observacaoRecebimento: text('observacao_recebimento'),
    /** MES-08 Blanks around it, so that a whole code can be told from part of a longer one. */
    busca: textoDeBusca(
      () =>
        sql`' ' || codigo || ' ' || coalesce(codigo_barras, '') || ' ' || descricao || ' ' || marca || ' '`,
    ),
  },
  (t) => [
    indiceDeBusca('ticket_item_busca_idx', t.busca),
    index('ticket_item_motivo_idx').on(t.motivoId, t.id),
    index('ticket_item_ticket_idx').on(t.ticketId, t.id),
    index('ticket_item_nota_item_idx').on(t.notaItemId),
    index('ticket_item_nota_idx').on(t.notaId),
    index('ticket_item_recebido_idx').on(t.recebidoEm).where(sql`recebido_em is not null`),
    check(
      'ticket_item_quantidades',
      sql`quantidade_solicitada >= 0 and quantidade_fora_prazo + quantidade_outra_marca + quantidade_falta
        + quantidade_avaria + quantidade_quebra_direta + quantidade_autorizada <= quantidade_solicitada`,
    ),
  ],
)

/** TIC-04, TIC-13 The thread of a ticket: what people wrote and what was done, each with the version it made. */
export const ticketHistorico = pgTable(
  'ticket_historico',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    tipo: text('tipo').$type<TipoDeHistorico>().notNull(),
    acao: text('acao').$type<AcaoDoHistorico>().notNull(),
    mensagem: text('mensagem').notNull(),
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
    criadoEm: instante('criado_em').notNull(),
    /** Version of the ticket that this entry made. */
    versao: integer('versao').notNull(),
    dados: jsonb('dados').$type<Record<string, unknown>>(),
    /** MES-08 What a person wrote: of what was done, only the lines after the sentence that tells it (`comObservacao`). */
    busca: vetorDeBusca(() => [
      [
        'A',
        sql`case when acao in ('ABERTURA', 'MENSAGEM') then mensagem else substring(mensagem || E'\\n' from position(E'\\n' in mensagem || E'\\n')) end`,
      ],
    ]),
  },
  (t) => [
    // MES-08 Of one block of messages after the other (ADR 53). Without a list of what is still to be put in, which each block would read.
    index('ticket_historico_blocos_idx')
      .using('gin', sql`palavras_por_bloco(${t.id}, ${t.busca})`)
      .with({ fastupdate: false }),
    index('ticket_historico_ticket_idx').on(t.ticketId, t.id),
    index('ticket_historico_versao_idx').on(t.ticketId, t.versao),
    // MES-10 What happened in a period, whatever the ticket.
    index('ticket_historico_criado_idx').on(t.criadoEm, t.id),
  ],
)

/** ENT-04 A file of a ticket; `interno` ones are never shown to the customer's side. */
export const ticketAnexo = pgTable(
  'ticket_anexo',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    historicoId: referencia('historico_id').references(() => ticketHistorico.id),
    itemId: referencia('item_id').references(() => ticketItem.id),
    tipo: text('tipo').$type<TipoDeAnexo>().notNull().default('ANEXO'),
    /** Where the storage keeps it: random, never the name the person gave. */
    arquivo: text('arquivo').notNull().unique(),
    nomeExibicao: text('nome_exibicao').notNull(),
    midia: text('midia').notNull(),
    tamanho: integer('tamanho').notNull(),
    interno: boolean('interno').notNull().default(false),
    criadoEm: instante('criado_em').notNull(),
    criadoPor: referencia('criado_por').references(() => colaborador.id),
  },
  (t) => [
    index('ticket_anexo_ticket_idx').on(t.ticketId, t.id),
    index('ticket_anexo_historico_idx').on(t.historicoId),
    index('ticket_anexo_item_idx').on(t.itemId),
  ],
)

/** TIC-11 The customer's return invoice. */
export const ticketNfd = pgTable(
  'ticket_nfd',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    chave: text('chave').notNull(),
    numero: integer('numero').notNull(),
    serie: integer('serie').notNull(),
    emitidaEm: instante('emitida_em'),
    valorTotal: dinheiro('valor_total'),
    /** Keys of the invoices it says it returns. */
    referenciadas: text('referenciadas').array().notNull().default([]),
    anexoId: referencia('anexo_id')
      .notNull()
      .references(() => ticketAnexo.id),
    criadaEm: instante('criada_em').notNull(),
  },
  (t) => [
    unique('ticket_nfd_chave_unica').on(t.ticketId, t.chave),
    index('ticket_nfd_chave_idx').on(t.chave),
    index('ticket_nfd_numero_idx').on(t.numero),
  ],
)

/** NOV-14, TIC-11 What was asked for and what logistics and finance answered. */
export const ticketProrrogacao = pgTable('ticket_prorrogacao', {
  ticketId: referencia('ticket_id')
    .primaryKey()
    .references(() => ticket.id),
  responsavel: text('responsavel').$type<ResponsavelDaProrrogacao>().notNull(),
  transportadoraId: referencia('transportadora_id').references(() => transportadora.id),
  representanteId: referencia('representante_id').references(() => colaborador.id),
  diasAtraso: integer('dias_atraso').notNull(),
  /** Logistics confirms how many days the delivery was late. */
  diasConfirmados: integer('dias_confirmados'),
  parecerLogistica: text('parecer_logistica'),
  novaDataVencimento: data('nova_data_vencimento'),
  parecerFinanceiro: text('parecer_financeiro'),
})

/** TIC-11, TIC-12 Costs that the controllership charged on the ticket. */
export const ticketCusto = pgTable(
  'ticket_custo',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    custoId: referencia('custo_id')
      .notNull()
      .references(() => custo.id),
    valor: dinheiro('valor').notNull(),
    observacao: text('observacao'),
    criadoEm: instante('criado_em').notNull(),
    criadoPor: referencia('criado_por').references(() => colaborador.id),
  },
  (t) => [index('ticket_custo_ticket_idx').on(t.ticketId)],
)
