import type { FastifyReply } from 'fastify'

type Arquivo = {
  nome: string
  midia: string
  conteudo: NodeJS.ReadableStream | Buffer
  /** Of a stream, so that the browser can tell how much is left. */
  tamanho?: number
  /** Only what the browser shows without running it. */
  mostravel?: boolean
}

/** What a browser shows by itself; an XML or an Office file is always a download. */
export const mostravelNoNavegador = (midia: string): boolean =>
  /^(image\/(png|jpeg)|application\/pdf)$/.test(midia)

/** A file for download under its own name, whatever its letters, and never guessed to be anything else. */
export function enviarArquivo(resposta: FastifyReply, arquivo: Arquivo): FastifyReply {
  const { nome, midia, conteudo, tamanho, mostravel = false } = arquivo
  if (tamanho !== undefined) resposta.header('content-length', tamanho)
  return resposta
    .header('content-disposition', disposicao(nome, mostravel ? 'inline' : 'attachment'))
    .header('x-content-type-options', 'nosniff')
    .type(midia)
    .send(conteudo)
}

/** RFC 6266: a plain name for old clients, the real one in UTF-8 beside it. */
export function disposicao(nome: string, modo: 'inline' | 'attachment'): string {
  const simples = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const completo = encodeURIComponent(nome.toWellFormed()).replace(
    /['()*]/g,
    (letra) => `%${letra.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${modo}; filename="${simples}"; filename*=UTF-8''${completo}`
}
