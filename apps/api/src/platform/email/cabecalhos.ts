import { createHash } from 'node:crypto'
import { cortar } from '@balcao/dominio/formatos/cortar'

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
const linha = (texto: string) => cortar(semControles(texto).replace(/\s+/g, ' ').trim(), MAIOR_LINHA)

/** One that can be compared: with its brackets, without spaces, of a bearable length. */
export const idValido = (valor: string): string | null => /<[^<>\s]{3,250}>/.exec(valor)?.[0] ?? null

/** Written as they come, without saying in which alphabet: each header has its own. */
const cru = (valor: string): string => decodificar('utf-8', Buffer.from(valor, 'latin1'))

export const temBytesCrus = (bytes: Buffer): boolean =>
  bytes.subarray(0, fimDosCabecalhos(bytes)).some((byte) => byte > 0x7f)

export function lerCabecalhos(bytes: Buffer): CabecalhosBrutos {
  const texto = bytes.subarray(0, fimDosCabecalhos(bytes)).toString('latin1')
  const de = cru(cabecalho(texto, 'from').slice(0, MAIOR_REMETENTE))
  const endereco = /<([^<>]*)>\s*$/.exec(de)?.[1] ?? /[^\s<>"(),;]+@[^\s<>"(),;]+/.exec(de)?.[0] ?? ''
  const nome = de.replace(/<[^<>]*>\s*$/, '').replace(/^\s*"(.*)"\s*$/, '$1')
  return {
    messageId: idValido(cabecalho(texto, 'message-id')),
    deNome: nome.includes('@') ? '' : linha(palavras(nome)),
    deEmail: linha(endereco).toLowerCase(),
    assunto: linha(palavras(cru(cabecalho(texto, 'subject')))),
  }
}

/** What servers add on the way, each delivery anew. */
const DO_CAMINHO =
  /^(?:received|return-path|delivered-to|envelope-to|x-.*|authentication-results|received-spf|arc-.*|dkim-.*|domainkey-.*|status|content-length|lines)$/i

function semOCaminho(bytes: Buffer): string {
  const linhas = bytes
    .subarray(0, fimDosCabecalhos(bytes))
    .toString('latin1')
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  return linhas.filter((linha) => !DO_CAMINHO.test(linha.slice(0, linha.indexOf(':')).trim())).join('\n')
}

/**
 * Tells a message that comes again, after the folder was rebuilt, or because nobody wrote down that it was taken. The way it took does
 * not count, and what it says does: ids are repeated by careless programs. Without an id, all that the sender wrote must be the same.
 */
export function chaveDaMensagem(bytes: Buffer, tamanho: number): string {
  const { messageId, deEmail } = lerCabecalhos(bytes)
  const resumo = createHash('sha256')
  const corpo = bytes.subarray(fimDosCabecalhos(bytes))
  if (messageId !== null) return resumo.update(`id\0${messageId}\0${deEmail}\0`).update(corpo).digest('hex')
  // Of one that was cut off there is nothing but headers, and how much there was.
  const inteira = corpo.length > 4 ? '' : String(tamanho)
  return resumo
    .update(`sem id\0${semOCaminho(bytes)}\0${inteira}\0`)
    .update(corpo)
    .digest('hex')
}
