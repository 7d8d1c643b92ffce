/** A file on this disk: where both places are folders, its bytes never pass through this process. */
export type ArquivoNoDisco = { caminho: string }
export type Conteudo = string | Uint8Array | NodeJS.ReadableStream | ArquivoNoDisco
export type ArquivoAberto = { conteudo: NodeJS.ReadableStream; tamanho: number; tipo: string }

export const estaNoDisco = (conteudo: Conteudo): conteudo is ArquivoNoDisco =>
  typeof conteudo === 'object' && 'caminho' in conteudo

export const estaNaMemoria = (conteudo: Conteudo): conteudo is string | Uint8Array =>
  typeof conteudo === 'string' || conteudo instanceof Uint8Array

export const TIPO_DESCONHECIDO = 'application/octet-stream'

/** Where files are kept: a folder or S3. A file appears whole or not at all. */
export type Lugar = {
  /** Must start reading a stream at once: an error it raises before anyone listens ends the process. */
  gravar(chave: string, conteudo: Conteudo, tipo: string): Promise<void>
  abrir(chave: string): Promise<ArquivoAberto | null>
  remover(chave: string): Promise<void>
  /** The keys under a prefix that ends in a slash, or only those right under it, as many as the place gives at a time. */
  listar(
    prefixo: string,
    opcoes: { recursiva: boolean; pagina?: string | undefined },
  ): Promise<PaginaDeChaves>
  gravadoEm(chave: string): Promise<Date | null>
  /** Throws `ArquivosIndisponiveis` where nothing could be written or read now. */
  conferir(): Promise<void>
}

export type PaginaDeChaves = { chaves: string[]; proxima?: string | undefined }
