import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { ID_CLI } from './secao.tsx'

/** An agenda to sell, of this portal, still to be done. */
export const agendaDe = (id: number, outras: Partial<Agenda> = {}): Agenda => ({
  id,
  situacao: { chave: 'PENDENTE', label: 'Pendente', type: 'DEFAULT' },
  assunto: `Retorno ${id}`,
  descricao: 'Falar do pedido',
  data_agendada: '2026-11-20T17:30:00Z',
  data_finalizacao: null,
  motivo_finalizacao: null,
  resultado: null,
  colaborador: { id: 7, nome: 'Ana Paula Ribeiro' },
  tipo: 'A',
  tipo_label: 'Venda',
  cliente: { id: ID_CLI, razSoc: 'Pães São João Ltda', fant: 'Padaria São João' },
  pedido: { id: 900, vlTot: 50 },
  orcamento: null,
  filial: { id: 1, desc: 'Matriz São Paulo' },
  agenda_origem: 'GO',
  id_externo: null,
  discadora_status: 'LIGACAO_OCUPADA',
  discadora_label: 'Ligação ocupada',
  discadora_atualizacao: '2026-11-19T15:00:00Z',
  permiteFinalizar: true,
  semAcao: null,
  versao: 4,
  ...outras,
})
