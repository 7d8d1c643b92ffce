import type { Acao } from '../permissoes.ts'

/** HOM-01 Whose morning the home is: what stands on top follows from what the person is there for. */
export type PapelNaHome = 'gestor' | 'atendente' | 'vendedor' | 'cliente'

export function papelNaHome(pode: (acao: Acao) => boolean): PapelNaHome {
  if (pode('TICKET_QUALQUER_SETOR')) return 'gestor'
  if (pode('TICKET_ASSUMIR')) return 'atendente'
  return pode('PEDIDO_LISTAR') || pode('AGENDA_VER') ? 'vendedor' : 'cliente'
}
