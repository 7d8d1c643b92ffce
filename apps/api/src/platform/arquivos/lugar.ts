import type { Disk } from 'flydrive'

/** A file on this disk: where both places are folders, its bytes never pass through this process. */
export type ArquivoNoDisco = { caminho: string }
export type Conteudo = string | Uint8Array | NodeJS.ReadableStream | ArquivoNoDisco

export const estaNoDisco = (conteudo: Conteudo): conteudo is ArquivoNoDisco =>
  typeof conteudo === 'object' && 'caminho' in conteudo

/** Where files are kept: the folder and S3 differ in how a file appears whole or not at all. */
export type Lugar = {
  disco(): Promise<Disk>
  /** Must start reading a stream at once: an error it raises before anyone listens ends the process. */
  gravar(chave: string, conteudo: Conteudo, tipo: string): Promise<void>
}
