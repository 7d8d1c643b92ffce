import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { leveGanhe, percentual, porPreco } from '../../../../test/beneficios.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../../test/converter-tudo.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('POST /orcamentos/:id/converter: por que cada preço é o que é', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  async function converter(id: number) {
    const { idPedido } = await converterTudo(teste, id)
    return banco()
      .select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, idPedido))
      .orderBy(asc(pedidoItem.numeroItem))
  }
  const cotadas = (id: number) =>
    banco()
      .select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, id))
      .orderBy(asc(orcamentoItem.numeroItem))
  const motivo = (item: typeof pedidoItem.$inferSelect | typeof orcamentoItem.$inferSelect) => ({
    valorUnitario: item.valorUnitario,
    precoTabela: item.precoTabela,
    tabelaPrecoId: item.tabelaPrecoId,
    promocaoId: item.promocaoId,
    descontoErpPercentual: item.descontoErpPercentual,
    descontoVendedor: item.descontoVendedor,
    precoDigitado: item.precoDigitado,
    memoria: item.memoria,
  })
  const encerrar = (id: number) =>
    banco().update(campanha).set({ encerradaEm: new Date() }).where(eq(campanha.id, id))

  it('VEN-02 tabela, promoção, desconto do vendedor e preço digitado chegam ao pedido como estavam no orçamento', async () => {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const produtos = []
    for (let n = 0; n < 4; n++) produtos.push(await cenario.criarProduto(tabelaId, filialId))
    const [daTabela, emPromocao, comDesconto, digitado] = produtos as [
      (typeof produtos)[number],
      (typeof produtos)[number],
      (typeof produtos)[number],
      (typeof produtos)[number],
    ]
    await cenario.promover({ beneficio: percentual(20), produtos: [emPromocao.id] })
    const itens = [
      cenario.linha(daTabela),
      cenario.linha(emPromocao, { qtde: 2 }),
      cenario.linha(comDesconto, { desconto: 3 }),
      cenario.linha(digitado, { precoDigitado: 9.9 }),
    ]
    expect((await cenario.alterar(id, { versao: 1, itens }, 'GERENTE')).status).toBe(200)
    const antes = await cotadas(id)
    const depois = await converter(id)
    expect(depois.map(motivo)).toEqual(antes.map(motivo))
    expect(depois.map(({ precoDigitado }) => precoDigitado)).toEqual([false, false, false, true])
    expect(depois[1]?.promocaoId).toBeTypeOf('number')
  })

  it('VEN-02 a promoção que terminou vale enquanto o orçamento vale, e a linha o diz; vencido, vale o preço de hoje', async () => {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId)
    const [queima] = await cenario.promover({ beneficio: percentual(20), produtos: [produto.id] })
    await cenario.alterar(id, { versao: 1, itens: [cenario.linha(produto)] })
    await encerrar(queima?.id ?? 0)
    const [valida] = await converter(id)
    expect([valida?.promocaoId, Number(valida?.valorUnitario)]).toEqual([queima?.id, 8])
    expect(valida?.memoria?.map(({ texto }) => texto)).toContain(
      'A promoção Promoção de teste terminou; vale o que o orçamento prometeu',
    )

    const outro = await cenario.comecar()
    await banco()
      .update(campanha)
      .set({ encerradaEm: null })
      .where(eq(campanha.id, queima?.id ?? 0))
    await cenario.alterar(outro.id, { versao: 1, itens: [cenario.linha(produto)] })
    await encerrar(queima?.id ?? 0)
    await banco().update(orcamento).set({ dataValidade: '2020-01-01' }).where(eq(orcamento.id, outro.id))
    const [vencida] = await converter(outro.id)
    expect([vencida?.promocaoId, Number(vencida?.valorUnitario), vencida?.precoDigitado]).toEqual([
      null,
      10,
      false,
    ])
    const textos = vencida?.memoria?.map(({ texto }) => texto) ?? []
    expect(textos[0]).toContain('Tabela')
    expect(textos.filter((texto) => /promoção|prometeu/i.test(texto))).toEqual([])
  })

  it('VEN-02 atendido em parte, o motivo fica nos dois pedaços e só os valores são outros', async () => {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { estoque: 3 })
    const [queima] = await cenario.promover({ beneficio: porPreco(7.5), produtos: [produto.id] })
    await cenario.alterar(id, { versao: 1, itens: [cenario.linha(produto, { qtde: 10 })] })
    const itens = await converter(id)
    expect(
      itens.map((item) => [
        Number(item.quantidade),
        item.removido,
        Number(item.valorTotal),
        item.promocaoId,
        item.memoria?.at(1)?.texto,
      ]),
    ).toEqual([
      [3, false, 22.5, queima?.id, 'Promoção Promoção de teste'],
      [7, true, 52.5, queima?.id, 'Promoção Promoção de teste'],
    ])
  })

  it('VEN-02 o brinde prometido vem mesmo que a promoção tenha terminado, e o que começou depois não entra', async () => {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { estoque: 12 })
    const outro = await cenario.criarProduto(tabelaId, filialId)
    const [leve] = await cenario.promover({ beneficio: leveGanhe(5, 1), produtos: [produto.id] })
    const itens = [cenario.linha(produto, { qtde: 10 }), cenario.linha(outro, { qtde: 10 })]
    await cenario.alterar(id, { versao: 1, itens })
    await encerrar(leve?.id ?? 0)
    await cenario.promover({ beneficio: leveGanhe(2, 2), produtos: [outro.id] })
    const feitos = await converter(id)
    const brindes = feitos.filter(({ bonificado }) => bonificado)
    expect(brindes.map((item) => [item.produtoId, item.promocaoId, Number(item.quantidade)])).toEqual([
      [produto.id, leve?.id, 2],
    ])
  })
})
