import type { Disk } from 'flydrive'

export type Conteudo = string | Uint8Array | NodeJS.ReadableStream

/** Where files are kept: the folder and S3 differ in how a file appears whole or not at all. */
export type Lugar = {
  disco(): Promise<Disk>
  /** Must start reading a stream at once: an error it raises before anyone listens ends the process. */
  gravar(chave: string, conteudo: Conteudo, tipo: string): Promise<void>
}
