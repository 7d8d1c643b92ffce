import type { CodigoErro } from '../erros.ts'
import { hojeEm, inicioDoDia, somarDias } from '../formatos/datas.ts'

/** ADM-08 Where a notice stands: only what is on the air is seen by its public. */
export const SITUACOES_DO_AVISO = {
  AGENDADO: 'Agendado',
  PUBLICADO: 'No ar',
  ENCERRADO: 'Encerrado',
  RETIRADO: 'Retirado',
} as const
export type SituacaoDoAviso = keyof typeof SITUACOES_DO_AVISO

type Dias = { de: string | null; ate: string | null }
const MAXIMO_DE_DIAS = 365

/** From the beginning of one day to the end of the other; without them, from now and until somebody takes it away. */
export function periodoDoAviso(
  { de, ate }: Dias,
  agora: Date,
): { publicadoEm: Date; ate: Date | null; situacao: SituacaoDoAviso } {
  const inicio = de === null ? agora : inicioDoDia(de)
  const agendado = inicio > agora
  return {
    publicadoEm: agendado ? inicio : agora,
    ate: ate === null ? null : inicioDoDia(somarDias(ate, 1)),
    situacao: agendado ? 'AGENDADO' : 'PUBLICADO',
  }
}

/** What is wrong with the days, by field. */
export function problemasDoPeriodo({ de, ate }: Dias, agora: Date): Partial<Record<keyof Dias, string>> {
  const hoje = hojeEm(agora)
  if (de !== null && de < hoje) return { de: 'Este dia já passou.' }
  if (de !== null && de > somarDias(hoje, MAXIMO_DE_DIAS))
    return { de: 'Escolha um dia até um ano à frente.' }
  if (ate !== null && ate < (de ?? hoje))
    return { ate: de === null ? 'Este dia já passou.' : 'O fim vem antes do início.' }
  return {}
}

/** Null, it may be taken away. */
export const impedimentoParaRetirar = (situacao: SituacaoDoAviso): CodigoErro | null =>
  situacao === 'AGENDADO' || situacao === 'PUBLICADO' ? null : 'AVISO_JA_SAIU'
