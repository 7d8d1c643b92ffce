import { aprovarOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { converterOrcamento, preverConversao, preverParte } from '@balcao/dominio/orcamentos/conversao'
import { listarHistoricoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeContas } from '../../../../test/cenario-de-contas.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { formaCobranca, pedido, pedidoItem } from '../../pedidos/tabelas.ts'
import { negociacao } from '../../precos/tabelas.ts'
import { estoque, preco } from '../../produtos/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'
import { campanhaUso, orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

type Parte = { chave: string; qtde: number }[]

describe('parte de um orçamento vira pedido', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  let contas: ReturnType<typeof cenarioDeContas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
    contas = cenarioDeContas(teste)
  })
  afterAll(() => teste.fechar())

  const token = (tipo: TipoDeUsuario = 'OPERADOR') => teste.tokenDe(tipo)
  const prever = async (id: number, parte: Parte) =>
    teste.chamar(preverParte, { token: await token(), params: { id }, corpo: { parte } })
  async function pedir(id: number, parte: Parte) {
    const { corpo: previa } = await prever(id, parte)
    const { versao, assinatura } = previa
    const feito = await teste.chamar(converterOrcamento, {
      token: await token(),
      params: { id },
      corpo: { versao, assinatura, parte },
    })
    return { previa, ...feito }
  }
  const cancelar = async (id: number, versao = 1) =>
    teste.chamar(cancelarPedido, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { motivo: 'O cliente desistiu da compra', versao },
    })
  const banco = () => teste.negocio().banco
  const noBanco = async (id: number) => {
    const [linha] = await banco().select().from(orcamento).where(eq(orcamento.id, id))
    if (!linha) throw new Error('o orçamento sumiu')
    return linha
  }
  const itensDe = async (id: number) =>
    banco()
      .select({
        codigo: orcamentoItem.codigo,
        quantidade: orcamentoItem.quantidade,
        unitario: orcamentoItem.valorUnitario,
      })
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, id))
      .orderBy(orcamentoItem.numeroItem)
  const saldo = async (produtoId: number) => {
    const [linha] = await banco().select().from(estoque).where(eq(estoque.produtoId, produtoId))
    return [Number(linha?.quantidade), Number(linha?.reservado)]
  }
  const historico = async (id: number) => {
    const { corpo } = await teste.chamar(listarHistoricoDoOrcamento, {
      token: await token(),
      params: { id },
      query: {},
    })
    return corpo.itens.map(({ texto }: { texto: string }) => texto)
  }
  async function semDividas(clienteId: number, limiteTotal = '1000000') {
    await banco().update(titulo).set({ baixadoEm: cenario.hoje() }).where(eq(titulo.clienteId, clienteId))
    await banco().update(pedido).set({ status: 'ENTREGUE' }).where(eq(pedido.clienteId, clienteId))
    await banco().update(limiteDeCredito).set({ limiteTotal }).where(eq(limiteDeCredito.clienteId, clienteId))
  }

  /** Ten of one product at 10,00 and four of another at 10,00. */
  async function comDois({
    produto = {},
    cabecalho = {},
  }: {
    produto?: Parameters<typeof cenario.criarProduto>[2]
    cabecalho?: object
  } = {}) {
    const aberto = await cenario.comecar()
    await semDividas(aberto.clienteId)
    const um = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { estoque: 50, ...produto })
    const outro = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { estoque: 50 })
    const linhas = [cenario.linha(um, { qtde: 10 }), cenario.linha(outro, { qtde: 4 })] as const
    const { status } = await cenario.alterar(
      aberto.id,
      { versao: 1, cabecalho, itens: [...linhas] },
      'GERENTE',
    )
    expect(status).toBe(200)
    return { ...aberto, um, outro, linhas }
  }

  it('VEN-02 o que se pediu vai no pedido; o resto fica em aberto, aos preços prometidos; o histórico diz', async () => {
    const { id, um, outro, linhas, tabelaId } = await comDois()
    // What it costs today is not what was promised.
    await banco()
      .update(preco)
      .set({ valor: '13' })
      .where(and(eq(preco.produtoId, um.id), eq(preco.tabelaPrecoId, tabelaId)))
    const { previa, status, corpo } = await pedir(id, [{ chave: linhas[0].chave, qtde: 3 }])
    expect(previa).toMatchObject({
      impedimentos: [],
      faltas: [],
      resta: 2,
      vlTot: { orcado: 140, pedido: 30 },
    })
    expect([status, corpo.bloqueado]).toEqual([200, false])
    const { corpo: feito } = await teste.chamar(obterPedido, {
      token: await token(),
      params: { id: corpo.idPedido },
    })
    expect(feito).toMatchObject({ vlTot: 30, qtdeIt: 1, status: { chave: 'AGUARDANDO' } })
    expect([await saldo(um.id), await saldo(outro.id)]).toEqual([
      [50, 3],
      [50, 0],
    ])
    const { corpo: aberto } = await cenario.ler(id)
    expect(aberto).toMatchObject({
      soLeitura: null,
      idPedido: null,
      versao: 3,
      totais: { vlTot: 110, qtdeIt: 2 },
    })
    expect(aberto.itens).toMatchObject([
      { chave: linhas[0].chave, qtde: 7 },
      { chave: linhas[1].chave, qtde: 4 },
    ])
    expect((await itensDe(id))[0]).toMatchObject({ quantidade: '7.0000', unitario: '10.0000000000' })
    const [parte] = await banco().select().from(orcamento).where(eq(orcamento.pedidoId, corpo.idPedido))
    expect(parte).toMatchObject({ parteDe: id, valorTotal: '30.00', linkResumo: null })
    expect(parte?.grupo).toBe((await noBanco(id)).grupo)
    expect((await historico(id))[0]).toBe(
      `Fez de uma parte o pedido ${corpo.idPedido}: item ${um.codigo} (3 de 10). O resto segue em aberto.`,
    )
    expect(await historico(parte?.id ?? 0)).toEqual([
      `Fez do orçamento o pedido ${corpo.idPedido}.`,
      `Separou-se do orçamento ${id}, de que é a parte pedida.`,
    ])
  })

  it('VEN-02 o resto também vira pedido, e então o orçamento está ganho', async () => {
    const { id, linhas } = await comDois()
    expect((await pedir(id, [{ chave: linhas[0].chave, qtde: 10 }])).status).toBe(200)
    const { corpo: previa } = await teste.chamar(preverConversao, { token: await token(), params: { id } })
    expect(previa).toMatchObject({ resta: 0, vlTot: { orcado: 40, pedido: 40 } })
    const { corpo } = await pedir(id, [{ chave: linhas[1].chave, qtde: 4 }])
    expect((await noBanco(id)).pedidoId).toBe(corpo.idPedido)
    expect(await banco().$count(orcamento, eq(orcamento.parteDe, id))).toBe(1)
  })

  it('VEN-02 o que o estoque não serve fica no orçamento, e não sai do pedido como removido', async () => {
    const { id, linhas } = await comDois({ produto: { estoque: 6 } })
    const { previa, corpo } = await pedir(id, [
      { chave: linhas[0].chave, qtde: 10 },
      { chave: linhas[1].chave, qtde: 4 },
    ])
    expect(previa).toMatchObject({ faltas: [{ chave: linhas[0].chave, pedida: 10, atendida: 6 }], resta: 1 })
    const { corpo: feito } = await teste.chamar(obterPedido, {
      token: await token(),
      params: { id: corpo.idPedido },
    })
    expect(feito).toMatchObject({ vlTot: 100, qtdeIt: 2 })
    const removido = and(eq(pedidoItem.pedidoId, corpo.idPedido), eq(pedidoItem.removido, true))
    expect(await banco().$count(pedidoItem, removido)).toBe(0)
    expect((await cenario.ler(id)).corpo.itens).toMatchObject([{ chave: linhas[0].chave, qtde: 4 }])
  })

  it('VEN-02 cancelado, os itens voltam ao orçamento e ao estoque, uma vez só', async () => {
    const { id, um, linhas } = await comDois()
    const primeiro = await pedir(id, [
      { chave: linhas[0].chave, qtde: 3 },
      { chave: linhas[1].chave, qtde: 4 },
    ])
    expect((await cenario.ler(id)).corpo.totais.vlTot).toBe(70)
    expect((await cancelar(primeiro.corpo.idPedido)).status).toBe(200)
    expect(await saldo(um.id)).toEqual([50, 0])
    const { corpo: aberto } = await cenario.ler(id)
    expect(aberto).toMatchObject({ soLeitura: null, totais: { vlTot: 140, qtdeIt: 2 } })
    expect(aberto.itens).toMatchObject([
      { chave: linhas[0].chave, qtde: 10 },
      { chave: linhas[1].chave, qtde: 4 },
    ])
    expect((await historico(id))[0]).toBe(
      `O pedido ${primeiro.corpo.idPedido} não foi adiante: os seus itens voltaram ao orçamento.`,
    )
    expect((await cancelar(primeiro.corpo.idPedido)).status).toBe(409)
    expect((await cenario.ler(id)).corpo.totais.vlTot).toBe(140)
  })

  it('VEN-02 cancelado depois que o resto foi pedido, o orçamento ganho fica como está, e o histórico diz', async () => {
    const { id, linhas } = await comDois()
    const primeiro = await pedir(id, [{ chave: linhas[0].chave, qtde: 3 }])
    await pedir(id, [
      { chave: linhas[0].chave, qtde: 7 },
      { chave: linhas[1].chave, qtde: 4 },
    ])
    expect((await cancelar(primeiro.corpo.idPedido)).status).toBe(200)
    expect(await noBanco(id)).toMatchObject({ valorTotal: '110.00', quantidadeItens: 2 })
    expect((await historico(id))[0]).toMatch(/já estava encerrado, e os itens não voltaram/)
  })

  it('VEN-02 frete e seguro digitados se repartem pelo que vai, e não se perde um centavo', async () => {
    const { id, linhas } = await comDois({ cabecalho: { vlFrete: 20, vlSeguro: 0.1 } })
    const { corpo } = await pedir(id, [{ chave: linhas[0].chave, qtde: 3 }])
    const [foi] = await banco().select().from(pedido).where(eq(pedido.id, corpo.idPedido))
    const ficou = await noBanco(id)
    expect([foi?.valorFrete, ficou.valorFrete]).toEqual(['4.29', '15.71'])
    expect([foi?.valorSeguro, ficou.valorSeguro]).toEqual(['0.02', '0.08'])
    // Freight that nobody calculated holds the order, which makes a version.
    expect((await cancelar(corpo.idPedido, 2)).status).toBe(200)
    expect(await noBanco(id)).toMatchObject({
      valorFrete: '20.00',
      valorSeguro: '0.10',
      valorTotal: '160.10',
    })
  })

  it('CLI-03 o crédito se pede do que vai, e não do orçamento inteiro', async () => {
    const { id, clienteId, linhas } = await comDois()
    const [boleto] = await banco().select().from(formaCobranca).where(eq(formaCobranca.antecipada, false))
    await banco()
      .update(orcamento)
      .set({ formaCobrancaId: boleto?.id ?? 0 })
      .where(eq(orcamento.id, id))
    await semDividas(clienteId, '50')
    const { corpo: tudo } = await teste.chamar(preverConversao, { token: await token(), params: { id } })
    expect(tudo.bloqueios.map(({ tipo }: { tipo: string }) => tipo)).toContain('CREDITO')
    const { corpo: parte } = await prever(id, [{ chave: linhas[0].chave, qtde: 3 }])
    expect(parte.bloqueios).toEqual([])
    // What went is owed already: the next part has only what is left.
    await pedir(id, [{ chave: linhas[0].chave, qtde: 3 }])
    const deNovo = async (qtde: number) => {
      const { bloqueios } = (await prever(id, [{ chave: linhas[0].chave, qtde }])).corpo
      return bloqueios.map(({ tipo }: { tipo: string }) => tipo)
    }
    expect([await deNovo(2), await deNovo(3)]).toEqual([[], ['CREDITO']])
  })

  it('GES-07 o pedido mínimo se pede de cada pedido, e não do orçamento', async () => {
    const { id, filialId, linhas } = await comDois()
    await contas.parametrizar('pedidoMinimo', '100', filialId)
    const impedem = async (qtde: number) =>
      (await prever(id, [{ chave: linhas[0].chave, qtde }])).corpo.impedimentos
    const [uma, todas] = [await impedem(3), await impedem(10)]
    await contas.parametrizar('pedidoMinimo', '0', filialId)
    expect(uma).toEqual([expect.stringMatching(/mínimo é de R\$\s100,00 em produtos: faltam R\$\s70,00/)])
    expect(todas).toEqual([])
  })

  it('GES-03 da negociação se gasta o que vai, o resto segue ao preço dela, e cancelado volta', async () => {
    const { id, clienteId, filialId, um, linhas } = await comDois()
    const [dela] = await banco()
      .insert(negociacao)
      .values({
        ...{ clienteId, filialId, colaboradorId: await contas.idDaConta('OPERADOR'), produtoId: um.id },
        ...{ alvo: 'PRODUTO', tipo: 'PRECO', preco: '7', quantidadeAte: '10', pedida: {} as never },
        ...{ inicio: cenario.hoje(), fim: cenario.hoje(), justificativa: 'Concorrente a 7,20' },
        autorizadaEm: teste.agora(),
        autorizadaPor: await contas.idDaConta('ADMIN'),
      })
      .returning()
    // What changed underneath is asked for when somebody touches the line.
    for (const [versao, qtde] of [
      [2, 9],
      [3, 10],
    ] as const)
      await cenario.alterar(id, { versao, itens: [{ ...linhas[0], qtde }] }, 'GERENTE')
    const usada = async () => {
      const [agora] = await banco()
        .select()
        .from(negociacao)
        .where(eq(negociacao.id, dela?.id ?? 0))
      return Number(agora?.quantidadeUsada)
    }
    const emAberto = async () => (await cenario.ler(id)).corpo.totais.vlTot
    expect(await emAberto()).toBe(110)
    const { previa, corpo } = await pedir(id, [{ chave: linhas[0].chave, qtde: 4 }])
    expect([previa.vlTot.pedido, await emAberto(), await usada()]).toEqual([28, 82, 4])
    const resto = await pedir(id, [{ chave: linhas[0].chave, qtde: 6 }])
    expect([resto.previa.vlTot.pedido, await usada()]).toEqual([42, 10])
    await cancelar(corpo.idPedido)
    expect([await emAberto(), await usada()]).toEqual([68, 6])
  })

  it('GES-02 da campanha se gasta o que vai; cancelado, volta', async () => {
    const { id, um, linhas } = await comDois()
    await cenario.promover({
      beneficio: { tipo: 'PRECO', preco: 8, minimo: 1 },
      produtos: [um.id],
      verba: '100',
    })
    await cenario.alterar(id, { versao: 2, itens: [{ ...linhas[0], qtde: 9 }] }, 'GERENTE')
    const { corpo } = await pedir(id, [{ chave: linhas[0].chave, qtde: 2 }])
    const usos = () => banco().select().from(campanhaUso).where(eq(campanhaUso.pedidoId, corpo.idPedido))
    expect(await usos()).toMatchObject([{ unidades: '2.0000', valor: '4.00' }])
    await cancelar(corpo.idPedido)
    expect(await usos()).toMatchObject([{ unidades: '0.0000', valor: '0.00' }])
  })

  it('VEN-02 o que foi aprovado vale para o que vai, e do resto só até onde ele chega', async () => {
    const { id, linhas } = await comDois()
    await cenario.alterar(id, { versao: 2, itens: [{ ...linhas[0], desconto: 40 }] }, 'GERENTE')
    const { versao } = await noBanco(id)
    await teste.chamar(aprovarOrcamento, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { versao, motivo: 'Cliente antigo' },
    })
    const doPreco = async () => (await noBanco(id)).aprovacoes.find(({ tipo }) => tipo === 'PRECO')?.valor
    expect(await doPreco()).toBe(40)
    const { previa, corpo } = await pedir(id, [{ chave: linhas[0].chave, qtde: 4 }])
    expect([previa.bloqueios, corpo.bloqueado]).toEqual([[], false])
    expect(await doPreco()).toBe(24)
    await cancelar(corpo.idPedido)
    expect(await doPreco()).toBe(40)
  })

  it('VEN-02 o mesmo envio duas vezes faz um pedido só; o que mudou depois de visto é 409', async () => {
    const { id, linhas } = await comDois()
    const parte = [{ chave: linhas[0].chave, qtde: 3 }]
    const { corpo: previa } = await prever(id, parte)
    const envio = {
      token: await token(),
      params: { id },
      corpo: { versao: previa.versao, assinatura: previa.assinatura, parte },
      headers: { 'idempotency-key': `parte-${id}` },
    }
    const outra = await teste.chamar(converterOrcamento, {
      ...envio,
      corpo: { ...envio.corpo, parte: [{ chave: linhas[0].chave, qtde: 4 }] },
      headers: {},
    })
    expect([outra.status, outra.erro.codigo]).toEqual([409, 'CONVERSAO_MUDOU'])
    const [um, dois] = [
      await teste.chamar(converterOrcamento, envio),
      await teste.chamar(converterOrcamento, envio),
    ]
    expect([um.status, dois.status, dois.corpo.idPedido]).toEqual([200, 200, um.corpo.idPedido])
    expect((await cenario.ler(id)).corpo.itens[0]?.qtde).toBe(7)
    const velho = await teste.chamar(converterOrcamento, { ...envio, headers: {} })
    expect([velho.status, velho.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
  })

  it.each<[string, (chaves: string[]) => Parte, RegExp]>([
    ['mais do que se orçou', ([chave = '']) => [{ chave, qtde: 12 }], /só tem 10/],
    ['fora do múltiplo', ([chave = '']) => [{ chave, qtde: 3 }], /de 2 em 2/],
    ['o que não está mais lá', () => [{ chave: 'nao-existe-mais', qtde: 1 }], /não está mais no orçamento/],
  ])('GER-20 422 no item: %s', async (_, parte, mensagem) => {
    const { id, linhas } = await comDois({ produto: { multiplo: '2', minimo: '2' } })
    const pedida = parte(linhas.map(({ chave }) => chave))
    const { status, erro } = await prever(id, pedida)
    expect([status, erro.campos]).toEqual([
      422,
      { [`parte.${pedida[0]?.chave}.qtde`]: expect.stringMatching(mensagem) },
    ])
  })

  it('PER-01 401, 403, 404 e 422', async () => {
    const { id, linhas } = await comDois()
    const corpo = { parte: [{ chave: linhas[0].chave, qtde: 1 }] }
    const chamar = async (quem: TipoDeUsuario | null, qual = id, outro: object = corpo) =>
      (
        await teste.chamar(preverParte, {
          ...(quem && { token: await token(quem) }),
          params: { id: qual },
          corpo: outro,
        })
      ).status
    expect([
      await chamar(null),
      await chamar('CONSUMIDOR_FINAL'),
      await chamar('OPERADOR', 99_999_999),
      await chamar('OPERADOR', id, { parte: [] }),
      await chamar('OPERADOR', id, { parte: [{ chave: linhas[0].chave, qtde: 0 }] }),
    ]).toEqual([401, 403, 404, 422, 422])
  })

  // Last: from here on whoever sells has an account.
  it('GES-08 a conta corrente paga só o que vai, e cancelado recebe de volta', async () => {
    for (const [chave, valor] of [
      ['descontoMaximoVendedor', '50'],
      ['contaCorrenteDebitoEm', 'PEDIDO'],
      ['contaCorrenteDeQuem', 'VENDEDOR'],
    ] as const)
      await contas.parametrizar(chave, valor)
    await contas.semContas()
    const conta = await contas.abrir()
    const { id, linhas } = await comDois()
    await cenario.alterar(id, { versao: 2, itens: [{ ...linhas[0], precoDigitado: 9 }] })
    const primeiro = await pedir(id, [{ chave: linhas[0].chave, qtde: 4 }])
    expect((await contas.saldo(conta)).saldo).toBe(-4)
    await pedir(id, [{ chave: linhas[0].chave, qtde: 6 }])
    expect((await contas.saldo(conta)).saldo).toBe(-10)
    await cancelar(primeiro.corpo.idPedido)
    expect((await contas.saldo(conta)).saldo).toBe(-6)
  })
})
