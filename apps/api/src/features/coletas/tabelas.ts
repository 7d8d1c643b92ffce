import type { SituacaoDaColeta, TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, data, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

/** COL-01, ENT-10 A pickup order: one party fetches, in one city, goods that go back to one branch. */
export const coleta = pgTable(
  'coleta',
  {
    id: id(),
    tipo: text('tipo').$type<TipoDeResponsavel>().notNull(),
    representanteId: referencia('representante_id').references(() => colaborador.id),
    transportadoraId: referencia('transportadora_id').references(() => transportadora.id),
    /** As it was on the paper, whatever it is called later. */
    responsavelNome: text('responsavel_nome').notNull(),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    ibge: text('ibge').notNull(),
    cidade: text('cidade').notNull(),
    uf: text('uf').notNull(),
    /** Follows from its tickets (`situacaoDaOrdem`); kept for the filter of the list. */
    situacao: text('situacao').$type<SituacaoDaColeta>().notNull(),
    geradaEm: instante('gerada_em').notNull(),
    dataPrevista: data('data_prevista'),
    observacao: text('observacao'),
    busca: textoDeBusca(() => sql`id::text || ' ' || responsavel_nome || ' ' || cidade || ' ' || uf`),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('coleta_busca_idx', t.busca),
    index('coleta_gerada_idx').on(t.geradaEm, t.id),
    index('coleta_prevista_idx').on(t.dataPrevista, t.id),
    index('coleta_situacao_idx').on(t.situacao, t.geradaEm, t.id),
    index('coleta_representante_idx').on(t.representanteId, t.geradaEm, t.id),
    index('coleta_transportadora_idx').on(t.transportadoraId, t.geradaEm, t.id),
    check(
      'coleta_de_um_responsavel',
      sql`(tipo = 'representante' and representante_id is not null and transportadora_id is null)
        or (tipo = 'transportadora' and transportadora_id is not null and representante_id is null)`,
    ),
  ],
)

/** COL-01 A ticket in an order. While `encerrada_em` is null its goods are still to be fetched or on their way. */
export const coletaTicket = pgTable(
  'coleta_ticket',
  {
    coletaId: referencia('coleta_id')
      .notNull()
      .references(() => coleta.id),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    situacao: text('situacao').$type<SituacaoDaColeta>().notNull(),
    /** The day the goods were fetched, as whoever confirmed it says. */
    coletadaEm: data('coletada_em'),
    confirmadaEm: instante('confirmada_em'),
    confirmadaPor: referencia('confirmada_por').references(() => colaborador.id),
    /** Note of the confirmation, or why it was cancelled. */
    observacao: text('observacao'),
    encerradaEm: instante('encerrada_em'),
  },
  (t) => [
    primaryKey({ columns: [t.coletaId, t.ticketId] }),
    index('coleta_ticket_ticket_idx').on(t.ticketId),
    // Whatever the code does, no ticket is fetched twice at the same time.
    uniqueIndex('coleta_ticket_viva_unica').on(t.ticketId).where(sql`encerrada_em is null`),
  ],
)
