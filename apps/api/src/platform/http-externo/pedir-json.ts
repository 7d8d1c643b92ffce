import { comSpan } from '../rastros/com-span.ts'

const MAXIMO_DE_BYTES = 1_000_000
const MAXIMO_DE_TENTATIVAS = 2

/** A service of somebody else that did not answer, or answered what nobody can read. */
export class ServicoForaDoAlcance extends Error {
  override name = 'ServicoForaDoAlcance'
}

type PedidoExterno = {
  url: string
  /** With it, a POST. */
  corpo?: unknown
  /** A POST of files, instead of JSON. */
  formulario?: FormData
  /** By which the service knows us; empty where it asks for none. */
  token?: string
  /** Headers made of the body as it goes out, where the service asks for a signature. */
  assinar?: (texto: string) => Record<string, string>
  /** For all there is to it, the second try included. */
  prazoMs: number
  /** Only of what may be done twice: one more try where the first was lost or met a server in trouble. */
  repetivel: boolean
}
type RespostaExterna = {
  status: number
  /** Undefined for what is no JSON. */
  corpo: unknown
  /** As it says for how long it wants to be left alone; undefined where it does not. */
  retryAfter?: string | undefined
}

/** Asks a service outside: within the time, up to a size, and from nowhere else than the address given. */
export async function pedirJson(pedido: PedidoExterno): Promise<RespostaExterna> {
  const { prazoMs, repetivel } = pedido
  const prazo = AbortSignal.timeout(prazoMs)
  const tentativas = repetivel ? MAXIMO_DE_TENTATIVAS : 1
  for (let tentativa = 1; ; tentativa++) {
    try {
      const resposta = await umaVez(pedido, prazo)
      if (resposta.status < 500 || tentativa === tentativas) return resposta
    } catch (erro) {
      if (erro instanceof ServicoForaDoAlcance || prazo.aborted || tentativa === tentativas)
        throw new ServicoForaDoAlcance('O serviço externo não respondeu.', { cause: erro })
    }
  }
}

/** ESC-07 Of where it goes only the server: the rest of an address may hold a CNPJ, a telephone or a key. */
export const buscar = (url: string, opcoes: RequestInit & { method: 'GET' | 'POST' }): Promise<Response> =>
  comSpan(
    `${opcoes.method} ${new URL(url).hostname}`,
    'SAIDA',
    { 'http.request.method': opcoes.method, 'server.address': new URL(url).hostname },
    async (span) => {
      const resposta = await fetch(url, opcoes)
      span?.setAttribute('http.response.status_code', resposta.status)
      return resposta
    },
  )

async function umaVez(
  { url, corpo, formulario, token, assinar }: PedidoExterno,
  prazo: AbortSignal,
): Promise<RespostaExterna> {
  const texto = corpo === undefined ? undefined : JSON.stringify(corpo)
  const metodo = texto !== undefined || formulario ? 'POST' : 'GET'
  const resposta = await buscar(url, {
    signal: prazo,
    // Whoever set the address trusts that one, not wherever it sends us.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(texto !== undefined && { 'content-type': 'application/json', ...assinar?.(texto) }),
    },
    method: metodo,
    ...(texto !== undefined && { body: texto }),
    ...(formulario && { body: formulario }),
  })
  const { status } = resposta
  const corpoLido = lerJson(await lerAteOLimite(resposta))
  if (status >= 300 && status < 400)
    throw new ServicoForaDoAlcance(`O serviço manda para outro lugar (${status}).`)
  return { status, corpo: corpoLido, retryAfter: resposta.headers.get('retry-after') ?? undefined }
}

async function lerAteOLimite({ body }: Response): Promise<string> {
  if (!body) return ''
  const partes: Uint8Array[] = []
  let bytes = 0
  for await (const parte of body) {
    bytes += parte.byteLength
    if (bytes > MAXIMO_DE_BYTES) throw new ServicoForaDoAlcance('Resposta grande demais.')
    partes.push(parte)
  }
  return Buffer.concat(partes).toString('utf8')
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}
