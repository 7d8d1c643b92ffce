import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { converterOrcamento, preverParte } from '@balcao/dominio/orcamentos/conversao'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeContas } from '../../../../test/cenario-de-contas.ts'
import { pedido } from '../../pedidos/tabelas.ts'
import { cupom } from '../../precos/tabelas.ts'
import { estoque } from '../../produtos/tabelas.ts'
import { negociacaoUso, orcamento } from '../nucleo/tabelas.ts'

const PEDIDAS = 4
const ORCADAS = 10

describe('VEN-02 parte de um orçamento com o que se combinou', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeContas>
  let cupons = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeContas(teste)
    for (const [chave, valor] of [
      ['descontoMaximoVendedor', '50'],
      ['contaCorrenteDebitoEm', 'PEDIDO'],
      ['contaCorrenteDeQuem', 'VENDEDOR'],
    ] as const)
      await cenario.parametrizar(chave, valor)
    await cenario.semContas()
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  /** Ten of a product of R$ 10,00, with what is said of the line. */
  async function orcar(campos: object = {}) {
    const feito = await cenario.orcar({ qtde: ORCADAS, ...campos })
    expect(feito.resposta.status).toBe(200)
    const [linha] = feito.itens
    if (!linha) throw new Error('o orçamento ficou sem linha')
    return { ...feito, linha }
  }
  type Orcado = Awaited<ReturnType<typeof orcar>>
  const envioDe = async ({ id, linha }: Orcado, qtde: number, quem: 'OPERADOR' | 'GERENTE' = 'OPERADOR') => {
    const parte = [{ chave: linha.chave, qtde }]
    const token = await teste.tokenDe(quem)
    const { corpo } = await teste.chamar(preverParte, { token, params: { id }, corpo: { parte } })
    expect(corpo.impedimentos).toEqual([])
    return { token, params: { id }, corpo: { versao: corpo.versao, assinatura: corpo.assinatura, parte } }
  }
  async function pedir(orcado: Orcado, qtde: number) {
    const { status, corpo } = await teste.chamar(converterOrcamento, await envioDe(orcado, qtde))
    expect(status).toBe(200)
    return corpo.idPedido
  }
  const cancelar = async (id: number) => {
    const [{ versao } = { versao: 0 }] = await banco().select().from(pedido).where(eq(pedido.id, id))
    const token = await teste.tokenDe('GERENTE')
    const corpo = { motivo: 'O cliente desistiu da compra', versao }
    expect((await teste.chamar(cancelarPedido, { token, params: { id }, corpo })).status).toBe(200)
  }
  // What the form of payment costs is asked of each piece anew.
  async function total(id: number) {
    const { valorTotal, taxaFixa } = await cenario.linha(id)
    return Number(valorTotal) - Number(taxaFixa)
  }
  async function emAberto({ id }: Orcado) {
    const { vlTot, taxaFixa } = (await cenario.vendas.ler(id)).corpo.totais
    return vlTot - taxaFixa
  }

  type Acordo = {
    /** What the whole quote is worth, the order of the part and what stays: without rates of the branch. */
    valores: [todo: number, parte: number, resto: number]
    combinar: () => Promise<{ orcado: Orcado; gasto: (pedidoId: number) => Promise<number> }>
    /** What the part takes of it; cancelled, all of it is given back. */
    gasta: number
  }
  const ACORDOS: [string, Acordo][] = [
    [
      'a negociação gasta as unidades que vão, e o resto segue ao preço dela',
      {
        valores: [70, 28, 42],
        gasta: PEDIDAS,
        async combinar() {
          const orcado = await orcar()
          const { corpo } = await teste.chamar(pedirNegociacao, {
            token: await teste.tokenDe('GERENTE'),
            corpo: {
              ...{ idCli: orcado.clienteId, idFil: orcado.filialId, alvo: 'PRODUTO' },
              ...{ idProd: orcado.linha.idProd, tipo: 'PRECO', preco: 7, quantidadeAte: ORCADAS },
              ...{ inicio: cenario.vendas.hoje(), fim: somarDias(cenario.vendas.hoje(), 9) },
              justificativa: 'Concorrente a 7,20',
            },
          })
          await teste.chamar(decidirAprovacao, {
            token: await teste.tokenDe('ADMIN'),
            params: { idAprovacao: corpo.idAprovacao },
            corpo: { versao: 1, aprova: true },
          })
          await tocar(orcado)
          return {
            orcado,
            async gasto(pedidoId) {
              const [uso] = await banco()
                .select()
                .from(negociacaoUso)
                .where(eq(negociacaoUso.pedidoId, pedidoId))
              return uso && uso.devolvidaEm === null ? Number(uso.unidades) : 0
            },
          }
        },
      },
    ],
    [
      'a conta corrente paga só o que vai',
      {
        valores: [90, 36, 54],
        gasta: PEDIDAS,
        async combinar() {
          const conta = await cenario.abrir()
          const orcado = await orcar({ precoDigitado: 9 })
          return { orcado, gasto: async () => 0 - (await cenario.saldo(conta)).saldo }
        },
      },
    ],
    [
      'o cupom em percentual abate de cada pedaço a sua parte',
      { valores: [90, 36, 54], gasta: 1, combinar: () => comCupom({ percentual: '10' }) },
    ],
    [
      'o cupom em reais vai uma vez, com o primeiro pedaço, e volta com ele',
      { valores: [80, 20, 60], gasta: 1, combinar: () => comCupom({ valor: '20', usosPorCliente: 1 }) },
    ],
  ]

  /** What changed underneath is asked for when somebody touches the line. */
  async function tocar({ id, linha }: Orcado, cabecalho = {}) {
    const { corpo } = await cenario.vendas.ler(id)
    for (const [versao, qtde] of [
      [corpo.versao, ORCADAS + 1],
      [corpo.versao + 1, ORCADAS],
    ] as const) {
      const itens = [{ ...linha, qtde }]
      expect((await cenario.vendas.alterar(id, { versao, itens, cabecalho })).status).toBe(200)
    }
  }
  async function comCupom(campos: { percentual: string } | { valor: string; usosPorCliente: number }) {
    const codigo = `PARTE${++cupons}`
    await cenario.vendas.darCupom({ codigo, ...campos })
    const orcado = await orcar()
    await tocar(orcado, { cupom: codigo })
    const gasto = async () => {
      const [linha] = await banco().select().from(cupom).where(eq(cupom.codigo, codigo))
      return linha?.usos ?? -1
    }
    return { orcado, gasto }
  }

  it.each(ACORDOS)('GES-03, GES-08 %s', async (_, { valores, gasta, combinar }) => {
    const { orcado, gasto } = await combinar()
    const [todo, parte, resto] = valores
    expect(await emAberto(orcado)).toBe(todo)
    const idPedido = await pedir(orcado, PEDIDAS)
    expect([await total(idPedido), await emAberto(orcado), await gasto(idPedido)]).toEqual([
      parte,
      resto,
      gasta,
    ])
    await cancelar(idPedido)
    expect([await emAberto(orcado), await gasto(idPedido)]).toEqual([todo, 0])
    // Nothing is left behind: the same goes out once more, and then the rest.
    const [primeiro, segundo] = [await pedir(orcado, PEDIDAS), await pedir(orcado, ORCADAS - PEDIDAS)]
    expect((await total(primeiro)) + (await total(segundo))).toBe(todo)
  })

  it('duas pessoas ao mesmo tempo: quem chega depois sabe que mudou, e nada vai duas vezes', async () => {
    const orcado = await orcar()
    const envios = [await envioDe(orcado, 6), await envioDe(orcado, 6, 'GERENTE')]
    const respostas = await Promise.all(envios.map((envio) => teste.chamar(converterOrcamento, envio)))
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await banco().$count(orcamento, eq(orcamento.parteDe, orcado.id))).toBe(1)
    expect((await cenario.vendas.ler(orcado.id)).corpo.itens).toMatchObject([{ qtde: ORCADAS - 6 }])
    const [saldo] = await banco().select().from(estoque).where(eq(estoque.produtoId, orcado.linha.idProd))
    expect(Number(saldo?.reservado)).toBe(6)
  })
})
