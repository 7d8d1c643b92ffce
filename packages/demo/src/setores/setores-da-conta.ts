import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'

/** Sectors of the demo accounts that work a queue; the rest of the team takes turns over all of them. */
export const SETORES_DA_CONTA: Partial<Record<TipoDeUsuario, readonly SetorDePartida[]>> = {
  OPERADOR: ['Atendimento', 'Devoluções'],
  COLABORADOR: ['Recebimento'],
}
