import type { SQL } from 'drizzle-orm'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { AlcanceDasRecebidas } from '../../acompanhamentos/alcance-das-recebidas.ts'
import { correioRecebida } from '../tabelas-entrada.ts'

/** ALC-02 What came to the mailboxes of these branches. */
export const recebidaVisivel = (alcance: AlcanceDasRecebidas): SQL | undefined =>
  alcance === null ? undefined : umDe(correioRecebida.filialId, alcance)
