import { Decimal } from '@balcao/dominio/formatos/decimal'
import { converterOrcamento, preverParte } from '@balcao/dominio/orcamentos/conversao'
import { baixarOrcamento, criarLinkDoOrcamento, verOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { textoPorPagina } from '../../../../test/ler-pdf.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { pedido } from '../../pedidos/tabelas.ts'
import { cupom } from '../../precos/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

const NCM_COM_IPI = '77770001'

describe('cupom de um orçamento pedido em partes', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
    token = await teste.tokenDe('OPERADOR')
    await cenario.tributar({ ncm: NCM_COM_IPI, ipi: '10' })
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  let quantos = 0
  /** Ten at R$ 10,00 of one product and four of another, and a coupon: R$ 140,00 of goods. */
  async function comCupom(
    campos: Omit<Parameters<typeof cenario.darCupom>[0], 'codigo'>,
    produto: Parameters<typeof cenario.criarProduto>[2] = {},
  ) {
    const aberto = await cenario.comecar()
    const { id, clienteId, tabelaId, filialId } = aberto
    await banco().update(titulo).set({ baixadoEm: cenario.hoje() }).where(eq(titulo.clienteId, clienteId))
    await banco().update(pedido).set({ status: 'ENTREGUE' }).where(eq(pedido.clienteId, clienteId))
    await banco()
      .update(limiteDeCredito)
      .set({ limiteTotal: '1000000' })
      .where(eq(limiteDeCredito.clienteId, clienteId))
    const codigo = `PARTE${++quantos}`
    await cenario.darCupom({ codigo, ...campos })
    const linhas = []
    for (const qtde of [10, 4])
      linhas.push(cenario.linha(await cenario.criarProduto(tabelaId, filialId, produto), { qtde }))
    const [a, b] = linhas
    if (!a || !b) throw new Error('o orçamento ficou sem linhas')
    const { status } = await cenario.alterar(id, { versao: 1, itens: linhas, cabecalho: { cupom: codigo } })
    expect(status).toBe(200)
    return { ...aberto, codigo, a, b }
  }
  type Orcado = Awaited<ReturnType<typeof comCupom>>
  type Pedaco = ['a' | 'b', number][]

  const prever = (orcado: Orcado, pedaco: Pedaco) =>
    teste.chamar(preverParte, {
      token,
      params: { id: orcado.id },
      corpo: { parte: pedaco.map(([qual, qtde]) => ({ chave: orcado[qual].chave, qtde })) },
    })
  async function pedir(orcado: Orcado, pedaco: Pedaco) {
    const { corpo: previa } = await prever(orcado, pedaco)
    expect(previa.impedimentos).toEqual([])
    const parte = pedaco.map(([qual, qtde]) => ({ chave: orcado[qual].chave, qtde }))
    const { status, corpo } = await teste.chamar(converterOrcamento, {
      token,
      params: { id: orcado.id },
      corpo: { versao: previa.versao, assinatura: previa.assinatura, parte },
    })
    expect(status).toBe(200)
    const { corpo: feito } = await teste.chamar(obterPedido, { token, params: { id: corpo.idPedido } })
    expect(feito.vlTot).toBe(previa.vlTot.pedido)
    return feito
  }
  async function cancelar(id: number) {
    const [{ versao } = { versao: 0 }] = await banco().select().from(pedido).where(eq(pedido.id, id))
    const { status } = await teste.chamar(cancelarPedido, {
      token: await teste.tokenDe('GERENTE'),
      params: { id },
      corpo: { motivo: 'O cliente desistiu da compra', versao },
    })
    return status
  }
  const usos = async ({ codigo }: Orcado) => {
    const [linha] = await banco().select().from(cupom).where(eq(cupom.codigo, codigo))
    return linha?.usos
  }
  /** What is open, as it is kept; the editor's own sum is the same. */
  async function emAberto({ id }: Pick<Orcado, 'id'>) {
    const { corpo } = await cenario.ler(id)
    const { totais, itens, produtos, operacao, cupom: dele } = corpo
    const naTela = precificarOrcamento({
      itens,
      produtos: new Map(produtos.map((produto: { id: number }) => [produto.id, produto])) as never,
      operacao,
      cupom: dele,
      ...totais,
    })
    expect(naTela.totais.vlTot.toNumber()).toBe(totais.vlTot)
    return totais.vlTot
  }
  const bens = (cupomDoPedido: { desconto: number; impostos: number } | null) =>
    new Decimal(cupomDoPedido?.desconto ?? 0).minus(cupomDoPedido?.impostos ?? 0)

  const A3: Pedaco = [['a', 3]]
  const A7: Pedaco = [['a', 7]]
  const B4: Pedaco = [['b', 4]]
  it.each<{ cupom: { valor: string } | { percentual: string }; total: number; pedacos: Pedaco[] }>([
    { cupom: { valor: '20' }, total: 120, pedacos: [A3, A7, B4] },
    { cupom: { valor: '20' }, total: 120, pedacos: [B4, [['a', 10]]] },
    { cupom: { percentual: '10' }, total: 126, pedacos: [A7, [...B4, ...A3]] },
  ])(
    'VEN-02 as partes somam o todo, o cupom é um uso só, e a tela diz o mesmo: %j',
    async ({ cupom: qual, total, pedacos }) => {
      const orcado = await comCupom({ ...qual, usosMaximos: 1, usosPorCliente: 1 })
      expect(await emAberto(orcado)).toBe(total)
      let pedidos = new Decimal(0)
      for (const pedaco of pedacos) {
        const feito = await pedir(orcado, pedaco)
        pedidos = pedidos.plus(feito.vlTot)
        expect([feito.cupom?.codigo, await usos(orcado)]).toEqual([orcado.codigo, 1])
        if (pedaco !== pedacos.at(-1)) expect(pedidos.plus(await emAberto(orcado)).toNumber()).toBe(total)
      }
      expect(pedidos.toNumber()).toBe(total)
    },
  )

  it('VEN-02 com imposto que cai junto, os reais do cupom se repartem pelas mercadorias, e nem um centavo a mais', async () => {
    const orcado = await comCupom({ valor: '20' }, { ncm: NCM_COM_IPI, valor: '9.97' })
    const feitos = []
    for (const pedaco of [A3, A7, B4]) feitos.push(await pedir(orcado, pedaco))
    const dados = feitos.map(({ cupom: dele }) => bens(dele).toFixed(2))
    expect(dados).toEqual(['4.29', '10.00', '5.71'])
    expect(feitos.every(({ cupom: dele }) => (dele?.impostos ?? 0) > 0)).toBe(true)
  })

  it('VEN-02 o resto diz o mesmo no link e no papel', async () => {
    const orcado = await comCupom({ valor: '20' })
    await pedir(orcado, A3)
    expect(await emAberto(orcado)).toBe(94.29)
    const { corpo: link } = await teste.chamar(criarLinkDoOrcamento, { token, params: { id: orcado.id } })
    const segredo = new URL(link.endereco).searchParams.get('token') ?? ''
    const { corpo: visto } = await teste.chamar(verOrcamentoPeloLink, { query: { token: segredo } })
    expect(visto.totais).toMatchObject({ vlTot: 94.29, cupom: { desconto: 15.71 } })
    const pdf = await teste.chamar(baixarOrcamento, { token, params: { id: orcado.id } })
    expect((await textoPorPagina(pdf.bruta.rawPayload)).join(' ')).toContain('94,29')
  })

  it('VEN-02 cancelada a parte, o que levou do cupom volta com ela; o uso, com a última', async () => {
    const orcado = await comCupom({ valor: '20', usosMaximos: 1, usosPorCliente: 1 })
    const primeiro = await pedir(orcado, A3)
    const segundo = await pedir(orcado, A7)
    expect(await emAberto(orcado)).toBe(34.29)
    expect(await cancelar(primeiro.id)).toBe(200)
    expect([await emAberto(orcado), await usos(orcado)]).toEqual([60, 1])
    expect(await cancelar(segundo.id)).toBe(200)
    expect([await emAberto(orcado), await usos(orcado)]).toEqual([120, 0])
    expect((await pedir(orcado, [...A7, ['b', 4]])).vlTot).toBe(94.29)
  })

  it('VEN-02 canceladas as duas ao mesmo tempo, o uso volta uma vez', async () => {
    const orcado = await comCupom({ valor: '20', usosMaximos: 5 })
    const outro = { ...orcado, ...(await outroDoMesmo(orcado)) }
    await pedir(outro, A3)
    const feitos = [await pedir(orcado, A3), await pedir(orcado, A7), await pedir(orcado, B4)]
    expect(await usos(orcado)).toBe(2)
    expect(await Promise.all(feitos.map(({ id }) => cancelar(id)))).toEqual([200, 200, 200])
    expect(await usos(orcado)).toBe(1)
  })

  it('VEN-02 a parte e o resto cancelados no mesmo instante: nenhum conta com o outro, e o uso volta', async () => {
    const orcado = await comCupom({ valor: '20', usosMaximos: 1 })
    const feitos = [await pedir(orcado, A7), await pedir(orcado, [...A3, ...B4])]
    expect(await usos(orcado)).toBe(1)
    const status = await enquantoPreso(
      banco(),
      // Each has asked for its use before any gave one back, unless they wait for each other.
      (tx) => tx.execute(sql`lock table cupom_uso in share mode`),
      feitos.map(
        ({ id }) =>
          () =>
            cancelar(id),
      ),
    )
    expect([status, await usos(orcado)]).toEqual([[200, 200], 0])
  })

  it('VEN-02 o uso é de um orçamento: outro do mesmo cliente já não o tem, e o resto do primeiro sim', async () => {
    const orcado = await comCupom({ valor: '20', usosPorCliente: 1 })
    const outro = { ...orcado, ...(await outroDoMesmo(orcado)) }
    await pedir(orcado, A3)
    expect((await prever(outro, A3)).corpo.impedimentos).toEqual([
      'Este cliente já usou este cupom. Tire o cupom do orçamento.',
    ])
    expect((await pedir(orcado, A7)).cupom?.desconto).toBe(10)
  })

  it('VEN-02 a compra mínima se pede do que já se pediu do orçamento, com o que vai agora', async () => {
    const orcado = await comCupom({ valor: '20', minimo: '100' })
    expect((await prever(orcado, A3)).corpo.impedimentos).toEqual([
      expect.stringMatching(/pede ao menos R\$\s100,00/),
    ])
    expect((await pedir(orcado, [['a', 10]])).vlTot).toBe(85.71)
    expect(await emAberto(orcado)).toBe(34.29)
    expect((await pedir(orcado, [['b', 1]])).vlTot).toBe(8.57)
  })

  it('VEN-02 o que se acrescenta ao resto não renova o cupom', async () => {
    const orcado = await comCupom({ valor: '20' })
    await pedir(orcado, A7)
    const { corpo } = await cenario.ler(orcado.id)
    await cenario.alterar(orcado.id, { versao: corpo.versao, itens: [{ ...orcado.b, qtde: 100 }] })
    expect(await emAberto(orcado)).toBe(1020)
  })

  /** Another quote of the same customer, with the same lines and the same coupon. */
  async function outroDoMesmo({ clienteId, filialId, codigo, a, b }: Orcado) {
    const { corpo } = await cenario.criar(clienteId, 'OPERADOR', filialId)
    const { status } = await cenario.alterar(corpo.id, {
      versao: 1,
      itens: [a, b],
      cabecalho: { cupom: codigo },
    })
    expect(status).toBe(200)
    return { id: corpo.id }
  }

  it('VEN-02 duas pessoas pedem partes ao mesmo tempo: quem chega depois sabe que mudou, e nada vai duas vezes', async () => {
    const orcado = await comCupom({ valor: '20', usosMaximos: 1 })
    const parte = [{ chave: orcado.a.chave, qtde: 6 }]
    const { corpo: previa } = await prever(orcado, [['a', 6]])
    const { versao, assinatura } = previa
    const respostas = await Promise.all(
      [token, await teste.tokenDe('GERENTE')].map((de) =>
        teste.chamar(converterOrcamento, {
          token: de,
          params: { id: orcado.id },
          corpo: { versao, assinatura, parte },
        }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await banco().$count(orcamento, eq(orcamento.parteDe, orcado.id))).toBe(1)
    expect([await emAberto(orcado), await usos(orcado)]).toEqual([68.57, 1])
  })
})
