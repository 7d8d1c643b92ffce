import { isNull, type SQL } from 'drizzle-orm'
import { automacao } from './tabelas.ts'

/** MES-10 Whoever keeps rules sees all of them: they are of the business. What they did is seen by the tickets. */
export const automacaoVisivel = (): SQL => isNull(automacao.excluidaEm)
