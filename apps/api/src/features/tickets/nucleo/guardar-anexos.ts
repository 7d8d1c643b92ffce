import {
  type ArquivoGuardado,
  type Guarda,
  guardarArquivos,
} from '../../../platform/arquivos/guardar-arquivos.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'

/** Where the files of tickets are kept, and nothing else. */
export const PASTA_DOS_ANEXOS = 'tickets'

export const guardarAnexos = (
  guarda: Guarda,
  arquivos: readonly ArquivoRecebido[],
): Promise<ArquivoGuardado[]> => guardarArquivos(guarda, PASTA_DOS_ANEXOS, arquivos)
