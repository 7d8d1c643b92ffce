import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Recebido = { metodo: string; caminho: string; corpo: unknown; autorizacao?: string }
/** As it came, for whoever must check a signature. */
type Inteiro = Recebido & { texto: string; cabecalhos: IncomingHttpHeaders }
type Atender = (resposta: ServerResponse, recebido: Recebido) => void

async function ler(request: IncomingMessage): Promise<Inteiro> {
  let texto = ''
  for await (const parte of request) texto += String(parte)
  const ehJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const corpo: unknown = ehJson && texto !== '' ? JSON.parse(texto) : undefined
  const { authorization } = request.headers
  const recebido = {
    metodo: request.method ?? '',
    caminho: request.url ?? '',
    corpo,
    ...(authorization !== undefined && { autorizacao: authorization }),
  }
  // Out of sight of whoever compares what came in.
  return Object.defineProperties(recebido as Inteiro, {
    texto: { value: texto },
    cabecalhos: { value: request.headers },
  })
}

/** A service of somebody else, on this machine, that behaves as a test tells it to. */
export function usarServicoDeFora() {
  const servico = {
    endereco: '',
    recebidos: [] as Inteiro[],
    atender: ((resposta) => resposta.writeHead(404).end()) as Atender,
  }
  const servidor = createServer(async (request, resposta) => {
    const recebido = await ler(request)
    servico.recebidos.push(recebido)
    servico.atender(resposta, recebido)
  })
  beforeAll(async () => {
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
    servico.endereco = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    servico.recebidos.length = 0
  })
  afterAll(() => {
    servidor.closeAllConnections()
    servidor.close()
  })
  return servico
}

export const emJson =
  (corpo: unknown, status = 200): Atender =>
  (resposta) =>
    resposta.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))

/** The ways in which services fail, each with its name. */
export const MAUS_MODOS: Record<string, Atender> = {
  'uma página em vez de JSON': (resposta) =>
    resposta.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Manutenção</body></html>'),
  'JSON pela metade': (resposta) =>
    resposta.writeHead(200, { 'content-type': 'application/json' }).end('{"documento": {"tracking": ['),
  'cortada no meio': (resposta) => {
    resposta.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    resposta.write('{"objetos": [', () => resposta.destroy())
  },
  'sem resposta': (resposta) => resposta.destroy(),
  'erro 500': emJson({ message: 'falhou' }, 500),
  'erro 403': emJson({ message: 'sem crédito' }, 403),
  'grande demais': (resposta) => {
    resposta.writeHead(200, { 'content-type': 'application/json' })
    resposta.end(JSON.stringify({ objetos: [], lixo: 'x'.repeat(2_000_000) }))
  },
  'para outro lugar': (resposta) => resposta.writeHead(302, { location: 'http://127.0.0.1:9/outro' }).end(),
  'tipos errados': emJson({
    objetos: [{ eventos: [{ codigo: 1, dtHrCriado: 'ontem', descricao: null }] }],
    documento: { tracking: [{ data_hora: 12, ocorrencia: [] }] },
  }),
  'uma lista': emJson([1, 2, 3]),
  nulo: emJson(null),
  'uma data que não existe': emJson({
    objetos: [{ eventos: [{ codigo: 'X', dtHrCriado: '2026-02-30T10:00:00', descricao: 'x' }] }],
    documento: { tracking: [{ data_hora: '2026-02-30T10:00:00', ocorrencia: 'x' }] },
  }),
}

export function mauModo(nome: string): Atender {
  const atender = MAUS_MODOS[nome]
  if (!atender) throw new Error(`nenhum serviço falha assim: ${nome}`)
  return atender
}
