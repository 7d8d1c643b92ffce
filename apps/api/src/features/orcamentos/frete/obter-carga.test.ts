import { listarCondicionaisDeFrete, obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeFretes } from '../../../../test/cenario-de-fretes.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { freteCondicional } from '../../fretes/tabelas.ts'

let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeFretes>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeFretes(teste)
})
afterAll(() => teste.fechar())

describe('GET /sac/transporte/fretes/carga', () => {
  const obter = async (orcamentoId: unknown, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterCargaDoFrete, { token: await teste.tokenDe(tipo), query: { orcamentoId } })

  it('FRE-04 peso, litros, total sem o frete, e para onde vai', async () => {
    const { id, clienteId, tipoFreteId } = await cenario.orcarCaixas({
      itens: 2,
      removidos: 1,
      campos: { valorTotal: '8020.00', valorFrete: '20.00' },
    })
    const [comprador] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, clienteId))
    const { status, corpo } = await obter(id)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      pesoLiquido: 432,
      peso: 444,
      volume: 2880,
      total: 8000,
      cidade: comprador?.cidade,
      uf: comprador?.uf,
      cep: comprador?.cep,
      idTipoFrete: tipoFreteId,
    })
  })

  it('FRE-01 um orçamento sem itens não pesa nada', async () => {
    const { id } = await cenario.incluirOrcamento({ itens: 0 })
    expect((await obter(id)).corpo).toMatchObject({ pesoLiquido: 0, peso: 0, volume: 0 })
  })

  it('PER-01 404 para o de outra pessoa, 403 sem a ação, 401 sem sessão, 422 sem orçamento', async () => {
    const { id } = await cenario.orcarCaixas()
    expect((await obter(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await obter(999_999_999, 'ADMIN')).status).toBe(404)
    expect((await obter(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await teste.chamar(obterCargaDoFrete, { query: { orcamentoId: id } })).status).toBe(401)
    expect((await obter(undefined)).status).toBe(422)
  })
})

describe('GET /sac/transporte/fretes/condicionais', () => {
  const listar = async (tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarCondicionaisDeFrete, { token: await teste.tokenDe(tipo) })

  it('API-09 as que se pedem hoje, na ordem do negócio, com o que cada uma custa', async () => {
    const { banco } = teste.negocio()
    await banco
      .update(freteCondicional)
      .set({ ativa: false })
      .where(eq(freteCondicional.descricao, 'Carga paletizada'))
    expect((await listar()).corpo.itens.map(({ id: _, ...resto }) => resto)).toEqual([
      { desc: 'Entrega agendada', valor: 45, percentual: 0 },
      { desc: 'Área de risco', valor: 20, percentual: 0.5 },
    ])
  })

  it('PER-01 403 para o consumidor final, 401 sem sessão', async () => {
    expect((await listar('CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await teste.chamar(listarCondicionaisDeFrete)).status).toBe(401)
  })
})
