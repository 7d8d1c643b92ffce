import { readFile } from 'node:fs/promises'
import { type ArquivoRecebido, doArquivo } from '../../../platform/http/multipart.ts'
import { lerDanfe } from '../../notas/ler-danfe.ts'
import { lerNfe, type NfeLida } from '../../notas/ler-nfe.ts'

/** TIC-11 A return invoice as sent: its bytes and the keys a PDF shows. */
export type ArquivoDaNfd = ArquivoRecebido & { bytes: Buffer; chavesNoPdf: string[] }

/** Before the ticket is held: reading a PDF may take seconds, and nobody should wait for it. */
export async function receberArquivoDaNfd(
  recebido: ArquivoRecebido | undefined,
): Promise<ArquivoDaNfd | null> {
  if (!recebido) return null
  const bytes = await readFile(recebido.caminho)
  const chavesNoPdf = recebido.extensao === 'pdf' ? (await lerDanfe(bytes)).chaves : []
  return { ...recebido, bytes, chavesNoPdf }
}

/** The whole invoice, where the file is its XML; throws why it can't be read. */
export function notaDoArquivo(arquivo: ArquivoDaNfd): NfeLida | null {
  if (arquivo.extensao !== 'xml') return null
  try {
    return lerNfe(arquivo.bytes)
  } catch (erro) {
    throw doArquivo(erro, arquivo)
  }
}
