import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { duplicarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { promocao } from '../../precos/tabelas.ts'
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
    await banco.update(promocao).set({ ativa: false })
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
})
