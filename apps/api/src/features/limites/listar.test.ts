import { listarLimites } from '@balcao/dominio/limites/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { formaCobranca } from '../pedidos/tabelas.ts'

describe('GET /sac/clientes/:idCli/limites', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const pedir = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarLimites, { token: await teste.tokenDe(tipo), params: { idCli } })

  it('CLI-03 soma os títulos em aberto e os pedidos em andamento daquela cobrança, e nada mais', async () => {
    const { plano, cobranca } = await cenario.escolhas()
    const [outra] = await teste
      .negocio()
      .banco.select()
      .from(formaCobranca)
      .where(ne(formaCobranca.id, cobranca.id))
    const dono = await cenario.criar()
    const vizinho = await cenario.criar()
    await cenario.limite(dono, { creditoDisponivel: '30.5', dataVencimento: '2027-01-31' })
    await cenario.titulo(dono, { valor: '100.10' })
    await cenario.titulo(dono, { valor: '50', dataVencimento: '2020-01-01' })
    await cenario.titulo(dono, { valor: '999', pagoEm: '2026-01-01' })
    await cenario.titulo(dono, { valor: '999', baixadoEm: '2026-01-01' })
    await cenario.titulo(dono, { valor: '999', formaCobrancaId: outra?.id ?? 0 })
    await cenario.titulo(vizinho, { valor: '999' })
    const pedidoDe = (status: string, valorTotal: string, campos = {}) =>
      cenario.incluir({
        campos: {
          ...{ clienteId: dono.id, filialId: dono.filialId, formaCobrancaId: cobranca.id },
          ...{ status, valorTotal, ...campos },
        },
      })
    await pedidoDe('SEPARACAO', '200')
    await pedidoDe('SEPARACAO', '999', { formaCobrancaId: outra?.id ?? 0 })
    await pedidoDe('SEPARACAO', '999', { clienteId: vizinho.id })
    await pedidoDe('FATURADO', '999')
    await pedidoDe('CANCELADO', '999')
    expect((await pedir(dono.id)).corpo.itens).toEqual([
      {
        id: expect.any(Number),
        limite_total: 1000,
        limite_utilizado: 350.1,
        limite_disponivel: 649.9,
        credito_disponivel: 30.5,
        cobranca: { desc: cobranca.descricao },
        plano: { desc: plano.descricao },
        data_vencimento: '2027-01-31',
      },
    ])
    await cenario.comParametro('pedidosContamNoLimite', 'N', dono.filialId, async () => {
      expect((await pedir(dono.id)).corpo.itens[0]).toMatchObject({ limite_utilizado: 150.1 })
    })
    await cenario.comParametro('exibeCreditoDisponivel', 'N', dono.filialId, async () => {
      expect((await pedir(dono.id)).corpo.itens[0]).toMatchObject({ credito_disponivel: null })
    })
  })

  it('CLI-03 estourado, o disponível é zero; sem limite, a lista é vazia', async () => {
    const dono = await cenario.criar({ filial: null, doRepresentante: true })
    expect((await pedir(dono.id, 'REPRESENTANTE')).corpo.itens).toEqual([])
    await cenario.limite(dono, { limiteTotal: '10' })
    await cenario.titulo(dono, { valor: '25' })
    expect((await pedir(dono.id, 'REPRESENTANTE')).corpo.itens[0]).toMatchObject({
      limite_utilizado: 25,
      limite_disponivel: 0,
    })
  })

  it('PER-01 404 para o de outra pessoa; AUT-10 401 sem sessão; PER-03 403 sem a ação', async () => {
    const dono = await cenario.criar()
    expect((await pedir(dono.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await pedir(999_999_999)).status).toBe(404)
    expect((await teste.chamar(listarLimites, { params: { idCli: dono.id } })).status).toBe(401)
    const semAcao = () => pedir(dono.id, 'SUPERVISOR')
    expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_LIMITES'], semAcao)).status).toBe(403)
  })
})
