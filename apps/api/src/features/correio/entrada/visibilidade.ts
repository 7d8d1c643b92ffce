import type { SQL } from 'drizzle-orm'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { correioRecebida } from '../tabelas-entrada.ts'

/** ALC-02 What came to the mailboxes of the branches of the session. */
export const recebidaVisivel = ({ veTudo, filiais }: Sessao): SQL | undefined =>
  veTudo ? undefined : umDe(correioRecebida.filialId, filiais)
