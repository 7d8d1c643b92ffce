import { createHash } from 'node:crypto'

const MAIOR_CABECALHO = 256 * 1024

/** What is needed of a message before anybody understands it, read from its bytes alone; nothing in it makes this fail. */
export type CabecalhosBrutos = {
  messageId: string | null
  deNome: string
  deEmail: string
  assunto: string
}

/** Where the headers end; a message may have nothing else. */
function fimDosCabecalhos(bytes: Buffer): number {
  const fins = ['\r\n\r\n', '\n\n'].map((fim) => bytes.indexOf(fim)).filter((posicao) => posicao >= 0)
  return Math.min(bytes.length, MAIOR_CABECALHO, ...fins)
}

export const textoDosCabecalhos = (bytes: Buffer): string =>
  decodificar('utf-8', bytes.subarray(0, fimDosCabecalhos(bytes)))

/** The value of the first header of that name, unfolded. */
function cabecalho(texto: string, nome: string): string {
  const achado = new RegExp(`^${nome}[ \\t]*:(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(texto)?.[1] ?? ''
  return achado.replace(/\r?\n[ \t]+/g, ' ').trim()
}

function decodificar(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** '=?utf-8?B?…?=' as people wrote it. */
function palavras(valor: string): string {
  return valor
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?([^?\s]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, modo: string, texto: string) =>
      decodificar(
        charset.replace(/\*.*/, ''),
        modo.toLowerCase() === 'b'
          ? Buffer.from(texto, 'base64')
          : Buffer.from(
              texto
                .replaceAll('_', ' ')
                .replace(/=([0-9a-f]{2})/gi, (_inteiro, hexa: string) =>
                  String.fromCharCode(Number.parseInt(hexa, 16)),
                ),
              'latin1',
            ),
      ),
    )
}

/** What neither PostgreSQL nor a screen can carry. */
export const semControles = (texto: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it takes out
  texto.toWellFormed().replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

const MAIOR_LINHA = 500
/** Of a sender: whatever is longer is no address, and looking for one in it must not take long. */
const MAIOR_REMETENTE = 2000
const linha = (texto: string) =>
  semControles(texto).replace(/\s+/g, ' ').trim().slice(0, MAIOR_LINHA).toWellFormed()

/** One that can be compared: with its brackets, without spaces, of a bearable length. */
export const idValido = (valor: string): string | null => /<[^<>\s]{3,250}>/.exec(valor)?.[0] ?? null

export function lerCabecalhos(bytes: Buffer): CabecalhosBrutos {
  const texto = textoDosCabecalhos(bytes)
  const de = cabecalho(texto, 'from').slice(0, MAIOR_REMETENTE)
  const endereco = /<([^<>]*)>\s*$/.exec(de)?.[1] ?? /[^\s<>"(),;]+@[^\s<>"(),;]+/.exec(de)?.[0] ?? ''
  const nome = de.replace(/<[^<>]*>\s*$/, '').replace(/^\s*"(.*)"\s*$/, '$1')
  return {
    messageId: idValido(cabecalho(texto, 'message-id')),
    deNome: nome.includes('@') ? '' : linha(palavras(nome)),
    deEmail: linha(endereco).toLowerCase(),
    assunto: linha(palavras(cabecalho(texto, 'subject'))),
  }
}

/**
 * Tells a message that comes again, from another mailbox, after the folder was rebuilt, or because nobody wrote down that it
 * was taken. With an id, the way it took does not count, and what it says does: ids are repeated by careless programs. Without
 * one, it is the same only byte by byte.
 */
export function chaveDaMensagem(bytes: Buffer, tamanho: number): string {
  const { messageId, deEmail } = lerCabecalhos(bytes)
  const resumo = createHash('sha256')
  if (messageId === null) return resumo.update('bytes').update(bytes).update(String(tamanho)).digest('hex')
  const corpo = bytes.subarray(fimDosCabecalhos(bytes))
  return resumo.update(`id\0${messageId}\0${deEmail}\0`).update(corpo).digest('hex')
}
