import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { listarRotas } from '../../../rotas.ts'

// Written out from PERMISSOES.md and PER-07, asking the permissions of the code nothing: a gate that opens by mistake fails here.

type Contas = readonly TipoDeUsuario[]
const GESTAO: Contas = ['ADMIN', 'GERENTE', 'SUPERVISOR']
const VENDEM: Contas = [...GESTAO, 'OPERADOR', 'REPRESENTANTE']
const LEEM: Contas = [...VENDEM, 'COLABORADOR']
const CANCELAM: Contas = [...GESTAO, 'OPERADOR']
/** See whatever customer there is; nobody else sees the one of no branch. */
const VEEM_TUDO: Contas = ['ADMIN', 'GERENTE']

type Alvo = { idCli: number; idOrcamento: number; idPedido: number; idAgenda: number }
type Rota = {
  rota: string
  podem: Contas
  /** Who finds what the address names, where that is of a customer whom all the staff sees. */
  acham?: Contas
  /** It names nothing of anybody's. */
  deNinguem?: true
  busca?: (alvo: Alvo) => Record<string, string>
  corpo?: (alvo: Alvo) => object
}

const leituras = (podem: Contas, ...rotas: string[]): Rota[] =>
  rotas.map((rota) => ({ rota: `GET ${rota}`, podem }))
const listas = (podem: Contas, ...rotas: string[]): Rota[] =>
  leituras(podem, ...rotas).map((rota) => ({ ...rota, deNinguem: true }))
const escrita = (rota: string, podem: Contas, corpo: (alvo: Alvo) => object = () => ({})): Rota => ({
  rota,
  podem,
  corpo,
})
const versao = 99
const motivo = 'O cliente desistiu da compra'
const doOrcamento = ({ idOrcamento }: Alvo) => ({ orcamentoId: String(idOrcamento) })

const ROTAS: Rota[] = [
  ...listas(
    LEEM,
    '/sac/orcamentos',
    '/sac/orcamentos/exportar',
    '/sac/orcamentos/vendedores',
    '/sac/orcamentos/parados',
    '/sac/pedidos',
    '/sac/pedidos/exportar',
    '/sac/pedidos/meus',
    '/sac/pedidos/meus/exportar',
    '/sac/transporte/fretes/condicionais',
    '/sac/agendas',
    '/sac/agendas/historico',
    '/sac/agendas/atrasadas',
    '/sac/agendas/quantidade-mensal',
    '/sac/agendas/motivos-finalizacao',
    '/sac/agendas/preferencias',
  ),
  ...leituras(
    LEEM,
    '/orcamentos/:idOrcamento',
    '/orcamentos/:idOrcamento/edicao',
    '/orcamentos/:idOrcamento/historico',
    '/orcamentos/:idOrcamento/pdf',
    '/orcamentos/:idOrcamento/sugestoes',
    '/pedidos/:idPedido',
    '/pedidos/:idPedido/vida',
    '/pedidos/:idPedido/pdf',
  ),
  { rota: 'GET /orcamentos/:idOrcamento/produtos', podem: LEEM, busca: () => ({ q: 'sabao' }) },
  { rota: 'GET /sac/transporte/fretes', podem: LEEM, busca: doOrcamento },
  { rota: 'GET /sac/transporte/fretes/carga', podem: LEEM, busca: doOrcamento },
  escrita('POST /orcamentos/:idOrcamento/produtos/por-codigo', LEEM, () => ({ codigos: ['1001'] })),
  ...leituras(VENDEM, '/orcamentos/:idOrcamento/link', '/orcamentos/:idOrcamento/conversao'),
  escrita('POST /orcamentos', VENDEM, ({ idCli }) => ({ idCli })),
  escrita('PUT /orcamentos/:idOrcamento', VENDEM, () => ({ versao })),
  escrita('POST /orcamentos/:idOrcamento/duplicar', VENDEM),
  escrita('POST /orcamentos/:idOrcamento/perder', VENDEM, () => ({ motivoPerda: 1, versao })),
  escrita('POST /orcamentos/:idOrcamento/link', VENDEM),
  escrita('POST /orcamentos/:idOrcamento/link/email', VENDEM, () => ({ email: 'ana@exemplo.com.br' })),
  escrita('DELETE /orcamentos/:idOrcamento/link', VENDEM),
  escrita('POST /orcamentos/:idOrcamento/conversao', VENDEM, () => ({
    parte: [{ chave: 'linha-de-ninguem', qtde: 1 }],
  })),
  escrita('POST /orcamentos/:idOrcamento/converter', VENDEM, () => ({ versao, assinatura: 'x' })),
  escrita('POST /orcamentos/:idOrcamento/aprovacao', GESTAO, () => ({ motivo, versao })),
  escrita('POST /orcamentos/:idOrcamento/aprovacao/pedido', VENDEM),
  escrita('POST /pedidos/:idPedido/cancelamento', CANCELAM, () => ({ motivo, versao })),
  escrita('POST /pedidos/:idPedido/integracao', GESTAO),
  escrita('POST /pedidos/:idPedido/repetir', VENDEM),
  // A block that the order does not have is found by nobody.
  {
    ...escrita('POST /pedidos/:idPedido/bloqueios/1/liberacao', GESTAO, () => ({ motivo, versao })),
    acham: [],
  },
  // PER-07 The agenda is somebody else's.
  { rota: 'GET /sac/agendas/:idAgenda', podem: LEEM, acham: GESTAO },
  {
    ...escrita('POST /sac/agendas/:idAgenda/finalizar', LEEM, () => ({ motivo_id: 1, versao })),
    acham: GESTAO,
  },
  {
    ...escrita('POST /sac/agendas/:idAgenda/reagendar', LEEM, () => ({
      data_agendada: '2030-01-02T12:00:00Z',
      versao,
    })),
    acham: GESTAO,
  },
  {
    ...escrita('POST /sac/agendas/:idAgenda/desfazer-reagendamento', LEEM, () => ({ versao })),
    acham: GESTAO,
  },
  { ...escrita('POST /sac/agendas', LEEM), deNinguem: true },
  { ...escrita('PUT /sac/agendas/preferencias', LEEM), deNinguem: true },
  { ...escrita('POST /sac/agendas/calendario', LEEM), deNinguem: true },
  { ...escrita('DELETE /sac/agendas/calendario', LEEM), deNinguem: true },
]

/** Nobody signs in to these: the secret in the address or the signature says who asks, and their own tests say so. */
const SEM_CONTA = [
  'GET /orcamentos-pelo-link',
  'GET /orcamentos-pelo-link/pdf',
  'POST /orcamentos-pelo-link/aceite',
  'POST /orcamentos-pelo-link/abertura',
  'POST /orcamentos-pelo-link/recusa',
  'POST /orcamentos-pelo-link/pergunta',
  'GET /agendas.ics',
  'POST /erp/eventos',
]

describe('PER-01 cada rota de vendas, por tipo de conta', () => {
  let teste: AppDeTeste
  let vista: Alvo
  let fora: Alvo
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vista = await preencher({ doRepresentante: true })
    fora = await preencher({ filial: null })
  })
  afterAll(() => teste.fechar())

  /** A customer with one of each, none of it by whoever asks for it. */
  async function preencher(
    quem: Parameters<ReturnType<typeof cenarioDeClientes>['criar']>[0],
  ): Promise<Alvo> {
    const cenario = cenarioDeClientes(teste)
    const dono = await cenario.criar(quem)
    const deOutro = {
      clienteId: dono.id,
      filialId: dono.filialId,
      colaboradorId: await cenario.idDaConta('ADMIN'),
    }
    return {
      idCli: dono.id,
      idOrcamento: await cenario.orcamento(dono, deOutro),
      idPedido: (await cenario.incluir({ campos: deOutro })).id,
      idAgenda: await cenario.agenda(dono, 'ADMIN'),
    }
  }

  let vez = 0
  async function chamar({ rota, busca, corpo }: Rota, alvo: Alvo, tipo: TipoDeUsuario | null) {
    const [metodo = '', caminho = ''] = rota.split(' ')
    const url = caminho.replace(/:(\w+)/g, (_, nome: keyof Alvo) => String(alvo[nome]))
    const query = new URLSearchParams(busca?.(alvo) ?? {})
    vez++
    const { statusCode } = await teste.app.inject({
      method: metodo as 'GET',
      url: `/api/aurora${url}?${query}`,
      headers: tipo ? { authorization: `Bearer ${await teste.tokenDe(tipo)}` } : {},
      ...(corpo && { payload: corpo(alvo) }),
      // Another address each time: the limit of requests would answer in the route's place.
      remoteAddress: `10.0.${vez >> 8}.${vez & 255}`,
    })
    return statusCode
  }

  /** Past the gate, what the route answers is told by its own test. */
  const comoRecusa = (status: number) =>
    [401, 403, 404].includes(status) || status >= 500 ? status : 'passa'

  it.each(ROTAS)('PER-01 PER-07 $rota: passa quem pode e acha; sem sessão, 401', async (rota) => {
    const { podem, acham = podem, deNinguem = false } = rota
    expect(await chamar(rota, vista, null)).toBe(401)
    const respostas = await Promise.all(
      tiposDeUsuario.map(async (tipo) => [
        tipo,
        comoRecusa(await chamar(rota, vista, tipo)),
        comoRecusa(await chamar(rota, fora, tipo)),
      ]),
    )
    expect(respostas).toEqual(
      tiposDeUsuario.map((tipo) => {
        if (!podem.includes(tipo)) return [tipo, 403, 403]
        const acha = acham.includes(tipo)
        return [tipo, acha ? 'passa' : 404, deNinguem || (acha && VEEM_TUDO.includes(tipo)) ? 'passa' : 404]
      }),
    )
  })

  it('PER-01 nenhuma rota de vendas fica fora da tabela', () => {
    const semNomes = (rota: string) => rota.replace(/:\w+/g, ':').replace('/bloqueios/1/', '/bloqueios/:/')
    const conhecidas = [...ROTAS.map(({ rota }) => rota), ...SEM_CONTA].map(semNomes)
    const deVendas = listarRotas(() => ({}) as never)
      .map(({ contrato }) => semNomes(`${contrato.metodo} ${contrato.caminho}`))
      .filter((rota) => /^\w+ \/(sac\/)?(orcamentos|pedidos|agendas|erp|transporte\/fretes)\b/.test(rota))
    expect(deVendas.length).toBeGreaterThan(40)
    expect(deVendas.filter((rota) => !conhecidas.includes(rota))).toEqual([])
  })
})
