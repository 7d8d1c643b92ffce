import type { Negocio } from '../../negocio.ts'
import { limparPasta } from '../../platform/arquivos/limpar-pasta.ts'
import { PASTA_DOS_DOCUMENTOS } from './guardar-documentos.ts'
import { arquivosEmUso } from './queries.ts'

/** NOV-16 Files of papers that no customer has, those that were deleted included. Answers how many went. */
export const limparDocumentos = (
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  limparPasta(
    { armazem, pasta: PASTA_DOS_DOCUMENTOS, emUso: (chaves) => arquivosEmUso(banco, chaves) },
    agora,
    sinal,
  )
