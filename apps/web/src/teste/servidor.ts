import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import type { Ambiente } from '@balcao/dominio/negocio/ambiente'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

const websocket = { host: 'localhost', key: 'chave', port: 3000 }
const aurora = {
  id: 'aurora',
  nome: 'Aurora Distribuidora',
  cor: '#4338ca',
  icone: 'sunrise',
  api: '/api/aurora',
  imagens: '/api/aurora/images',
  marcas: { logo: 'l1', fundo: 'f1' },
  aImplantar: false,
  websocket,
}
const boreal = {
  ...aurora,
  id: 'boreal',
  nome: 'Boreal Pet',
  icone: 'paw',
  api: '/api/boreal',
  imagens: 'https://imagens.boreal.test/fotos',
}

export const AMBIENTE: Ambiente = {
  versao: '1.2.3',
  enderecoDeLogin: '/login',
  galeria: false,
  negocio: aurora,
  negocios: [aurora, boreal],
}

/** What a test puts in place of an answer: its JSON, or any response. */
type Resposta<K> = RespostaDe<K> | Response
type Responder<K> = Resposta<K> | ((request: Request) => Resposta<K> | Promise<Resposta<K>>)

/** Only the wire is imitated: the answer to one contract. */
export function responder<K extends Contrato>(contrato: K, resposta: Responder<K>) {
  const metodo = contrato.metodo.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  return http[metodo](`*/api/aurora${contrato.caminho}`, async ({ request }) => {
    const valor =
      typeof resposta === 'function' ? await (resposta as (r: Request) => unknown)(request) : resposta
    if (!(valor instanceof Response)) return HttpResponse.json(valor as Record<string, unknown>)
    // On a busy machine a search is sent more than once while it is typed, and a body is read only once.
    return valor.body ? valor.clone() : valor
  })
}

export const recusar = (status: number, corpo: Record<string, unknown>) =>
  HttpResponse.json(corpo, { status })
export const semRede = () => HttpResponse.error()

/** Whether there is a connection outlives a file of tests: there is one, unless a test says otherwise. */
const NO_AR = http.head('*/parametros/SAC/env.js', () => new HttpResponse())

/** The environment of a business and a server that answers what the test says, and nothing else. */
export function usarServidor() {
  const servidor = setupServer(NO_AR)
  beforeAll(() => servidor.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    window.BALCAO = structuredClone(AMBIENTE)
  })
  afterEach(() => servidor.resetHandlers())
  afterAll(() => servidor.close())
  return servidor
}
