import type { Negocio } from '../../negocio.ts'
import { limparPasta } from '../../platform/arquivos/limpar-pasta.ts'
import { PASTA_DAS_RESPOSTAS } from './criar-e-alterar.ts'
import { arquivosEmUso } from './queries.ts'

/** NOV-16 Files that no saved reply has. Answers how many went. */
export const limparAnexosDasRespostas = (
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  limparPasta(
    { armazem, pasta: PASTA_DAS_RESPOSTAS, emUso: (chaves) => arquivosEmUso(banco, chaves) },
    agora,
    sinal,
  )
