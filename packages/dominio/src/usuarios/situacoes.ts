/** ADM-02 How an account stands: who was asked to come in and did not yet is told apart from who left. */
export const SITUACOES_DO_USUARIO = {
  ATIVO: 'Ativo',
  CONVIDADO: 'Convidado',
  CONVITE_VENCIDO: 'Convite vencido',
  CONVITE_CANCELADO: 'Convite cancelado',
  DESATIVADO: 'Desativado',
} as const
export type SituacaoDoUsuario = keyof typeof SITUACOES_DO_USUARIO

export type ConviteDoUsuario = { expiraEm: Date; aceitoEm: Date | null; canceladoEm: Date | null }

export function situacaoDoUsuario(
  { ativo, convite }: { ativo: boolean; convite: ConviteDoUsuario | null },
  agora: Date,
): SituacaoDoUsuario {
  if (ativo) return 'ATIVO'
  if (!convite || convite.aceitoEm) return 'DESATIVADO'
  if (convite.canceladoEm) return 'CONVITE_CANCELADO'
  return convite.expiraEm > agora ? 'CONVIDADO' : 'CONVITE_VENCIDO'
}

/** Who never came in: they have no password, and hold nothing. */
export const nuncaEntrou = (situacao: SituacaoDoUsuario): boolean =>
  situacao === 'CONVIDADO' || situacao === 'CONVITE_VENCIDO' || situacao === 'CONVITE_CANCELADO'

/** How the second factor of an account stands. */
export const SEGUNDO_FATOR_DO_USUARIO = {
  ATIVO: 'Ativo',
  EXIGIDO: 'Exigido, por ativar',
  NENHUM: 'Sem',
} as const
export type SegundoFatorDoUsuario = keyof typeof SEGUNDO_FATOR_DO_USUARIO
