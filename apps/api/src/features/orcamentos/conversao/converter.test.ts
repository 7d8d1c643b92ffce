import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { comPrefixo } from '@balcao/dominio/parametros'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { formaCobranca, pedido } from '../../pedidos/tabelas.ts'
import { cupom } from '../../precos/tabelas.ts'
import { estoque, produto as produtoDoBanco } from '../../produtos/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('POST /orcamentos/:id/converter', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const prever = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(preverConversao, { token: await teste.tokenDe(tipo), params: { id } })
  const converter = async (id: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(converterOrcamento, { token: await teste.tokenDe(tipo), params: { id }, corpo })
  async function confirmar(id: number) {
    const { corpo } = await prever(id)
    return converter(id, { versao: corpo.versao, assinatura: corpo.assinatura })
  }

  /** A customer who owes nothing, with a quote of one product. */
  async function comUmItem(novo: Parameters<typeof cenario.criarProduto>[2] = {}, campos: object = {}) {
    const aberto = await cenario.comecar()
    await semDividas(aberto.clienteId)
    const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, novo)
    const linha = cenario.linha(produto, campos)
    await cenario.alterar(aberto.id, { versao: 1, itens: [linha] }, 'GERENTE')
    return { ...aberto, produto, linha }
  }
  async function semDividas(clienteId: number) {
    const { banco } = teste.negocio()
    await banco.update(titulo).set({ baixadoEm: cenario.hoje() }).where(eq(titulo.clienteId, clienteId))
    await banco.update(pedido).set({ status: 'ENTREGUE' }).where(eq(pedido.clienteId, clienteId))
    await banco
      .update(limiteDeCredito)
      .set({ limiteTotal: '1000000' })
      .where(eq(limiteDeCredito.clienteId, clienteId))
  }
  const saldo = async (produtoId: number) => {
    const [linha] = await teste.negocio().banco.select().from(estoque).where(eq(estoque.produtoId, produtoId))
    return [Number(linha?.quantidade), Number(linha?.reservado)]
  }
  /** The same quote many times, each its own: the first is written as people do, the others are copies of its rows. */
  async function muitos(quantos: number, produto: { id: number; idEmb: number }, cabecalho: object = {}) {
    const primeiro = await cenario.comecar()
    await semDividas(primeiro.clienteId)
    const itens = [cenario.linha(produto)]
    const { status } = await cenario.alterar(primeiro.id, { versao: 1, cabecalho, itens })
    expect(status).toBe(200)
    const ids = [primeiro.id, ...(await copiar(primeiro.id, quantos - 1))]
    const previas = await Promise.all(ids.map(async (id) => ({ id, ...(await prever(id)).corpo })))
    return { ...primeiro, previas }
  }
  async function copiar(id: number, vezes: number): Promise<number[]> {
    const { banco } = teste.negocio()
    const [{ id: _, busca: __, ...modelo }] = (await banco
      .select()
      .from(orcamento)
      .where(eq(orcamento.id, id))) as [typeof orcamento.$inferSelect]
    const linhas = await banco.select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id))
    const copias = await banco
      .insert(orcamento)
      .values(Array.from({ length: vezes }, () => modelo))
      .returning({ id: orcamento.id })
    await banco
      .insert(orcamentoItem)
      .values(
        copias.flatMap((copia) => linhas.map(({ id: _, ...linha }) => ({ ...linha, orcamentoId: copia.id }))),
      )
    return copias.map((copia) => copia.id)
  }
  const todosDeUmaVez = (previas: readonly { id: number; versao: number; assinatura: string }[]) =>
    Promise.all(previas.map(({ id, versao, assinatura }) => converter(id, { versao, assinatura })))

  it('VEN-02 o pedido é o que se viu: itens, totais, reserva, histórico; o orçamento está ganho', async () => {
    const { id, produto } = await comUmItem({ estoque: 50 }, { qtde: 4 })
    const { corpo: previa } = await prever(id)
    expect(previa).toMatchObject({ impedimentos: [], bloqueios: [], faltas: [], precosMudados: [] })
    const { status, corpo } = await converter(id, { versao: previa.versao, assinatura: previa.assinatura })
    expect([status, corpo.bloqueado, corpo.message]).toEqual([
      200,
      false,
      `Pedido ${corpo.idPedido} incluído.`,
    ])
    expect(await saldo(produto.id)).toEqual([50, 4])
    const { corpo: feito } = await teste.chamar(obterPedido, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id: corpo.idPedido },
    })
    expect(feito).toMatchObject({ vlTot: previa.vlTot.pedido, qtdeIt: 1, status: { chave: 'AGUARDANDO' } })
    expect((await cenario.ler(id)).corpo).toMatchObject({
      soLeitura: `Este orçamento virou o pedido ${corpo.idPedido}.`,
      idPedido: corpo.idPedido,
    })
  })

  it('VEN-02 a prévia diz os itens, o pagamento e a entrega, como o pedido os terá', async () => {
    const { id, clienteId, produto } = await comUmItem({ estoque: 50 }, { qtde: 4 })
    const { banco } = teste.negocio()
    const { corpo: noProprio } = await prever(id)
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, clienteId))
    expect(noProprio.entrega.endereco).toContain(comprador?.logradouro)
    const [endereco] = await banco
      .insert(enderecoEntrega)
      .values({
        clienteId,
        cep: '13010000',
        logradouro: 'Rua das Flores',
        numero: '10',
        bairro: 'Centro',
        cidade: 'Campinas',
        ibge: '3509502',
        uf: 'SP',
      })
      .returning({ id: enderecoEntrega.id })
    await banco
      .update(orcamento)
      .set({ enderecoEntregaId: endereco?.id ?? null, observacaoEntrega: 'Portão azul' })
      .where(eq(orcamento.id, id))
    const { corpo: previa } = await prever(id)
    expect(previa.itens).toEqual([
      {
        idExibicao: produto.codigo,
        descNF: expect.any(String),
        emb: expect.any(String),
        qtde: 4,
        vlTot: 40,
        bonificado: false,
      },
    ])
    const { corpo: visto } = await teste.chamar(obterOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
    })
    expect(previa.pagamento).toEqual({
      plano: visto.plano.desc,
      cobranca: visto.cobranca.desc,
      taxaFixa: visto.cobranca.taxaFixa,
    })
    expect(previa.entrega).toMatchObject({
      endereco: 'Rua das Flores, 10 · Centro · Campinas/SP · CEP 13010-000',
      tipoFrete: visto.tipoFrete.desc,
      transportadora: visto.transportadora?.razSoc ?? null,
      vlFrete: visto.vlFrete,
      observacao: 'Portão azul',
    })
  })

  it('VEN-02 o que falta vira item removido, e se diz antes', async () => {
    const { id, produto } = await comUmItem({ estoque: 3 }, { qtde: 10 })
    const { corpo: previa } = await prever(id)
    expect(previa.faltas).toEqual([expect.objectContaining({ pedida: 10, atendida: 3 })])
    const { corpo } = await confirmar(id)
    const { corpo: feito } = await teste.chamar(obterPedido, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id: corpo.idPedido },
    })
    expect([feito.itens.map(({ qtde }) => qtde), feito.itensRemovidos.map(({ qtde }) => qtde)]).toEqual([
      [3],
      [7],
    ])
    expect(await saldo(produto.id)).toEqual([3, 3])
  })

  it('VEN-02 o que não se vende mais impede, dito pelo nome: o pedido não sai sem ele', async () => {
    const { id, tabelaId, filialId } = await comUmItem()
    const outro = await cenario.criarProduto(tabelaId, filialId)
    const linha = cenario.linha(outro)
    await cenario.alterar(id, { versao: 2, itens: [linha] })
    const { corpo: antes } = await prever(id)
    expect([antes.impedimentos, antes.itens.length]).toEqual([[], 2])
    const mudar = (ativo: boolean) =>
      teste.negocio().banco.update(produtoDoBanco).set({ ativo }).where(eq(produtoDoBanco.id, outro.id))
    await mudar(false)
    expect((await prever(id)).corpo.impedimentos).toEqual([
      `${outro.codigo} · ${outro.descricaoCompleta} não se vende mais. Tire o item do orçamento.`,
    ])
    // Whoever saw it before is not given an order without it, nor is whoever sees it now.
    expect((await converter(id, { versao: antes.versao, assinatura: antes.assinatura })).status).toBe(409)
    expect((await confirmar(id)).status).toBe(409)
    await cenario.alterar(id, { versao: 3, removidos: [linha.chave] })
    expect((await confirmar(id)).status).toBe(200)
  })

  it('VEN-02 o preço que mudou se diz; vale o orçado na validade, o de hoje depois', async () => {
    const { id, produto, tabelaId } = await comUmItem({ valor: '10' }, { qtde: 2 })
    await cenario.mudarPreco(produto.id, tabelaId, '12')
    const { corpo: valida } = await prever(id)
    expect(valida).toMatchObject({ precosMantidos: true, precosMudados: [{ de: 10, para: 12 }] })
    expect(valida.vlTot.pedido).toBe(valida.vlTot.orcado)
    await teste
      .negocio()
      .banco.update(orcamento)
      .set({ dataValidade: '2020-01-01' })
      .where(eq(orcamento.id, id))
    const { corpo: vencida } = await prever(id)
    expect([vencida.precosMantidos, vencida.vlTot.pedido - vencida.vlTot.orcado]).toEqual([false, 4])
  })

  it('VEN-02 quem confirma o que já não é o que viu recebe 409, e nada acontece', async () => {
    const { id, produto } = await comUmItem({ estoque: 5 }, { qtde: 5 })
    const { corpo: previa } = await prever(id)
    await teste
      .negocio()
      .banco.update(estoque)
      .set({ quantidade: '2' })
      .where(eq(estoque.produtoId, produto.id))
    const visto = { versao: previa.versao, assinatura: previa.assinatura }
    expect(await converter(id, visto)).toMatchObject({ status: 409, erro: { codigo: 'CONVERSAO_MUDOU' } })
    expect(await saldo(produto.id)).toEqual([2, 0])
    expect(await converter(id, { ...visto, versao: 1 })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
  })

  it('VEN-02 bloqueado, diz por quê e quem libera; reserva o estoque e não vai ao ERP', async () => {
    const { id, clienteId, produto } = await comUmItem({}, { desconto: 16, qtde: 3 })
    await teste
      .negocio()
      .banco.update(cliente)
      .set({ motivoBloqueio: 'Cheque devolvido' })
      .where(eq(cliente.id, clienteId))
    const { corpo: previa } = await prever(id)
    expect(previa.bloqueios.map(({ tipo }) => tipo)).toEqual(['CLIENTE_BLOQUEADO', 'PRECO'])
    expect(previa.bloqueios[0]).toMatchObject({
      texto: 'Cliente bloqueado: Cheque devolvido',
      quemLibera: expect.stringContaining('Gerente'),
    })
    const { corpo } = await confirmar(id)
    expect(corpo).toMatchObject({ bloqueado: true, message: expect.stringContaining('bloqueado') })
    expect((await saldo(produto.id))[1]).toBe(3)
  })

  it('VEN-02 vazio, de prospect ou abaixo do mínimo não vira pedido, e diz por quê', async () => {
    const vazio = await cenario.comecar()
    expect((await prever(vazio.id)).corpo.impedimentos).toEqual(['O orçamento não tem nenhum item.'])
    const { id, clienteId, filialId } = await comUmItem()
    const { banco } = teste.negocio()
    await banco.insert(parametro).values({ chave: comPrefixo('pedidoMinimo'), filialId, valor: '500' })
    await teste.negocio().renovarParametros()
    expect((await prever(id)).corpo.impedimentos).toEqual([expect.stringContaining('pedido mínimo')])
    expect((await confirmar(id)).status).toBe(409)
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('pedidoMinimo')))
    await teste.negocio().renovarParametros()
    await banco.update(cliente).set({ prospect: true }).where(eq(cliente.id, clienteId))
    expect((await prever(id)).corpo.impedimentos).toEqual([expect.stringContaining('prospect')])
    await banco.update(cliente).set({ prospect: false }).where(eq(cliente.id, clienteId))
  })

  it('VEN-02 dois cliques, um pedido', async () => {
    const { id, produto } = await comUmItem({ estoque: 10 })
    const { corpo } = await prever(id)
    const visto = { versao: corpo.versao, assinatura: corpo.assinatura }
    const respostas = await Promise.all([converter(id, visto), converter(id, visto)])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await saldo(produto.id))[1]).toBe(1)
  })

  it('VEN-02 estoque 10 e 20 ao mesmo tempo: 10 pedidos; cancelado um, o seu volta', async () => {
    const { tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { estoque: 10 })
    const { previas } = await muitos(20, produto)
    const respostas = await todosDeUmaVez(previas)
    const feitos = respostas.filter(({ status }) => status === 200)
    expect([feitos.length, respostas.filter(({ status }) => status === 409).length]).toEqual([10, 10])
    expect(await saldo(produto.id)).toEqual([10, 10])
    const { status } = await teste.chamar(cancelarPedido, {
      token: await teste.tokenDe('GERENTE'),
      params: { id: feitos[0]?.corpo.idPedido ?? 0 },
      corpo: { motivo: 'O cliente desistiu da compra', versao: 1 },
    })
    expect(status).toBe(200)
    expect(await saldo(produto.id)).toEqual([10, 9])
  })

  it('VEN-02 cupom de 3 usos e 20 ao mesmo tempo: 3 pedidos; o cancelado devolve o uso', async () => {
    const { tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { estoque: 1000 })
    await cenario.darCupom({ codigo: 'TRES', percentual: '10', usosMaximos: 3 })
    const { previas } = await muitos(20, produto, { cupom: 'TRES' })
    const respostas = await todosDeUmaVez(previas)
    const feitos = respostas.filter(({ status }) => status === 200)
    const usos = async () =>
      (await teste.negocio().banco.select().from(cupom).where(eq(cupom.codigo, 'TRES')))[0]?.usos
    expect([feitos.length, await usos()]).toEqual([3, 3])
    await teste.chamar(cancelarPedido, {
      token: await teste.tokenDe('GERENTE'),
      params: { id: feitos[0]?.corpo.idPedido ?? 0 },
      corpo: { motivo: 'O cliente desistiu da compra', versao: 1 },
    })
    expect(await usos()).toBe(2)
  })

  it('VEN-02 100 ao mesmo tempo nunca passam do limite de crédito nem do estoque', async () => {
    const { tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { estoque: 60, valor: '10' })
    const { previas, clienteId } = await muitos(100, produto)
    const { banco } = teste.negocio()
    const [primeiro] = await banco
      .select()
      .from(orcamento)
      .where(eq(orcamento.id, previas[0]?.id ?? 0))
    const total = Number(primeiro?.valorTotal)
    const limite = {
      limiteTotal: (total * 25).toFixed(2),
      formaCobrancaId: primeiro?.formaCobrancaId ?? 0,
      planoPagamentoId: primeiro?.planoPagamentoId ?? 0,
    }
    await banco.delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    await banco.insert(limiteDeCredito).values({ clienteId, ...limite })
    // What is paid before takes no credit.
    await banco
      .update(formaCobranca)
      .set({ antecipada: false })
      .where(eq(formaCobranca.id, limite.formaCobrancaId))
    const feitos = new Set<number>()
    // Whoever is refused looks again and confirms what they see, as a seller would.
    for (let rodada = 0; rodada < 3; rodada++) {
      const faltam = previas.filter(({ id }) => !feitos.has(id))
      const vistas =
        rodada === 0
          ? faltam
          : await Promise.all(faltam.map(async ({ id }) => ({ id, ...(await prever(id)).corpo })))
      const respostas = await todosDeUmaVez(vistas)
      respostas.forEach(({ status }, i) => {
        expect([200, 409]).toContain(status)
        if (status === 200) feitos.add(vistas[i]?.id ?? 0)
      })
    }
    const pedidos = await banco
      .select()
      .from(pedido)
      .where(and(eq(pedido.clienteId, clienteId), inArray(pedido.status, ['AGUARDANDO', 'BLOQUEADO'])))
    const soma = (status: string) =>
      pedidos
        .filter((feito) => feito.status === status)
        .reduce((ate, { valorTotal }) => ate + Number(valorTotal), 0)
    expect(soma('AGUARDANDO')).toBeLessThanOrEqual(total * 25 + 0.001)
    expect(soma('AGUARDANDO')).toBeGreaterThan(0)
    const [quantidade = 0, reservado = 0] = await saldo(produto.id)
    expect(reservado).toBe(pedidos.length)
    expect(reservado).toBeLessThanOrEqual(quantidade)
  })

  it('401; 403 a quem não vende; 404 ao orçamento de outra pessoa; 422 sem assinatura', async () => {
    const { id } = await comUmItem()
    expect((await teste.chamar(preverConversao, { params: { id } })).status).toBe(401)
    expect((await prever(id, 'COLABORADOR')).status).toBe(403)
    expect((await converter(id, { versao: 2 })).status).toBe(422)
    const deOutro = await cenario.incluirOrcamento({ doRepresentante: false })
    expect((await prever(deOutro.id, 'REPRESENTANTE')).status).toBe(404)
  })
})
