import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DIGITOS_DO_CODIGO, passosAceitos, SEGUNDOS_DO_CODIGO } from '@balcao/dominio/acesso/segundo-fator'

// The time-based codes of RFC 6238, with the values that every application takes for granted (SHA-1, 6 digits, 30 s).

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BYTES_DO_SEGREDO = 20

export function emBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((grupo) => ALFABETO[Number.parseInt(grupo.padEnd(5, '0'), 2)])
    .join('')
}

export function deBase32(texto: string): Buffer {
  const bits = [...texto].map((letra) => ALFABETO.indexOf(letra).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const gerarSegredo = (): string => emBase32(randomBytes(BYTES_DO_SEGREDO))

export function codigoDoPasso(segredo: string, passo: number): string {
  const contador = Buffer.alloc(8)
  contador.writeBigUInt64BE(BigInt(passo))
  const resumo = createHmac('sha1', deBase32(segredo)).update(contador).digest()
  const inicio = (resumo.at(-1) ?? 0) & 0xf
  const numero = resumo.readUInt32BE(inicio) & 0x7fffffff
  return String(numero % 10 ** DIGITOS_DO_CODIGO).padStart(DIGITOS_DO_CODIGO, '0')
}

type Guardado = { segredo: string; ultimoPasso: number }

/** The moment whose code this is, of those that still count; null for any other. */
export function passoDoCodigo(
  { segredo, ultimoPasso }: Guardado,
  codigo: string,
  agora: Date,
): number | null {
  const digitado = Buffer.from(codigo)
  const passos = passosAceitos(agora, ultimoPasso).filter((passo) => {
    const esperado = Buffer.from(codigoDoPasso(segredo, passo))
    return esperado.length === digitado.length && timingSafeEqual(esperado, digitado)
  })
  return passos[0] ?? null
}

/** What the image says to the application that reads it. */
export function enderecoDoSegredo({
  segredo,
  emissor,
  conta,
}: {
  segredo: string
  emissor: string
  conta: string
}) {
  const rotulo = `${encodeURIComponent(emissor)}:${encodeURIComponent(conta)}`
  const dados = `secret=${segredo}&issuer=${encodeURIComponent(emissor)}`
  return `otpauth://totp/${rotulo}?${dados}&algorithm=SHA1&digits=${DIGITOS_DO_CODIGO}&period=${SEGUNDOS_DO_CODIGO}`
}
