import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { duplicarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { fraseDoHistorico } from '@balcao/dominio/orcamentos/historico'
import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../../test/converter-tudo.ts'
import { textoPorPagina } from '../../../../test/ler-pdf.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { orcamentoItem } from '../nucleo/tabelas.ts'

describe('o seguro que se cobra do cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())
  const comToken = async (id: number) => ({ token: await teste.tokenDe('OPERADOR'), params: { id } })

  let quantos = 0
  /** One product of R$ 100,00 whose IPI of 10 % takes freight and insurance into its base. */
  async function tributado() {
    const aberto = await cenario.comecar()
    const ncm = String(76_000_000 + ++quantos)
    await cenario.tributar({ ncm, ipi: '10', despesasNaBase: ['IPI'] })
    const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { valor: '100', ncm })
    await cenario.alterar(aberto.id, { versao: 1, itens: [cenario.linha(produto)] })
    return aberto
  }
  const ipiDe = async (id: number) =>
    (await teste.negocio().banco.select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id)))[0]
      ?.ipiValor

  it('VEN-02, DOC-01 entra no total e, com o frete, na base do imposto; o histórico conta; tirado, tudo volta', async () => {
    const { id } = await tributado()
    const soSeguro = await cenario.alterar(id, { versao: 2, cabecalho: { vlSeguro: 20 } })
    const { taxaFixa } = soSeguro.corpo.totais
    expect(soSeguro.corpo.totais).toMatchObject({ vlSubTot: 112, vlSeguro: 20, vlTot: 132 + taxaFixa })
    expect(soSeguro.corpo.cabecalho.vlSeguro).toBe(20)
    const [entrada] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(id))))
      .orderBy(desc(historico.id))
    expect(fraseDoHistorico(entrada?.acao ?? '', entrada?.dados as never)).toMatch(
      /valor do seguro de R\$\s0,00 para R\$\s20,00/,
    )
    const comFrete = await cenario.alterar(id, { versao: 3, cabecalho: { vlFrete: 80 } })
    expect(comFrete.corpo.totais).toMatchObject({ vlSubTot: 120, vlTot: 220 + taxaFixa })
    expect(await ipiDe(id)).toBe('20.00')
    await cenario.alterar(id, { versao: 4, cabecalho: { vlSeguro: 0, vlFrete: 0 } })
    expect(await ipiDe(id)).toBe('10.00')
  })

  it('VEN-02 vai ao pedido, à prévia, à ficha e ao PDF, e a cópia o leva', async () => {
    const { id } = await tributado()
    await cenario.alterar(id, { versao: 2, cabecalho: { vlSeguro: 7.77 } })
    const { corpo: ficha } = await teste.chamar(obterOrcamento, await comToken(id))
    expect(ficha.vlSeguro).toBe(7.77)
    const { corpo: previa } = await teste.chamar(preverConversao, await comToken(id))
    expect(previa.entrega.vlSeguro).toBe(7.77)
    const { bruta } = await teste.chamar(baixarOrcamento, await comToken(id))
    expect((await textoPorPagina(bruta.rawPayload)).join(' ')).toMatch(/Seguro\s+R\$\s7,77/)
    const copia = await teste.chamar(duplicarOrcamento, await comToken(id))
    const { corpo: copiado } = await cenario.ler(copia.corpo.id)
    expect([copiado.cabecalho.vlSeguro, copiado.totais.vlTot]).toEqual([7.77, ficha.vlTot])

    const { idPedido } = await converterTudo(teste, id)
    const { corpo: pedido } = await teste.chamar(obterPedido, await comToken(idPedido))
    expect([pedido.vlSeguro, pedido.vlTot, previa.vlTot]).toEqual([
      7.77,
      ficha.vlTot,
      { orcado: ficha.vlTot, pedido: ficha.vlTot },
    ])
    // 107,77 with IPI of 10 %, insurance, fee.
    expect(pedido.vlTot).toBe(100 + 10.78 + 7.77 + pedido.cobranca.taxaFixa)
  })

  it.each([
    [99_999_999, 200],
    [100_000_000, 422],
    [-0.01, 422],
    [0.001, 422],
    ['5', 422],
  ])('VEN-02 %s de seguro: %i, no seu campo', async (vlSeguro, esperado) => {
    const { id } = await cenario.comecar()
    const { status, corpo } = await cenario.alterar(id, { versao: 1, cabecalho: { vlSeguro } })
    expect(status).toBe(esperado)
    if (esperado === 422)
      expect(corpo).toMatchObject({ campos: { 'cabecalho.vlSeguro': expect.any(String) } })
  })
})
