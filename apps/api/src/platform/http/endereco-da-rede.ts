import type { IncomingMessage } from 'node:http'

const GRUPOS_DA_REDE = 4
const GRUPOS = 8

/** What counts as one caller: an IPv4 address, or the /64 that every IPv6 customer gets whole. */
export function enderecoDaRede(ip: string): string {
  const semZona = ip.split('%')[0] ?? ip
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(semZona)
  if (ipv4?.[1]) return ipv4[1]
  if (!semZona.includes(':')) return ip
  const [antes = '', depois] = semZona.toLowerCase().split('::')
  const inicio = antes ? antes.split(':') : []
  const fim = depois ? depois.split(':') : []
  const zeros = depois === undefined ? 0 : GRUPOS - inicio.length - fim.length
  const grupos = [...inicio, ...Array<string>(Math.max(0, zeros)).fill('0'), ...fim]
  return `${grupos
    .slice(0, GRUPOS_DA_REDE)
    .map((grupo) => grupo.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Who asks, where there is no Fastify request to say it: the same hops of `X-Forwarded-For` are believed. */
export function redeDeQuemChama(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const encaminhados = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((endereco) => endereco.trim())
    .filter((endereco) => endereco !== '')
  const saltos = [socket.remoteAddress ?? '', ...encaminhados.reverse()]
  return enderecoDaRede(saltos[Math.min(proxies, saltos.length - 1)] ?? '')
}
