import type { Negocio } from '../../negocio.ts'
import { apagarConsultasAntigas } from './queries.ts'

// Longer than any answer counts (`cepDias`, `receitaDias`): old ones still serve while no source answers.
const UM_ANO_MS = 365 * 24 * 3_600_000

/** CAD-03, CAD-09 Answers of sources that nobody renewed for a year; answers how many went. */
export const limparConsultas = ({ banco }: Pick<Negocio, 'banco'>, agora: Date): Promise<number> =>
  apagarConsultasAntigas(banco, new Date(agora.getTime() - UM_ANO_MS))
