export const SETORES = [
  'Atendimento',
  'Devoluções',
  'Logística',
  'Recebimento',
  'Financeiro',
  'Fiscal',
  'Controladoria',
  'Qualidade',
] as const
export type SetorDePartida = (typeof SETORES)[number]
