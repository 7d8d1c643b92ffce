import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What was sent is wanted as it came too, because it is signed. */
    comTexto?: boolean
  }
}

const textos = new WeakMap<FastifyRequest, string>()

/** The body as it came, of a route that says `comTexto`. */
export const textoDoCorpo = (request: FastifyRequest): string => textos.get(request) ?? ''

/** SEG-04 JSON bodies, counted before they are parsed: a megabyte of '{}' costs a hundred milliseconds to parse, and nobody needs it. */
export function lerJsonComLimites(app: FastifyInstance): void {
  const ler = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, corpo, pronto) => {
    const texto = String(corpo)
    if (request.routeOptions.config.comTexto) textos.set(request, texto)
    if (passaDosLimites(texto)) pronto(new ErroDeNegocio('CORPO_GRANDE_DEMAIS'))
    else ler(request, texto, pronto)
  })
}

const [ASPAS, BARRA, VIRGULA] = [0x22, 0x5c, 0x2c]
// '[' and '{' differ from ']' and '}' by two, and from each other by one bit.
const [ABRE, FECHA, BIT_DA_CHAVE] = [0x5b, 0x5d, 0x20]

/** Every value is opened by a bracket or follows a comma; what is inside quotes is text. */
function passaDosLimites(json: string): boolean {
  const { valores: maximo, profundidade: fundo } = LIMITES_DA_ENTRADA
  let valores = 1
  let profundidade = 0
  for (let i = 0; i < json.length; i++) {
    const letra = json.charCodeAt(i)
    if (letra === ASPAS) i = fimDoTexto(json, i + 1)
    else if (letra === VIRGULA) valores++
    else if ((letra & ~BIT_DA_CHAVE) === ABRE) {
      valores++
      profundidade++
    } else if ((letra & ~BIT_DA_CHAVE) === FECHA) profundidade--
    if (valores > maximo || profundidade > fundo) return true
  }
  return false
}

function fimDoTexto(json: string, inicio: number): number {
  let i = inicio
  while (i < json.length && json.charCodeAt(i) !== ASPAS) i += json.charCodeAt(i) === BARRA ? 2 : 1
  return i
}
