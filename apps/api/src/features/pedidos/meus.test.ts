import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarMeusPedidos } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { permissao } from '../acesso/tabelas.ts'

describe('GET /sac/pedidos/meus', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
  })
  afterAll(() => teste.fechar())

  const meus = async (tipo: TipoDeUsuario, query: Record<string, unknown> = {}) =>
    teste.chamar(listarMeusPedidos, { token: await teste.tokenDe(tipo), query: { take: 100, ...query } })

  it('VEN-01 só os que a própria pessoa incluiu, mesmo para quem vê todos', async () => {
    const meu = await cenario.incluir({ colaborador: 'ADMIN', campos: { ordemCompra: 'MEU-1' } })
    const alheio = await cenario.incluir({ colaborador: 'OPERADOR' })
    const { status, corpo } = await meus('ADMIN')
    const ids = corpo.itens.map(({ id }) => id)
    expect(status).toBe(200)
    expect(ids).toContain(meu.id)
    expect(ids).not.toContain(alheio.id)
    const nomes = new Set(corpo.itens.map(({ colaborador }) => colaborador.nome))
    expect([...nomes]).toEqual([nomeDaConta('ADMIN')])
  })

  it('VEN-01 os filtros da lista valem aqui também', async () => {
    const um = await cenario.incluir({ campos: { status: 'PERDIDO', valorTotal: '12.30' } })
    const { corpo } = await meus('OPERADOR', { status: ['PERDIDO'] })
    expect(corpo.itens.map(({ id }) => id)).toEqual([um.id])
    expect(corpo.vlTotGeral).toBe(12.3)
    expect((await meus('OPERADOR', { status: ['PERDIDO'], idCli: um.clienteId + 1 })).corpo.itens).toEqual([])
    expect((await meus('OPERADOR', { termo: String(um.id) })).corpo.itens[0]?.id).toBe(um.id)
  })

  it('DOC-06 a demonstração tem pedidos de hoje das contas', async () => {
    // The demo's today is the day it was filled, which a long run may have left behind.
    const hoje = hojeEm(new Date(inject('preenchidoEm')))
    for (const tipo of [
      'ADMIN',
      'GERENTE',
      'SUPERVISOR',
      'OPERADOR',
      'REPRESENTANTE',
      'COLABORADOR',
    ] as const)
      expect([tipo, (await meus(tipo, { dtIni: hoje, dtFim: hoje })).corpo.itens.length > 0]).toEqual([
        tipo,
        true,
      ])
  })

  it('422 com uma data que não existe', async () => {
    const { status, erro } = await meus('OPERADOR', { dtIni: '2026-13-01' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['dtIni']])
  })

  it('AUT-10 401 sem sessão; PER-01 403 para quem não tem a ação', async () => {
    expect((await teste.chamar(listarMeusPedidos)).status).toBe(401)
    expect((await meus('CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'PEDIDO_MEUS', autorizado: false })
    onTestFinished(async () => {
      await banco.delete(permissao)
    })
    expect((await meus('SUPERVISOR')).status).toBe(403)
  })
})
