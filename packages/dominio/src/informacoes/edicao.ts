import type { TipoDeUsuario } from '../usuarios.ts'

const GESTORES: readonly TipoDeUsuario[] = ['ADMIN', 'GERENTE', 'SUPERVISOR']

/** CLI-05 Whether this person may change or take out what somebody noted, among those who may write notes at all. */
export function podeEditarInformacao(
  { autorId }: { autorId: number },
  { colaboradorId, tipo }: { colaboradorId: number; tipo: TipoDeUsuario },
  { soQuemEscreveuEditaInformacao }: { soQuemEscreveuEditaInformacao: boolean },
): boolean {
  return !soQuemEscreveuEditaInformacao || autorId === colaboradorId || GESTORES.includes(tipo)
}
