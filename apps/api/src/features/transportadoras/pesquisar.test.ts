import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { transportadora } from './tabelas.ts'

describe('GET /sac/consultas/transportadoras', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('GER-12 ENT-05 acha pelo nome sem acento e pelo CNPJ; a inativa não aparece', async () => {
    const { banco } = teste.negocio()
    const token = await teste.tokenDe('OPERADOR')
    const [alvo] = await banco
      .update(transportadora)
      .set({ razaoSocial: 'Expresso Ligação Rápida' })
      .where(eq(transportadora.id, 1))
      .returning()
    for (const q of ['ligacao rapida', alvo?.cnpj]) {
      const { corpo } = await teste.chamar(pesquisarTransportadoras, { token, query: { q } })
      expect(corpo.itens).toContainEqual(
        expect.objectContaining({ id: 1, razSoc: 'Expresso Ligação Rápida' }),
      )
    }
    await banco.update(transportadora).set({ ativa: false }).where(eq(transportadora.id, 1))
    const { corpo } = await teste.chamar(pesquisarTransportadoras, { token, query: { q: 'ligacao' } })
    expect(corpo.itens).toEqual([])
  })

  it('API-04 com um cliente, primeiro as que já entregam para ele, ditas à parte', async () => {
    const { banco } = teste.negocio()
    const cenario = cenarioDePedidos(teste)
    const token = await teste.tokenDe('OPERADOR')
    const { clienteId, filialId } = await cenario.incluir({ campos: { transportadoraId: 5 } })
    const { nota } = await cenario.criarNota(clienteId, filialId, 1)
    await banco.update(notaFiscal).set({ transportadoraId: null }).where(eq(notaFiscal.clienteId, clienteId))
    await banco.update(pedido).set({ transportadoraId: null }).where(eq(pedido.clienteId, clienteId))
    const listar = async (query: object) => {
      const { corpo } = await teste.chamar(pesquisarTransportadoras, { token, query })
      return corpo.itens.map(({ id, atende_cliente }) => [id, atende_cliente] as const)
    }
    const porNome = (await listar({})).map(([id]) => id)
    expect(await listar({ idCli: clienteId })).toEqual(porNome.map((id) => [id, false]))

    const [daNota, doPedido] = porNome.slice(-2).reverse()
    await banco
      .update(notaFiscal)
      .set({ transportadoraId: daNota ?? 0 })
      .where(eq(notaFiscal.id, nota.id))
    await cenario.incluir({ campos: { clienteId, filialId, transportadoraId: doPedido ?? 0 } })
    const juntas = await listar({ idCli: clienteId })
    expect(juntas.slice(0, 2)).toEqual(porNome.slice(-2).map((id) => [id, true]))
    expect(juntas.slice(2)).toEqual(porNome.slice(0, -2).map((id) => [id, false]))
    expect(await listar({})).toEqual(porNome.map((id) => [id, false]))
  })

  it('PER-01 o cliente de outra pessoa é como se não existisse', async () => {
    const cenario = cenarioDePedidos(teste)
    const alheio = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const pedir = async (idCli: unknown, tipo: 'OPERADOR' | 'REPRESENTANTE') =>
      (await teste.chamar(pesquisarTransportadoras, { token: await teste.tokenDe(tipo), query: { idCli } }))
        .status
    expect(await pedir(alheio, 'OPERADOR')).toBe(200)
    expect(await pedir(alheio, 'REPRESENTANTE')).toBe(404)
    expect(await pedir(999_999, 'OPERADOR')).toBe(404)
    expect(await pedir('x', 'OPERADOR')).toBe(422)
  })

  it('PER-01 401 sem sessão, 403 para o consumidor final', async () => {
    expect((await teste.chamar(pesquisarTransportadoras)).status).toBe(401)
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(pesquisarTransportadoras, { token })).status).toBe(403)
  })
})
