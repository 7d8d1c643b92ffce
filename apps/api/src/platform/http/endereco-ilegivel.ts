import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyInstance } from 'fastify'

const ENDERECO_ILEGIVEL = '/endereco-ilegivel'

/**
 * SEG-04 The router refuses an address that it cannot decode before any hook runs: without the headers of every other
 * answer, and outside the limit of requests. It is led to a route of its own instead.
 */
export function desviarIlegivel({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return ENDERECO_ILEGIVEL
  }
}

export function recusarIlegiveis(app: FastifyInstance): void {
  app.all(ENDERECO_ILEGIVEL, () => {
    throw new ErroDeNegocio('REQUISICAO_INVALIDA', { mensagem: 'Não entendemos o endereço pedido.' })
  })
}

type FalhaDoCliente = Error & { code?: string }

const RECUSAS: Record<string, { situacao: string; recusa: ErroDeNegocio }> = {
  HPE_HEADER_OVERFLOW: {
    situacao: '431 Request Header Fields Too Large',
    recusa: new ErroDeNegocio('CORPO_GRANDE_DEMAIS', {
      mensagem: 'O endereço ou os cabeçalhos passam do tamanho permitido.',
    }),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    situacao: '408 Request Timeout',
    recusa: new ErroDeNegocio('REQUISICAO_INVALIDA', {
      mensagem: 'A requisição demorou demais para chegar. Tente novamente.',
    }),
  },
}
const MALFORMADA = { situacao: '400 Bad Request', recusa: new ErroDeNegocio('REQUISICAO_INVALIDA') }

// There is no reply to put a header on yet: these are the ones that matter for an answer in JSON.
const CABECALHOS = [
  'connection: close',
  'content-type: application/json; charset=utf-8',
  'cache-control: no-store',
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'referrer-policy: same-origin',
]

/** SEG-04 What is not even HTTP is answered in Portuguese as well, and then nobody listens any more. */
export function responderMalformada(erro: FalhaDoCliente, socket: Socket): void {
  if (erro.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { situacao, recusa } = RECUSAS[erro.code ?? ''] ?? MALFORMADA
  const corpo = JSON.stringify(recusa.noFio())
  const tamanho = `content-length: ${Buffer.byteLength(corpo)}`
  socket.end(`HTTP/1.1 ${situacao}\r\n${[...CABECALHOS, tamanho].join('\r\n')}\r\n\r\n${corpo}`, () =>
    socket.destroy(),
  )
}
