import { readFile } from 'node:fs/promises'
import { type ArquivoRecebido, doArquivo } from '../../../platform/http/multipart.ts'
import { lerDanfe } from '../../notas/ler-danfe.ts'
import { lerNfe, type NfeLida } from '../../notas/ler-nfe.ts'

/** TIC-11 A return invoice as sent: the bytes of an XML, or the keys a PDF shows, whose bytes stay on disk. */
export type ArquivoDaNfd = ArquivoRecebido & { xml: Buffer | null; chavesNoPdf: string[] }

/** Before the ticket is held: reading a PDF may take seconds, and nobody should wait for it. */
export async function receberArquivoDaNfd(
  recebido: ArquivoRecebido | undefined,
): Promise<ArquivoDaNfd | null> {
  if (!recebido) return null
  const { caminho, extensao } = recebido
  const xml = extensao === 'xml' ? await readFile(caminho) : null
  const chavesNoPdf = extensao === 'pdf' ? (await lerDanfe(caminho)).chaves : []
  return { ...recebido, xml, chavesNoPdf }
}

/** The whole invoice, where the file is its XML; throws why it can't be read. */
export function notaDoArquivo(arquivo: ArquivoDaNfd): NfeLida | null {
  if (!arquivo.xml) return null
  try {
    return lerNfe(arquivo.xml)
  } catch (erro) {
    throw doArquivo(erro, arquivo)
  }
}
