import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { duplicarOrcamento, repetirPedido } from '@balcao/dominio/orcamentos/edicao'
import { SEM_ESTOQUE } from '@balcao/dominio/pedidos/saldo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('POST /orcamentos/:id/duplicar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const duplicar = async (
    id: number,
    tipo: TipoDeUsuario = 'OPERADOR',
    headers: Record<string, string> = {},
  ) => teste.chamar(duplicarOrcamento, { token: await teste.tokenDe(tipo), params: { id }, headers })
  const itensDe = (id: number) =>
    teste
      .negocio()
      .banco.select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, id))
      .orderBy(asc(orcamentoItem.numeroItem))
  const comoEsta = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    return linha
  }

  it('VEN-02 copia as linhas aos preços de hoje, com o desconto e o preço digitado, sem o cupom nem o aceite', async () => {
    const { banco } = teste.negocio()
    // Those of the demo give gifts, which are not what is copied.
    await banco.update(campanha).set({ encerradaEm: new Date() })
    const original = await cenario.incluirOrcamento({
      itens: 3,
      campos: {
        dataValidade: '2020-01-01',
        perdidoEm: teste.agora(),
        cupomCodigo: 'VOLTE',
        cupomDesconto: '5',
        observacaoCliente: 'Às terças',
        aceitoEm: teste.agora(),
        aceitoPor: 'Ana',
      },
    })
    const [comDesconto, comPreco] = await itensDe(original.id)
    await banco
      .update(orcamentoItem)
      .set({ descontoVendedor: '2.5', precoTabela: '10' })
      .where(eq(orcamentoItem.id, comDesconto?.id ?? 0))
    await banco
      .update(orcamentoItem)
      .set({ precoDigitado: true, precoTabela: '10', valorUnitario: '9999' })
      .where(eq(orcamentoItem.id, comPreco?.id ?? 0))
    const { status, corpo } = await duplicar(original.id)
    expect([status, corpo.foraDeLinha]).toEqual([200, []])
    expect(await comoEsta(corpo.id)).toMatchObject({
      clienteId: original.clienteId,
      filialId: original.filialId,
      status: 'ORCAMENTO',
      perdidoEm: null,
      aceitoEm: null,
      cupomCodigo: null,
      observacaoCliente: 'Às terças',
      quantidadeItens: 3,
      dataValidade: somarDias(hojeEm(teste.agora()), 7),
    })
    const [primeira, segunda, terceira] = await itensDe(corpo.id)
    expect(primeira).toMatchObject({ descontoVendedor: '2.5000', quantidade: '10.0000' })
    expect(Number(segunda?.valorUnitario)).toBe(9999)
    expect(terceira).toMatchObject({ precoDigitado: false, descontoVendedor: null })
    // The table's of today, not the ten that the other one had.
    expect(terceira?.valorUnitario).toBe(terceira?.precoTabela)
    const soma = [primeira, segunda, terceira].reduce((total, item) => total + Number(item?.valorTotal), 0)
    expect(Number((await comoEsta(corpo.id))?.valorSubtotal)).toBeCloseTo(soma)
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(corpo.id))))
    expect(entrada).toMatchObject({ acao: 'DUPLICACAO', dados: { duplicado: original.id } })
    expect((await comoEsta(original.id))?.versao).toBe(original.versao)
  })

  it('VEN-02 o que não se vende mais fica de fora, e é dito', async () => {
    const original = await cenario.incluirOrcamento({ itens: 2 })
    const [fora] = await itensDe(original.id)
    const { banco } = teste.negocio()
    await banco
      .update(produto)
      .set({ ativo: false })
      .where(eq(produto.id, fora?.produtoId ?? 0))
    const { corpo } = await duplicar(original.id)
    await banco
      .update(produto)
      .set({ ativo: true })
      .where(eq(produto.id, fora?.produtoId ?? 0))
    expect(corpo.foraDeLinha).toEqual([expect.stringContaining(fora?.codigo ?? '?')])
    expect(await itensDe(corpo.id)).toHaveLength(1)
  })

  it('TIC-13 a mesma intenção duas vezes é uma cópia só', async () => {
    const { id } = await cenario.incluirOrcamento()
    const chave = { 'Idempotency-Key': 'duplicar-uma-vez' }
    const [primeira, segunda] = [await duplicar(id, 'OPERADOR', chave), await duplicar(id, 'OPERADOR', chave)]
    expect(segunda.corpo).toEqual(primeira.corpo)
  })

  it('PER-01 404, 401 e 403', async () => {
    const { id } = await cenario.incluirOrcamento()
    expect((await duplicar(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await duplicar(999_999_999)).status).toBe(404)
    expect((await teste.chamar(duplicarOrcamento, { params: { id } })).status).toBe(401)
    expect((await duplicar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  const repetir = async (
    id: number,
    tipo: TipoDeUsuario = 'OPERADOR',
    headers: Record<string, string> = {},
    corpo: object = {},
  ) => teste.chamar(repetirPedido, { token: await teste.tokenDe(tipo), params: { id }, corpo, headers })

  it('VEN-02 um pedido se repete aos preços de hoje: nem o digitado de então, nem o brinde, nem o removido', async () => {
    const { banco } = teste.negocio()
    await banco.update(campanha).set({ encerradaEm: new Date() })
    const [umaPromocao] = await banco.select({ id: campanha.id }).from(campanha).limit(1)
    const pedido = await cenario.incluirPedido({
      itens: 3,
      removidos: 1,
      campos: { observacaoCliente: 'Às terças' },
    })
    const [comPreco, , brinde] = await banco
      .select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, pedido.id))
      .orderBy(asc(pedidoItem.numeroItem))
    const mudar = (id = 0, campos: Partial<typeof pedidoItem.$inferInsert>) =>
      banco.update(pedidoItem).set(campos).where(eq(pedidoItem.id, id))
    await mudar(comPreco?.id, { precoDigitado: true, valorUnitario: '9999', descontoVendedor: '2.5' })
    await mudar(brinde?.id, { bonificado: true, promocaoId: umaPromocao?.id ?? null })
    const { status, corpo } = await repetir(pedido.id)
    expect([status, corpo.foraDeLinha]).toEqual([200, []])
    expect(await comoEsta(corpo.id)).toMatchObject({
      clienteId: pedido.clienteId,
      filialId: pedido.filialId,
      status: 'ORCAMENTO',
      observacaoCliente: 'Às terças',
      pedidoId: null,
    })
    const itens = await itensDe(corpo.id)
    expect(itens).toHaveLength(2)
    expect(itens[0]).toMatchObject({
      precoDigitado: false,
      descontoVendedor: '2.5000',
      quantidade: '10.0000',
    })
    expect(Number(itens[0]?.valorUnitario)).toBeLessThan(9999)
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(corpo.id))))
    expect(entrada).toMatchObject({ acao: 'DUPLICACAO', dados: { pedido: pedido.id } })
  })

  it('DOC-02 o saldo a entregar se orça: o que o estoque não atendeu e o que a nota deixou, e nada do que alguém tirou', async () => {
    const { banco } = teste.negocio()
    await banco.update(campanha).set({ encerradaEm: new Date() })
    const pedido = await cenario.incluirPedido({ itens: 2, removidos: 2, campos: { valorFaturado: '50' } })
    const [parcial, inteira, semEstoque] = await banco
      .select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, pedido.id))
      .orderBy(asc(pedidoItem.numeroItem))
    const mudar = (id = 0, campos: Partial<typeof pedidoItem.$inferInsert>) =>
      banco.update(pedidoItem).set(campos).where(eq(pedidoItem.id, id))
    await mudar(parcial?.id, { quantidadeFaturada: '4' })
    await mudar(inteira?.id, { quantidadeFaturada: '10' })
    await mudar(semEstoque?.id, { motivoRemocao: SEM_ESTOQUE })
    const { corpo } = await repetir(pedido.id, 'OPERADOR', {}, { saldo: true })
    const itens = await itensDe(corpo.id)
    expect(itens.map(({ produtoId, quantidade }) => [produtoId, quantidade])).toEqual([
      [parcial?.produtoId, '6.0000'],
      [semEstoque?.produtoId, '10.0000'],
    ])
  })

  it('VEN-02 um orçamento ganho se repete sem o preço que se digitou então', async () => {
    const { banco } = teste.negocio()
    const { id: pedidoId } = await cenario.incluirPedido()
    const ganho = await cenario.incluirOrcamento({ campos: { pedidoId } })
    await banco
      .update(orcamentoItem)
      .set({ precoDigitado: true, precoTabela: '10', valorUnitario: '9999' })
      .where(eq(orcamentoItem.orcamentoId, ganho.id))
    const [item] = await itensDe((await duplicar(ganho.id)).corpo.id)
    expect(Number(item?.valorUnitario)).toBeLessThan(9999)
  })

  it('TIC-13, PER-01 repetido duas vezes é um só; 404, 401 e 403', async () => {
    const { id } = await cenario.incluirPedido()
    const chave = { 'Idempotency-Key': 'repetir-uma-vez' }
    const [primeira, segunda] = [await repetir(id, 'OPERADOR', chave), await repetir(id, 'OPERADOR', chave)]
    expect(segunda.corpo).toEqual(primeira.corpo)
    expect((await repetir(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await repetir(999_999_999)).status).toBe(404)
    expect((await teste.chamar(repetirPedido, { params: { id }, corpo: {} })).status).toBe(401)
    expect((await repetir(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
