import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'

/** A file in an upload list: chosen now (with its content) or already on the server. */
export interface ArquivoAnexado {
  id: string
  nome: string
  /** bytes */
  tamanho: number
  arquivo?: File
  /** address of a small picture, for files that are on the server */
  miniatura?: string
  /** 0 to 100 while it is being sent */
  progresso?: number
  /** why it was not sent */
  erro?: string
}

let sequencia = 0

export function anexar(arquivo: File): ArquivoAnexado {
  sequencia += 1
  return { id: `novo-${sequencia}`, nome: arquivo.name, tamanho: arquivo.size, arquivo }
}

const anexos = new WeakMap<File, ArquivoAnexado>()

/** The same file keeps its place in the list from one drawing to the next. */
export function comoAnexo(arquivo: File): ArquivoAnexado {
  const anexo = anexos.get(arquivo) ?? anexar(arquivo)
  anexos.set(arquivo, anexo)
  return anexo
}

const BYTES_POR_KB = 1024
const BYTES_POR_MB = BYTES_POR_KB * 1024

/** '340 KB', '1,2 MB' */
export function tamanhoLegivel(bytes: number): string {
  if (bytes < BYTES_POR_MB) return `${formatarNumero(Math.ceil(bytes / BYTES_POR_KB))} KB`
  return `${formatarNumero(bytes / BYTES_POR_MB, 1)} MB`
}
