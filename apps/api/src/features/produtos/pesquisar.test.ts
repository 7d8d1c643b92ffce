import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import { produto, tabelaPreco } from './tabelas.ts'

describe('produtos', () => {
  let teste: AppDeTeste
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('OPERADOR')
  })
  afterAll(() => teste.fechar())

  it('GER-12 acha por código, código de barras e descrição sem acento', async () => {
    const [alvo] = await teste
      .negocio()
      .banco.update(produto)
      .set({ descricaoCompleta: 'Café Torrado Função Única 500 g' })
      .where(eq(produto.id, 3))
      .returning()
    for (const q of [alvo?.codigo, alvo?.codigoBarras, 'cafe funcao unica']) {
      const { corpo } = await teste.chamar(pesquisarProdutos, { token, query: { q, take: 50 } })
      expect(
        corpo.itens.map(({ id }) => id),
        String(q),
      ).toContain(alvo?.id)
    }
  })

  it('GER-19 a ordem padrão é descricaocompleta, de A a Z', async () => {
    const { corpo } = await teste.chamar(pesquisarProdutos, { token, query: { take: 20 } })
    const linhas = await teste
      .negocio()
      .banco.select({ id: produto.id })
      .from(produto)
      .where(eq(produto.ativo, true))
      .orderBy(emOrdemAlfabetica(produto.descricaoCompleta), produto.id)
      .limit(20)
    expect(corpo.itens.map(({ id }) => id)).toEqual(linhas.map(({ id }) => id))
  })

  it('GER-12 produto inativo não aparece', async () => {
    const { banco } = teste.negocio()
    const [fora] = await banco.update(produto).set({ ativo: false }).where(eq(produto.id, 5)).returning()
    const { corpo } = await teste.chamar(pesquisarProdutos, { token, query: { q: fora?.codigoBarras } })
    expect(corpo.itens).toEqual([])
  })

  it('API-04 tabelas de preço ativas, com os nomes do fio', async () => {
    const { banco } = teste.negocio()
    await banco.insert(tabelaPreco).values({ nome: 'Encerrada', ativa: false })
    const { corpo } = await teste.chamar(listarTabelasDePreco, { token })
    expect(corpo.itens.length).toBeGreaterThan(1)
    expect(corpo.itens.map(({ nomeTabela }) => nomeTabela)).not.toContain('Encerrada')
  })

  it.each([pesquisarProdutos, listarTabelasDePreco])('PER-01 $caminho: 401 e 403', async (contrato) => {
    expect((await teste.chamar(contrato)).status).toBe(401)
    const consumidor = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(contrato, { token: consumidor })).status).toBe(403)
  })
})
