import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { cupom } from '../../precos/tabelas.ts'
import { estoque } from '../../produtos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

// Each lock alone: where quotes share a product and a customer too, one lock hides that another is missing.
describe('orçamentos que viram pedido no mesmo instante', () => {
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
  const novoCliente = () => clientes.criar({ campos: { tabelaPrecoId } })
  type Cliente = Awaited<ReturnType<typeof novoCliente>>
  const novoProduto = ({ filialId }: Cliente, emMaos = 100) =>
    vendas.criarProduto(tabelaPrecoId, filialId, { estoque: emMaos })
  type Produto = Awaited<ReturnType<typeof novoProduto>>

  async function orcar(cliente: Cliente, produto: Produto, cabecalho: object = {}) {
    const { corpo } = await vendas.criar(cliente.id, 'OPERADOR', cliente.filialId)
    const itens = [vendas.linha(produto)]
    expect((await vendas.alterar(corpo.id, { versao: 1, cabecalho, itens })).status).toBe(200)
    return corpo.id
  }
  const token = () => teste.tokenDe('OPERADOR')
  const prever = async (id: number) =>
    (await teste.chamar(preverConversao, { token: await token(), params: { id } })).corpo

  /** All have decided before any has written, unless somebody makes them wait for each other. */
  async function converterJuntos(...ids: number[]) {
    const vistas = []
    for (const id of ids) vistas.push({ id, ...(await prever(id)) })
    for (const { bloqueios, impedimentos } of vistas) expect([bloqueios, impedimentos]).toEqual([[], []])
    const autorizado = await token()
    const respostas = await enquantoPreso(
      banco(),
      (tx) => tx.execute(sql`lock table pedido in share mode`),
      vistas.map(({ id, versao, assinatura }) => () => {
        const corpo = { versao, assinatura }
        return teste.chamar(converterOrcamento, { token: autorizado, params: { id }, corpo })
      }),
    )
    const status = respostas.map((resposta) => resposta.status)
    return { status: status.toSorted(), recusado: ids[status.indexOf(409)] ?? 0 }
  }

  it('CLI-03 VEN-02 do mesmo cliente, de produtos diferentes: o crédito que dá para um serve a um', async () => {
    const cliente = await novoCliente()
    const ids = [
      await orcar(cliente, await novoProduto(cliente)),
      await orcar(cliente, await novoProduto(cliente)),
    ] as const
    const [um] = await banco().select().from(orcamento).where(eq(orcamento.id, ids[0]))
    if (!um) throw new Error('o orçamento não foi gravado')
    const { formaCobrancaId, planoPagamentoId, valorTotal } = um
    const limiteTotal = (Number(valorTotal) * 1.5).toFixed(2)
    await clientes.limite(cliente, { formaCobrancaId, planoPagamentoId, limiteTotal })
    // What is paid before takes no credit.
    await banco().execute(sql`update forma_cobranca set antecipada = false where id = ${formaCobrancaId}`)
    const { status, recusado } = await converterJuntos(...ids)
    expect(status).toEqual([200, 409])
    // Whoever looks again sees why.
    expect((await prever(recusado)).bloqueios.map(({ tipo }) => tipo)).toEqual(['CREDITO'])
  })

  it('VEN-02 de clientes e produtos diferentes: o último uso do cupom é de um', async () => {
    await vendas.darCupom({ codigo: 'ULTIMOUSO', usosMaximos: 1 })
    const ids: number[] = []
    for (let vez = 0; vez < 2; vez++) {
      const cliente = await novoCliente()
      ids.push(await orcar(cliente, await novoProduto(cliente), { cupom: 'ULTIMOUSO' }))
    }
    expect((await converterJuntos(...ids)).status).toEqual([200, 409])
    const [usado] = await banco().select().from(cupom).where(eq(cupom.codigo, 'ULTIMOUSO'))
    expect(usado?.usos).toBe(1)
  })

  it('VEN-02 de clientes diferentes: a última unidade é de um', async () => {
    const [um, outro] = [await novoCliente(), await novoCliente()]
    const produto = await novoProduto(um, 1)
    const { status } = await converterJuntos(await orcar(um, produto), await orcar(outro, produto))
    expect(status).toEqual([200, 409])
    const [saldo] = await banco().select().from(estoque).where(eq(estoque.produtoId, produto.id))
    expect(Number(saldo?.reservado)).toBe(1)
  })
})
