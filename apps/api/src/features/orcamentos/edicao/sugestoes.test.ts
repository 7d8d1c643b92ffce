import { listarSugestoes } from '@balcao/dominio/orcamentos/edicao'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'

const DIA_MS = 24 * 3_600_000

describe('GET /orcamentos/:id/sugestoes', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let produtos: { id: number }[]
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    const { banco } = teste.negocio()
    produtos = await banco.select({ id: produto.id }).from(produto).orderBy(asc(produto.id)).limit(6)
    // Only the orders of each test count: the demo's are years behind.
    teste.adiantar(3 * 365 * DIA_MS)
  })
  afterAll(() => teste.fechar())

  const sugestoes = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarSugestoes, { token: await teste.tokenDe(tipo), params: { id } })
  const ids = (itens: readonly { produto: { id: number } }[]) => itens.map((item) => item.produto.id)
  const idDo = (posicao: number) => produtos[posicao]?.id ?? 0
  /** An order of these products, by their position. */
  const comprar = async (
    posicoes: number[],
    campos: { clienteId?: number; incluidoEm?: Date; status?: string } = {},
  ) => {
    const { id } = await cenario.incluirPedido({ itens: posicoes.length, campos })
    const { banco } = teste.negocio()
    const linhas = await banco.select().from(pedidoItem).where(eq(pedidoItem.pedidoId, id))
    for (const [i, linha] of linhas.entries())
      await banco
        .update(pedidoItem)
        .set({ produtoId: idDo(posicoes[i] ?? 0) })
        .where(eq(pedidoItem.id, linha.id))
  }

  it('VEN-02 o que o cliente compra, mais vezes primeiro, e o que acompanha; nunca o que já está', async () => {
    // Its only line is the first product.
    const { id, clienteId } = await cenario.incluirOrcamento()
    const agora = teste.agora().getTime()
    await comprar([0, 1, 2], { clienteId, incluidoEm: new Date(agora - 5 * DIA_MS) })
    await comprar([2], { clienteId, incluidoEm: new Date(agora - 2 * DIA_MS) })
    await comprar([5], { clienteId, status: 'CANCELADO' })
    await comprar([5], { clienteId, incluidoEm: new Date(agora - 400 * DIA_MS) })
    const outro = (await cenario.incluirOrcamento({ doRepresentante: true })).clienteId
    await comprar([0, 3, 4], { clienteId: outro })
    await comprar([0, 3], { clienteId: outro })
    const { status, corpo } = await sugestoes(id)
    expect(status).toBe(200)
    expect(ids(corpo.comprados)).toEqual([idDo(2), idDo(1)])
    expect(corpo.comprados.map(({ vezes }) => vezes)).toEqual([2, 1])
    expect(corpo.comprados[0]?.ultima).toMatchObject({ qtde: 10, vlUnit: 10 })
    expect(ids(corpo.acompanham)).toEqual([idDo(3), idDo(4)])
    expect(corpo.acompanham[0]).toMatchObject({ ultima: null, vezes: 2 })
  })

  it('VEN-02 PAR-01 quantas e de quantos dias, pela filial', async () => {
    const { id, clienteId, filialId } = await cenario.incluirOrcamento({ filial: 1 })
    const haDias = new Date(teste.agora().getTime() - 20 * DIA_MS)
    await comprar([1, 2, 3], { clienteId, incluidoEm: haDias })
    const quantas = async () => (await sugestoes(id)).corpo.comprados.length
    const por = async (chave: 'quantasSugestoes' | 'diasDasSugestoes', valor: string) => {
      const { banco } = teste.negocio()
      await banco.delete(parametro).where(eq(parametro.filialId, filialId))
      await banco.insert(parametro).values({ chave: comPrefixo(chave), filialId, valor })
      await teste.negocio().renovarParametros()
    }
    expect(await quantas()).toBe(3)
    await por('quantasSugestoes', '2')
    expect(await quantas()).toBe(2)
    await por('quantasSugestoes', '0')
    expect((await sugestoes(id)).corpo).toEqual({ comprados: [], acompanham: [] })
    await por('diasDasSugestoes', '10')
    expect(await quantas()).toBe(0)
  })

  it('PER-01 404, 401 e 403', async () => {
    const { id } = await cenario.incluirOrcamento()
    expect((await sugestoes(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await sugestoes(999_999_999)).status).toBe(404)
    expect((await teste.chamar(listarSugestoes, { params: { id } })).status).toBe(401)
    expect((await sugestoes(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
