import type { Parametros } from '../parametros.ts'

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS

type Prazos = Pick<Parametros, 'sessaoHorasInatividade' | 'sessaoDiasMaximo'>
type Uso = { criadaEm: Date; usadaEm: Date; encerradaEm: Date | null }

/** AUT-04 When the session ends if nobody uses it again: by idleness or by age, whichever comes first. */
export function expiracaoDaSessao({ criadaEm, usadaEm }: Omit<Uso, 'encerradaEm'>, prazos: Prazos): Date {
  return new Date(
    Math.min(
      usadaEm.getTime() + prazos.sessaoHorasInatividade * HORA_MS,
      criadaEm.getTime() + prazos.sessaoDiasMaximo * DIA_MS,
    ),
  )
}

/** AUT-04 Whether the session still opens doors. */
export function sessaoVale(uso: Uso, prazos: Prazos, agora: Date): boolean {
  return uso.encerradaEm === null && agora < expiracaoDaSessao(uso, prazos)
}
