import { createHmac, timingSafeEqual } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { canalValido, socketIdValido } from './canal.ts'

export type Credencial = { chave: string; segredo: string }

/**
 * What /broadcasting/auth answers as `auth`. Both parts come from the browser: signing a socket id or channel of any
 * other shape would let it move the ':' between them and get the signature of a channel it may not hear.
 */
export function assinarCanal(
  credencial: Credencial,
  socketId: string,
  canal: string,
  dadosDoCanal?: string,
): string {
  if (!socketIdValido(socketId) || !canalValido(canal)) throw new ErroDeNegocio('REQUISICAO_INVALIDA')
  return `${credencial.chave}:${hmac(credencial.segredo, socketId, canal, dadosDoCanal)}`
}

export function assinaturaConfere(
  credencial: Credencial,
  recebida: string,
  socketId: string,
  canal: string,
  dadosDoCanal?: string,
): boolean {
  const esperada = Buffer.from(assinarCanal(credencial, socketId, canal, dadosDoCanal))
  const bytes = Buffer.from(recebida)
  return bytes.length === esperada.length && timingSafeEqual(bytes, esperada)
}

function hmac(segredo: string, ...partes: (string | undefined)[]): string {
  const texto = partes.filter((parte) => parte !== undefined).join(':')
  return createHmac('sha256', segredo).update(texto).digest('hex')
}
