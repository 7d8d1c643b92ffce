import type { FastifyRequest } from 'fastify'

const DESTA_MAQUINA = /^(localhost|127(?:\.\d{1,3}){3}|::1)$/

type Chegada = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> & {
  socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>
}

/**
 * Origin of the links that messages carry. Whoever asks for a link chooses the `Host` of the request, and a link to a
 * host of a stranger's choice would bring the token there: without a configured address only this machine's own is
 * believed.
 */
export function enderecoDoPortal(configurado: string | undefined, request: Chegada): string {
  if (configurado) return new URL(configurado).origin
  const { protocol, host, hostname, socket } = request
  const nome = hostname.replace(/^\[|\]$/g, '')
  const nosso = DESTA_MAQUINA.test(nome) || nome === socket.localAddress?.replace(/^::ffff:/, '')
  const porta = socket.localPort ? `:${socket.localPort}` : ''
  return `${protocol}://${nosso ? host : `localhost${porta}`}`
}

/** NEG-03 A link belongs to one business; the browser that opens it may have another one chosen. */
export function linkDoPortal(
  origem: string,
  caminho: string,
  busca: { token: string; negocio: string },
): string {
  return `${origem}${caminho}?${new URLSearchParams(busca)}`
}
