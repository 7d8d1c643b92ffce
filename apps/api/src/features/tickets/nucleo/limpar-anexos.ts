import type { Negocio } from '../../../negocio.ts'
import { removerOrfaos } from '../../../platform/arquivos/remover-orfaos.ts'
import { PASTA_DOS_ANEXOS } from './guardar-anexos.ts'
import { arquivosEmUso } from './queries-anexos.ts'

const CARENCIA_MS = 24 * 60 * 60 * 1000
const MAXIMO_POR_VEZ = 1_000

/** NOV-16 Files of requests that a killed server never finished; no request lives for a day. Answers how many went. */
export function limparAnexos(
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> {
  return removerOrfaos(armazem, {
    pasta: PASTA_DOS_ANEXOS,
    emUso: (chaves) => arquivosEmUso(banco, chaves),
    antesDe: new Date(agora.getTime() - CARENCIA_MS),
    maximo: MAXIMO_POR_VEZ,
    sinal,
  })
}
