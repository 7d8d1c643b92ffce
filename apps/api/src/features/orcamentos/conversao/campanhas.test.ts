import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { leveGanhe, percentual } from '../../../../test/beneficios.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'
import { converterTudo } from '../../../../test/converter-tudo.ts'
import { insistir } from '../../../../test/insistir.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { mudarStatus } from '../../pedidos/mudar-status.ts'
import { travarPedido } from '../../pedidos/queries-mudanca.ts'
import { pedido, pedidoItem } from '../../pedidos/tabelas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { campanhaUso, orcamentoItem } from '../nucleo/tabelas.ts'

describe('GES-02 campanhas no orçamento e no pedido', () => {
  let teste: AppDeTeste
  let vendas: ReturnType<typeof cenarioDeVendas>
  let clientes: ReturnType<typeof cenarioDeClientes>
  let tabelaPrecoId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vendas = cenarioDeVendas(teste)
    clientes = cenarioDeClientes(teste)
    tabelaPrecoId = (await vendas.escolhas()).tabela.id
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  /** A customer of the test's own, and a product that costs R$ 10,00. */
  async function comecar(campos: object = {}) {
    const dele = await clientes.criar({ campos: { tabelaPrecoId, ...campos } })
    return { dele, produto: await vendas.criarProduto(tabelaPrecoId, dele.filialId, { estoque: 10_000 }) }
  }
  type Cliente = Awaited<ReturnType<typeof comecar>>['dele']
  type Produto = Awaited<ReturnType<typeof comecar>>['produto']
  async function orcar(dele: Cliente, produto: Produto, qtde: number) {
    const { corpo } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
    const itens = [vendas.linha(produto, { qtde })]
    expect((await vendas.alterar(corpo.id, { versao: 1, itens })).status).toBe(200)
    return corpo.id
  }
  const itensDe = (id: number) =>
    banco()
      .select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, id))
      .orderBy(asc(orcamentoItem.numeroItem))
  const precoDe = async (id: number) => Number((await itensDe(id))[0]?.valorUnitario)
  async function usado(id: number) {
    const [linha] = await banco().select().from(campanha).where(eq(campanha.id, id))
    return [Number(linha?.unidadesUsadas), Number(linha?.verbaUsada)]
  }
  const prever = async (id: number) =>
    (await teste.chamar(preverConversao, { token: await teste.tokenDe('OPERADOR'), params: { id } })).corpo
  const comStatus = (pedidoId: number, status: StatusDaVida) =>
    banco().update(pedido).set({ status }).where(eq(pedido.id, pedidoId))
  const mudar = (pedidoId: number, para: StatusDaVida) =>
    transacao(banco(), async (tx) => {
      const antes = await travarPedido(tx, pedidoId)
      const autoria = {
        agora: teste.agora(),
        colaboradorId: null,
        requisicao: null,
        ip: null,
        muda: ['pedidos'] as const,
      }
      await mudarStatus(tx, { negocio: teste.negocio(), autoria }, antes, { para, observacao: null })
    })

  it.each([
    ['a filial dele', ({ filialId }: Cliente) => ({ filiais: [filialId] }), 9],
    ['outra filial', () => ({ filiais: [999] }), 10],
    ['a tabela do orçamento', () => ({ tabelas: [tabelaPrecoId] }), 9],
    ['outra tabela', () => ({ tabelas: [999] }), 10],
    ['o segmento dele', () => ({ atividades: ['PADARIA GES-02'] }), 9],
    ['outro segmento', () => ({ atividades: ['AÇOUGUE'] }), 10],
    ['ele mesmo', ({ id }: Cliente) => ({ clientes: [id] }), 9],
    ['outro cliente', () => ({ clientes: [999_999] }), 10],
    ['uma classificação que não tem', () => ({ classificacoes: [999] }), 10],
    ['o segmento dele, mas outra filial', () => ({ atividades: ['PADARIA GES-02'], filiais: [999] }), 10],
    ['quem compra amanhã', () => ({ inicio: '2999-01-01', fim: '2999-01-01' }), 10],
    ['quem comprou ontem', () => ({ inicio: '2020-01-01', fim: '2020-01-01' }), 10],
    ['ninguém mais', () => ({ encerradaEm: new Date() }), 10],
  ])('GES-02 a campanha que é para %s', async (_caso, publico, preco) => {
    const { dele, produto } = await comecar({ atividade: 'PADARIA GES-02' })
    await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], ...publico(dele) })
    expect(await precoDe(await orcar(dele, produto, 1))).toBe(preco)
  })

  it('GES-02 GER-18 o preço diz qual campanha o fez, no orçamento e no pedido, que gasta a verba e a devolve cancelado', async () => {
    const { dele, produto } = await comecar()
    const [uma] = await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], verba: '100' })
    const id = uma?.id ?? 0
    const orcamentoId = await orcar(dele, produto, 12)
    const [item] = await itensDe(orcamentoId)
    expect(item).toMatchObject({
      promocaoId: id,
      beneficios: [{ tipo: 'CAMPANHA', valor: '1', cupom: true }],
    })
    expect(item?.memoria?.[1]).toEqual({ texto: 'Promoção Promoção de teste', valor: 9 })
    expect(await usado(id)).toEqual([0, 0])
    const { idPedido } = await converterTudo(teste, orcamentoId)
    const [doPedido] = await banco().select().from(pedidoItem).where(eq(pedidoItem.pedidoId, idPedido))
    expect([doPedido?.promocaoId, doPedido?.beneficios]).toEqual([id, item?.beneficios])
    expect(await usado(id)).toEqual([12, 12])
    await mudar(idPedido, 'CANCELADO')
    expect(await usado(id)).toEqual([0, 0])
  })

  it('GES-02 de várias campanhas o pedido gasta em todas com dois comandos: um as prende, um grava', async () => {
    const { dele, produto } = await comecar()
    const outro = await vendas.criarProduto(tabelaPrecoId, dele.filialId, { estoque: 100 })
    const campanhas = [
      ...(await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], verba: '100' })),
      ...(await vendas.promover({ beneficio: percentual(20), produtos: [outro.id], verba: '100' })),
    ]
    const { corpo } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
    const itens = [vendas.linha(produto, { qtde: 3 }), vendas.linha(outro, { qtde: 2 })]
    expect((await vendas.alterar(corpo.id, { versao: 1, itens })).status).toBe(200)
    const enviados = await comandosEnviados(() => converterTudo(teste, corpo.id))
    const dasCampanhas = enviados.filter((texto) => /"campanha(_uso)?"/.test(texto))
    const prendemOuGravam = dasCampanhas.filter((texto) =>
      /for update|^\s*(insert|update|with)\b/.test(texto),
    )
    expect(prendemOuGravam.length, prendemOuGravam.join('\n')).toBe(2)
    expect(await Promise.all(campanhas.map(({ id }) => usado(id)))).toEqual([
      [3, 3],
      [2, 4],
    ])
  })

  it('GES-02 o que se atende em parte gasta só a parte; o pagamento que expira devolve, e retomado gasta de novo', async () => {
    const { dele, produto } = await comecar()
    const [uma] = await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], limite: '12' })
    const id = uma?.id ?? 0
    const { idPedido } = await converterTudo(teste, await orcar(dele, produto, 10))
    await comStatus(idPedido, 'PAGAMENTO_PENDENTE')
    await mudar(idPedido, 'PAGAMENTO_EXPIRADO')
    expect(await usado(id)).toEqual([0, 0])
    await mudar(idPedido, 'PAGAMENTO_PENDENTE')
    expect(await usado(id)).toEqual([10, 10])
    await banco().update(pedidoItem).set({ quantidadeAtendida: '4' }).where(eq(pedidoItem.pedidoId, idPedido))
    await comStatus(idPedido, 'SEPARACAO')
    await mudar(idPedido, 'FATURADO')
    expect(await usado(id)).toEqual([4, 4])
  })

  it('GES-02 retomado quando outros já gastaram, o pedido fica bloqueado até que alguém decida', async () => {
    const { dele, produto } = await comecar()
    const [uma] = await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], limite: '12' })
    const { idPedido } = await converterTudo(teste, await orcar(dele, produto, 10))
    await comStatus(idPedido, 'PAGAMENTO_PENDENTE')
    await mudar(idPedido, 'PAGAMENTO_EXPIRADO')
    await converterTudo(teste, await orcar(dele, produto, 5))
    await mudar(idPedido, 'PAGAMENTO_PENDENTE')
    expect((await transacao(banco(), (tx) => travarPedido(tx, idPedido))).status).toBe('BLOQUEADO')
    expect(await usado(uma?.id ?? 0)).toEqual([5, 5])
  })

  it('GES-02 o que já não cabe não vira pedido pelo preço prometido, e diz por quê; o limite é também de cada cliente', async () => {
    const { dele, produto } = await comecar()
    await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], limitePorCliente: '12' })
    const [primeiro, segundo] = [await orcar(dele, produto, 8), await orcar(dele, produto, 8)]
    await converterTudo(teste, primeiro)
    expect((await prever(segundo)).impedimentos).toEqual([
      expect.stringContaining('ainda dá 4 un. a este cliente, e o orçamento usa 8'),
    ])
    const outro = await clientes.criar({ campos: { tabelaPrecoId } })
    await converterTudo(teste, await orcar(outro, produto, 12))
    // Written again it costs what it does today.
    const itens = (await itensDe(segundo)).map(({ chave }) =>
      vendas.linha(produto, { qtde: 9, chave: chave ?? '' }),
    )
    await vendas.alterar(segundo, { versao: 2, itens })
    expect(await precoDe(segundo)).toBe(10)
  })

  it('GES-02 duas linhas somam o que se usa, e o que passa é dito na quantidade', async () => {
    const { dele, produto } = await comecar()
    await vendas.promover({ beneficio: percentual(10), produtos: [produto.id], limite: '10' })
    const { corpo } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
    const itens = [6, 6].map((qtde) => vendas.linha(produto, { qtde }))
    const { status, erro } = await vendas.alterar(corpo.id, { versao: 1, itens })
    expect(status).toBe(422)
    expect(Object.values(erro.campos ?? {})[0]).toContain('tem só 10 un.')
  })

  it('GES-02 o brinde de outro produto vem marcado, segue a quantidade, gasta a verba e sai com o cancelamento', async () => {
    const { dele, produto } = await comecar()
    const brinde = await vendas.criarProduto(tabelaPrecoId, dele.filialId, { estoque: 100, valor: '4' })
    const [uma] = await vendas.promover({
      beneficio: leveGanhe(5, 1, brinde.id),
      produtos: [produto.id],
      verba: '50',
    })
    const { corpo } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
    const linha = vendas.linha(produto, { qtde: 10 })
    const { corpo: gravado } = await vendas.alterar(corpo.id, { versao: 1, itens: [linha] })
    expect(gravado.brindes).toMatchObject([
      { idProd: brinde.id, qtde: 2, bonificado: true, brindeDe: { id: uma?.id } },
    ])
    expect(gravado.produtos.map(({ id }) => id)).toEqual([brinde.id])
    await vendas.alterar(corpo.id, { versao: 2, itens: [{ ...linha, qtde: 4 }] })
    expect(await itensDe(corpo.id)).toHaveLength(1)
    await vendas.alterar(corpo.id, { versao: 3, itens: [{ ...linha, qtde: 15 }] })
    const { idPedido } = await converterTudo(teste, corpo.id)
    expect(await usado(uma?.id ?? 0)).toEqual([3, 12])
    await mudar(idPedido, 'CANCELADO')
    expect(await usado(uma?.id ?? 0)).toEqual([0, 0])
  })

  it('GES-02 100 conversões ao mesmo tempo nunca passam da verba, do limite, nem do que um cliente pode', async () => {
    const { dele, produto } = await comecar()
    const outro = await clientes.criar({ campos: { tabelaPrecoId } })
    const [uma] = await vendas.promover({
      beneficio: percentual(10),
      produtos: [produto.id],
      verba: '33.00',
      limitePorCliente: '20',
    })
    const id = uma?.id ?? 0
    const quantos = 100
    const orcamentos: number[] = []
    for (let i = 0; i < quantos; i += 1) orcamentos.push(await orcar(i % 2 === 0 ? dele : outro, produto, 5))
    const vistas = []
    for (const orcamentoId of orcamentos) vistas.push({ orcamentoId, ...(await prever(orcamentoId)) })
    const token = await teste.tokenDe('OPERADOR')
    const fins = await Promise.all(
      vistas.map(({ orcamentoId, versao, assinatura }) =>
        insistir(() =>
          teste.chamar(converterOrcamento, {
            token,
            params: { id: orcamentoId },
            corpo: { versao, assinatura },
          }),
        ),
      ),
    )
    expect(new Set(fins.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const feitos = fins.filter(({ status }) => status === 200).length
    expect(feitos).toBe(6)
    expect(await usado(id)).toEqual([30, 30])
    const porCliente = await banco()
      .select({ soma: sql<string>`sum(${campanhaUso.unidades})`.mapWith(Number) })
      .from(campanhaUso)
      .where(eq(campanhaUso.campanhaId, id))
      .groupBy(campanhaUso.clienteId)
    expect(porCliente.reduce((soma, um) => soma + um.soma, 0)).toBe(30)
    for (const { soma } of porCliente) expect(soma).toBeLessThanOrEqual(20)
  })
})
