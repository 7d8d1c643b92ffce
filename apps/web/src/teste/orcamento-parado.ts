import type { OrcamentoParado } from '@balcao/dominio/orcamentos/parados'

export const orcamentoParado = (id: number, outras: Partial<OrcamentoParado> = {}): OrcamentoParado => ({
  id,
  cliente: {
    id: 42,
    razSoc: 'Pães São João Ltda',
    fant: 'Padaria São João',
    telefone: '11987654321',
    whatsapp: true,
  },
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  colaborador: { nome: 'Bruno Castro' },
  status: { chave: 'VENCIDO', label: 'Vencido' },
  dtHorInc: '2026-11-01T12:00:00Z',
  dtVal: '2026-11-08',
  dtMov: '2026-11-03T12:00:00Z',
  diasParado: 12,
  vlTot: 1_000,
  chance: 40,
  motivos: [
    'Cliente fechou 3 de 4 orçamentos',
    'Incluído há 14 dias',
    'Vencido desde 08/11/2026',
    '1 atendimento',
  ],
  vlEsperado: 400,
  versao: 1,
  ...outras,
})
