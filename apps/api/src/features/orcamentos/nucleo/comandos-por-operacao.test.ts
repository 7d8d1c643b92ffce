import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'
import { titulo } from '../../titulos/tabelas.ts'

/** What each trip to the database costs is most of what these cost: more of them is a decision, not an accident. */
describe('comandos por operação', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
    token = await teste.tokenDe('OPERADOR')
  })
  afterAll(() => teste.fechar())

  /** So many products, of a customer who owes nothing. */
  async function comProdutos(quantos: number) {
    const aberto = await cenario.comecar()
    const { banco } = teste.negocio()
    await banco
      .update(titulo)
      .set({ baixadoEm: cenario.hoje() })
      .where(eq(titulo.clienteId, aberto.clienteId))
    const produtos = await Promise.all(
      Array.from({ length: quantos }, () => cenario.criarProduto(aberto.tabelaId, aberto.filialId)),
    )
    return { ...aberto, itens: produtos.map((produto) => cenario.linha(produto)) }
  }

  it('VEN-02 abrir um orçamento: até 20, com preço negociado, a situação do cliente e a conta corrente de quem vende', async () => {
    const { id, itens } = await comProdutos(3)
    await cenario.alterar(id, { versao: 1, itens })
    await cenario.ler(id)
    const enviados = await comandosEnviados(() => cenario.ler(id))
    expect(enviados.length, enviados.join('\n')).toBeLessThanOrEqual(20)
  })

  it('VEN-02 juntar um item: até 16, um ou muitos', async () => {
    const { id, itens } = await comProdutos(6)
    const [um, ...outros] = itens
    const primeiro = await comandosEnviados(() => cenario.alterar(id, { versao: 1, itens: [um] }))
    const muitos = await comandosEnviados(() => cenario.alterar(id, { versao: 2, itens: outros }))
    expect(primeiro.length, primeiro.join('\n')).toBeLessThanOrEqual(16)
    expect(muitos.length, muitos.join('\n')).toBeLessThanOrEqual(16)
  })

  it('VEN-02 prever o pedido: até 17; virar pedido: até 31', async () => {
    const { id, itens } = await comProdutos(3)
    await cenario.alterar(id, { versao: 1, itens })
    const prever = () => teste.chamar(preverConversao, { token, params: { id } })
    const { corpo } = await prever()
    const { versao, assinatura } = corpo
    const previsao = await comandosEnviados(prever)
    expect(previsao.length, previsao.join('\n')).toBeLessThanOrEqual(17)
    let status = 0
    const conversao = await comandosEnviados(async () => {
      const resposta = await teste.chamar(converterOrcamento, {
        token,
        params: { id },
        corpo: { versao, assinatura },
      })
      status = resposta.status
    })
    expect(status).toBe(200)
    expect(conversao.length, conversao.join('\n')).toBeLessThanOrEqual(31)
  })
})
