import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'

/** Each list of the customer's record, of a customer that exists and is seen: what is refused is what was sent. */
const LISTAS = {
  orcamentos: '/sac/clientes/:idCli/orcamentos?',
  pedidos: '/sac/clientes/:idCli/pedidos?',
  boletos: '/sac/clientes/:idCli/boletos-paginate?',
  notas: '/sac/clientes/:idCli/notas-fiscais-paginate?',
  tickets: '/sac/clientes/:idCli/tickets?',
  atividades: '/sac/clientes/:idCli/registro-atividade?',
  atendimentos: '/sac/atendimentos/:idCli?',
  agendas: '/sac/agendas?idCli=:idCli&',
  'histórico de agendas': '/sac/agendas/historico?idCli=:idCli&',
  informacoes: '/sac/cliente/informacoes?id=:idCli&',
}
const LONGE = 'page=100&take=100'
const PAGINAS_RUINS = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=101',
  'page=1e400',
  'page=99999999999999999999',
  'page=abc',
  'page=1&page=2',
  'page[a]=1',
  'take=0',
  'take=1000000',
  'take=%00',
]
const DATAS_RUINS = [
  '2026-02-31',
  '2026-13-01',
  '0000-00-00',
  '31/12/2026',
  '2026-1-1',
  '%00',
  '2026-01-01%00',
]

describe('SEG-04 listas da ficha com o que ninguém mandaria', () => {
  let teste: AppDeTeste
  let idCli: number
  let outro: { id: number; telefoneId: number; emailId: number }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const cenario = cenarioDeClientes(teste)
    idCli = (await cenario.criar()).id
    outro = await cenario.criar()
  })
  afterAll(() => teste.fechar())

  let vez = 0
  async function pedir(caminho: string, tipo: TipoDeUsuario = 'OPERADOR') {
    vez++
    return teste.app.inject({
      url: `/api/aurora${caminho.replace(':idCli', String(idCli))}`,
      headers: { authorization: `Bearer ${await teste.tokenDe(tipo)}` },
      remoteAddress: `10.1.${vez >> 8}.${vez & 255}`,
    })
  }

  it.each(Object.entries(LISTAS))(
    'GER-20 %s: além do fim, nada; uma página impossível, 422',
    async (_, lista) => {
      const longe = await pedir(`${lista}${LONGE}`)
      expect([longe.statusCode, JSON.parse(longe.body).itens]).toEqual([200, []])
      const recusas: (string | number)[][] = []
      for (const ruim of PAGINAS_RUINS) recusas.push([ruim, (await pedir(`${lista}${ruim}`)).statusCode])
      expect(recusas).toEqual(PAGINAS_RUINS.map((ruim) => [ruim, 422]))
    },
  )

  it.each([
    ['orcamentos', 'dtIni'],
    ['orcamentos', 'dtFim'],
    ['pedidos', 'dtIni'],
    ['notas', 'dtInicial'],
    ['agendas', 'dtIni'],
    ['histórico de agendas', 'dtFim'],
  ] as const)('GER-01 %s: 422 em %s que não é um dia', async (lista, campo) => {
    const recusas: (string | number)[][] = []
    for (const data of DATAS_RUINS)
      recusas.push([data, (await pedir(`${LISTAS[lista]}${campo}=${data}`)).statusCode])
    recusas.push(['lista', (await pedir(`${LISTAS[lista]}${campo}[]=2026-01-01&${campo}[]=x`)).statusCode])
    expect(recusas).toEqual([...DATAS_RUINS, 'lista'].map((data) => [data, 422]))
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '%00', "1'--"])(
    'PER-01 nenhum cliente é %s: 404 no caminho, 422 na busca',
    async (ruim) => {
      for (const [nome, lista] of Object.entries(LISTAS)) {
        const { statusCode } = await pedir(lista.replace(':idCli', ruim))
        // What is not in the path is a field.
        expect([nome, statusCode]).toEqual([nome, lista.includes('/:idCli') ? 404 : 422])
      }
    },
  )

  it('PER-01 404 para o telefone e o e-mail de outro cliente pelo endereço deste', async () => {
    const token = await teste.tokenDe('OPERADOR')
    for (const [rota, id, valor] of [
      ['editar-telefone', outro.telefoneId, '6733221100'],
      ['editar-email', outro.emailId, 'novo@exemplo.com.br'],
    ] as const) {
      const { statusCode } = await teste.app.inject({
        method: 'PUT',
        url: `/api/aurora/sac/clientes/${rota}?idCli=${idCli}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { id, valoranterior: valor, valor },
      })
      expect([rota, statusCode]).toEqual([rota, 404])
    }
  })
})
