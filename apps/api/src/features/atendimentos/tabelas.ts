import type { SituacaoDoOrcamento } from '@balcao/dominio/atendimentos/situacao'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { data, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'

/** CLI-08 A conversation with a customer that somebody noted; written once, never changed. */
export const atendimento = pgTable(
  'atendimento',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    motivoId: referencia('motivo_id')
      .notNull()
      .references(() => opcaoDeCadastro.id),
    descricao: text('descricao').notNull(),
    orcamentoId: referencia('orcamento_id').references(() => orcamento.id),
    situacaoOrcamento: integer('situacao_orcamento').$type<SituacaoDoOrcamento>(),
    motivoPerdaId: referencia('motivo_perda_id').references(() => opcaoDeCadastro.id),
    dataRetorno: data('data_retorno'),
    /** What the return date became. */
    agendaId: referencia('agenda_id').references(() => agenda.id),
    registradoEm: instante('registrado_em').notNull(),
  },
  (t) => [
    index('atendimento_cliente_idx').on(t.clienteId, t.registradoEm, t.id),
    index('atendimento_orcamento_idx').on(t.orcamentoId),
    index('atendimento_colaborador_idx').on(t.colaboradorId, t.registradoEm, t.id),
  ],
)
