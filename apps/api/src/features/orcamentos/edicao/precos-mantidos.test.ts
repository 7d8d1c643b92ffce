import { somarDias } from '@balcao/dominio/formatos/datas'
import { precificarItem, precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { leveGanhe, percentual } from '../../../../test/beneficios.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { orcamentoItem } from '../nucleo/tabelas.ts'

describe('o preço da linha que ninguém tocou', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  let quantos = 0
  /** Two lines of R$ 100,00, whose prices go to 150 afterwards; what makes every line be priced with the others is the test's. */
  async function comDuasLinhas(porque: { cupom?: true; frete?: true; brinde?: true }) {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const n = ++quantos
    const ncm = String(78_000_000 + n)
    const opcoes = { valor: '100', ncm }
    const [um, outro] = [
      await cenario.criarProduto(tabelaId, filialId, opcoes),
      await cenario.criarProduto(tabelaId, filialId, opcoes),
    ]
    if (porque.frete) await cenario.tributar({ ncm, ipi: '10', despesasNaBase: ['IPI'] })
    if (porque.cupom) await cenario.darCupom({ codigo: `MANTEM${n}`, valor: '20' })
    if (porque.brinde) await cenario.promover({ produtos: [um.id], beneficio: leveGanhe(10, 1) })
    const itens = [cenario.linha(um, porque.brinde ? { qtde: 10 } : {}), cenario.linha(outro)]
    const cabecalho = {
      ...(porque.cupom && { cupom: `MANTEM${n}` }),
      ...(porque.frete && { vlFrete: 20 }),
    }
    const { status, corpo } = await cenario.alterar(id, { versao: 1, itens, cabecalho })
    expect(status).toBe(200)
    for (const { idProd } of itens) await cenario.mudarPreco(idProd, tabelaId, '150')
    return { id, itens, um, outro, totais: corpo.totais }
  }
  const precos = async (id: number) =>
    (
      await banco()
        .select()
        .from(orcamentoItem)
        .where(and(eq(orcamentoItem.orcamentoId, id), eq(orcamentoItem.removido, false)))
        .orderBy(orcamentoItem.numeroItem)
    ).map(({ valorUnitario }) => Number(valorUnitario))
  /** What the browser shows of what it was sent. */
  async function noNavegador(id: number) {
    const { corpo } = await cenario.ler(id)
    const mantidos = new Map(corpo.mantidos.map(({ chave, preco }) => [chave, preco]))
    const { linhas, totais } = precificarOrcamento({
      itens: corpo.itens.map((linha) => ({ ...linha, mantida: mantidos.get(linha.chave) })),
      produtos: new Map(corpo.produtos.map((produto) => [produto.id, produto])),
      operacao: corpo.operacao,
      cupom: corpo.cupom,
      vlFrete: corpo.cabecalho.vlFrete,
      vlSeguro: corpo.cabecalho.vlSeguro,
      taxaFixa: corpo.totais.taxaFixa,
    })
    return {
      mantidos: corpo.mantidos.map(({ chave }) => chave),
      precos: corpo.itens.map(({ chave }) => linhas.get(chave)?.preco.precoFinal.toNumber()),
      confere: totais.vlTot.toNumber() === corpo.totais.vlTot,
    }
  }

  it.each([
    ['com cupom', { cupom: true }],
    ['com frete na base do imposto', { frete: true }],
    ['com os dois', { cupom: true, frete: true }],
  ] as const)('VEN-02 %s, mudar uma linha não muda o preço da outra', async (_, porque) => {
    const { id, itens } = await comDuasLinhas(porque)
    const [uma, outra] = itens
    expect((await cenario.alterar(id, { versao: 2, itens: [{ ...uma, qtde: 2 }] })).status).toBe(200)
    expect(await precos(id)).toEqual([150, 100])
    expect(await noNavegador(id)).toEqual({ mantidos: [outra?.chave], precos: [150, 100], confere: true })
  })

  it.each([
    ['um texto', { obsPedido: 'Doca 2' }],
    ['o frete', { vlFrete: 35 }],
    ['o cupom que sai', { cupom: null }],
  ] as const)('VEN-02 mudar só %s não muda preço nenhum', async (_, cabecalho) => {
    const { id } = await comDuasLinhas({ cupom: true, frete: true })
    expect((await cenario.alterar(id, { versao: 2, cabecalho })).status).toBe(200)
    expect(await precos(id)).toEqual([100, 100])
    expect(await noNavegador(id)).toMatchObject({ precos: [100, 100], confere: true })
  })

  it('VEN-02 a linha enviada como já está não mudou; a mudada e devolvida custa o de hoje', async () => {
    const { id, itens } = await comDuasLinhas({})
    const [uma] = itens
    await cenario.alterar(id, { versao: 2, itens })
    expect(await precos(id)).toEqual([100, 100])
    await cenario.alterar(id, { versao: 3, itens: [{ ...uma, qtde: 2 }] })
    await cenario.alterar(id, { versao: 4, itens: [{ ...uma, qtde: 1 }] })
    expect(await precos(id)).toEqual([150, 100])
  })

  it('VEN-02 duas linhas do mesmo produto: muda o preço da que se mudou', async () => {
    const { id, um } = await comDuasLinhas({})
    await cenario.alterar(id, { versao: 2, itens: [cenario.linha(um, { qtde: 3 })] })
    expect(await precos(id)).toEqual([100, 100, 150])
  })

  it('VEN-02 o brinde de uma promoção que terminou fica com a linha que ninguém tocou, e sai com a que se tocou', async () => {
    const { id, itens, um, outro } = await comDuasLinhas({ cupom: true, brinde: true })
    const [ganha] = itens
    await banco()
      .update(campanha)
      .set({ inicio: somarDias(cenario.hoje(), -1), fim: somarDias(cenario.hoje(), -1) })
      .where(sql`${campanha.produtos} = array[${um.id}::bigint]`)
    const brindes = async () =>
      (await cenario.ler(id)).corpo.itens.filter(({ brindeDe }) => brindeDe).map(({ qtde }) => qtde)
    await cenario.alterar(id, { versao: 2, itens: [cenario.linha(outro, { qtde: 2 })] })
    expect(await brindes()).toEqual([1])
    await cenario.alterar(id, { versao: 3, itens: [{ ...ganha, qtde: 11 }] })
    expect(await brindes()).toEqual([])
  })

  it('VEN-02 o brinde vale o que valia enquanto ninguém toca a linha que o traz', async () => {
    const { id, itens, outro } = await comDuasLinhas({ cupom: true, brinde: true })
    const [ganha] = itens
    await cenario.alterar(id, { versao: 2, itens: [cenario.linha(outro, { qtde: 2 })] })
    const doBrinde = async () =>
      (await banco().select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id)))
        .filter(({ chave }) => chave?.startsWith('brinde-'))
        .map(({ valorUnitario }) => Number(valorUnitario))
    expect(await doBrinde()).toEqual([100])
    await cenario.alterar(id, { versao: 3, itens: [{ ...ganha, qtde: 11 }] })
    expect(await doBrinde()).toEqual([150])
  })

  it('VEN-02 o que não mudou de preço não viaja duas vezes, e o que se mantém diz por quê', async () => {
    const { id, itens, outro } = await comDuasLinhas({ cupom: true })
    const { corpo } = await cenario.ler(id)
    expect(corpo.mantidos.map(({ chave }) => chave)).toEqual(itens.map(({ chave }) => chave))
    const linha = { ...itens[1], mantida: corpo.mantidos[1]?.preco } as never
    const precificada = precificarItem(
      linha,
      corpo.produtos.find((produto) => produto.id === outro.id),
      corpo.operacao,
    )
    expect(precificada?.passos.map(({ texto }) => texto)).toContain(
      'O preço de hoje é outro; vale o que o orçamento prometeu',
    )
    const novo = await cenario.comecar()
    const produto = await cenario.criarProduto(novo.tabelaId, novo.filialId)
    await cenario.alterar(novo.id, { versao: 1, itens: [cenario.linha(produto)] })
    expect((await cenario.ler(novo.id)).corpo.mantidos).toEqual([])
  })

  it('VEN-02, GER-18 o desconto da linha mantida é o que se deu no dia, de onde se mediu nele', async () => {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const codigo = `DADO${++quantos}`
    await cenario.darCupom({ codigo, valor: '1' })
    const produto = await cenario.criarProduto(tabelaId, filialId, { valor: '100' })
    // From 100 by the table, and from 90 by the promotion: what counts is the table.
    await cenario.promover({ produtos: [produto.id], beneficio: percentual(10) })
    const itens = [cenario.linha(produto, { precoDigitado: 60 })]
    await cenario.alterar(id, { versao: 1, itens, cabecalho: { cupom: codigo } })
    await cenario.mudarPreco(produto.id, tabelaId, '50')
    const { corpo } = await cenario.alterar(id, { versao: 2, cabecalho: { obsPedido: 'Doca 2' } })
    const preco = corpo.excessos.find(({ tipo }) => tipo === 'PRECO')
    expect(preco?.texto).toBe('Desconto de 40% acima do limite de 5%')
    const [linha] = await banco().select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id))
    expect([Number(linha?.valorUnitario), Number(linha?.descontoDado)]).toEqual([60, 40])
  })
})
