import type { Negocio } from '../../../negocio.ts'
import { limparPasta } from '../../../platform/arquivos/limpar-pasta.ts'
import { PASTA_DOS_ANEXOS } from './guardar-anexos.ts'
import { arquivosEmUso } from './queries-anexos.ts'

/** NOV-16 Files that no ticket has. Answers how many went. */
export const limparAnexos = (
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  limparPasta(
    { armazem, pasta: PASTA_DOS_ANEXOS, emUso: (chaves) => arquivosEmUso(banco, chaves) },
    agora,
    sinal,
  )
