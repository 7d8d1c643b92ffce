import { confirmarTodosOsAvisos } from '@balcao/dominio/avisos/contratos'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { AGORA, CABECALHO_DA_POSICAO, DESDE_SEMPRE } from '@balcao/dominio/posicao'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { semNovidades } from '../teste/sem-novidades.ts'
import { responder, usarServidor } from '../teste/servidor.ts'
import { chamar } from './api.ts'
import { houveNovidade, posicaoPedida } from './posicao.ts'

const ANTES = '00000000016b3748'
const DEPOIS = '00000001016b3748'
const PAGINA = { itens: [], paginator: { page: 1, take: 10, total: 0, paginas: 0, totalExato: true } }

const servidor = usarServidor()
let pedidas: (string | null)[]
let ditas: string[]

beforeEach(() => {
  semNovidades()
  pedidas = []
  ditas = []
  const anotar = ({ headers }: Request) => void pedidas.push(headers.get(CABECALHO_DA_POSICAO))
  const dizendo = (corpo: object) => {
    const dita = ditas.shift()
    return HttpResponse.json(corpo, { headers: dita ? { [CABECALHO_DA_POSICAO]: dita } : {} })
  }
  servidor.use(
    responder(pesquisarClientes, (pedido) => {
      anotar(pedido)
      return dizendo(PAGINA)
    }),
    responder(listarFiliais, (pedido) => {
      anotar(pedido)
      return { itens: [] }
    }),
    responder(confirmarTodosOsAvisos, () => dizendo({ quantidade: 0 })),
  )
})
afterEach(() => void vi.useRealTimers())

const ler = () => chamar(pesquisarClientes, { query: { q: 'a' } })
async function gravar(...posicoes: string[]) {
  for (const posicao of posicoes) {
    ditas.push(posicao)
    await chamar(confirmarTodosOsAvisos)
  }
}

it('ESC-03 o que uma réplica pode responder vai com a posição do que este navegador gravou, e só isso', async () => {
  await ler()
  await gravar(DEPOIS, ANTES, 'o que não é posição')
  await ler()
  await chamar(listarFiliais)
  expect(pedidas).toEqual([DESDE_SEMPRE, DEPOIS, null])
})

it('ESC-03 o que se gravou há muito já está em todas', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await gravar(DEPOIS)
  vi.setSystemTime(Date.now() + 299_999)
  expect(posicaoPedida()).toBe(DEPOIS)
  vi.setSystemTime(Date.now() + 1)
  expect(posicaoPedida()).toBe(DESDE_SEMPRE)
})

it('ESC-03 depois de uma novidade pede-se o que há agora, até que uma resposta diga onde isso está', async () => {
  await gravar(ANTES)
  houveNovidade()
  await ler()
  await ler()
  ditas.push(DEPOIS)
  await ler()
  await ler()
  expect(pedidas).toEqual([AGORA, AGORA, AGORA, DEPOIS])
})

it('ESC-03 a resposta a quem perguntou antes da novidade não a situa', async () => {
  houveNovidade()
  ditas.push(DEPOIS)
  const perguntada = ler()
  houveNovidade()
  await perguntada
  expect(posicaoPedida()).toBe(AGORA)
  await gravar(DEPOIS)
  expect(posicaoPedida()).toBe(DEPOIS)
})
