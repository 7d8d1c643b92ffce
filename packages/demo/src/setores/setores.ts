import type { TipoDeUsuario } from '@balcao/dominio/usuarios'

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
export type SetorDemo = (typeof SETORES)[number]

/** Sectors of the demo accounts that work a queue; the rest of the team takes turns over all of them. */
export const SETORES_DA_CONTA: Partial<Record<TipoDeUsuario, readonly SetorDemo[]>> = {
  OPERADOR: ['Atendimento', 'Devoluções'],
  COLABORADOR: ['Recebimento'],
}
