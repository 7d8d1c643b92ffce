import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { permissao } from '../acesso/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/clientes/:idCli/pedidos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
  })
  afterAll(() => teste.fechar())

  const pedidosDe = async (
    idCli: number,
    query: Record<string, unknown> = {},
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(listarPedidosDoCliente, { token: await teste.tokenDe(tipo), params: { idCli }, query })

  it('API-05 os pedidos do cliente, de hoje enquanto ninguém diz as datas', async () => {
    const deHoje = await cenario.incluir({ campos: { status: 'REJEITADO' } })
    const incluidoEm = new Date(teste.agora().getTime() - 30 * UM_DIA_MS)
    const antigo = await cenario.incluir({ campos: { status: 'REJEITADO', incluidoEm } })
    await cenario.incluir({ filial: 1, campos: { status: 'REJEITADO' } })
    const filtro = { status: ['REJEITADO'] }
    const { status, corpo } = await pedidosDe(deHoje.clienteId, filtro)
    expect(status).toBe(200)
    expect(corpo.itens.map(({ id }) => id)).toEqual([deHoje.id])
    expect(corpo).not.toHaveProperty('vlTotGeral')
    const desde = { dtIni: somarDias(hojeEm(teste.agora()), -60) }
    const todos = await pedidosDe(deHoje.clienteId, { ...filtro, ...desde })
    expect(todos.corpo.itens.map(({ id }) => id)).toEqual([deHoje.id, antigo.id])
    expect(todos.corpo.paginator).toMatchObject({ total: 2, page: 1, take: 20 })
  })

  it('PER-01 404 para o cliente de outra pessoa e para o que não existe', async () => {
    const { clienteId } = await cenario.incluir({ colaborador: 'REPRESENTANTE' })
    // Even where the order itself is theirs.
    expect((await pedidosDe(clienteId, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await pedidosDe(999_999_999)).status).toBe(404)
    expect((await pedidosDe('abc' as never)).status).toBe(404)
  })

  it('422 com ordenação desconhecida', async () => {
    const { clienteId } = await cenario.incluir()
    const { status, erro } = await pedidosDe(clienteId, { orderBy: 'nome' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['orderBy']])
  })

  it('AUT-10 401 sem sessão; PER-03 403 sem a ação da seção', async () => {
    expect((await teste.chamar(listarPedidosDoCliente, { params: { idCli: 1 } })).status).toBe(401)
    expect((await pedidosDe(1, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'CLIENTE_PEDIDOS', autorizado: false })
    expect((await pedidosDe(1, {}, 'SUPERVISOR')).status).toBe(403)
  })
})
