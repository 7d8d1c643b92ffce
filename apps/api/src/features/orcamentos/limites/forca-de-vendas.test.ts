import type { EscopoDaFv, ValoresDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import {
  duplicarOrcamento,
  listarSugestoes,
  pesquisarProdutosDoOrcamento,
  produtosPorCodigo,
} from '@balcao/dominio/orcamentos/edicao'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { configuracaoFv } from '../../forca-de-vendas/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { planoPagamento } from '../../pedidos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

describe('GES-07 o orçamento obedece à configuração de quem vende', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    cenario ??= cenarioDeVendas(teste)
    await teste.negocio().banco.delete(configuracaoFv)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const dizer = (escopo: EscopoDaFv, alvoId: number | null, valores: ValoresDaFv) =>
    banco().insert(configuracaoFv).values({ escopo, alvoId, valores })
  const donoDe = async (id: number) => {
    const [linha] = await banco()
      .select({ id: colaborador.id, supervisorId: colaborador.supervisorId })
      .from(orcamento)
      .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
      .where(eq(orcamento.id, id))
    if (!linha) throw new Error('sem dono')
    return linha
  }

  /** A quote of the operator with a product of R$ 10,00, whose brand is its own. */
  async function comProduto(desconto: number | null = null) {
    const aberto = await cenario.comecar()
    const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId)
    const linha = cenario.linha(produto, { qtde: 10, desconto })
    const { corpo, status } = await cenario.alterar(aberto.id, { versao: 1, itens: [linha] })
    return { ...aberto, produto, linha, resposta: corpo, status }
  }
  const excessos = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    (await cenario.ler(id, tipo)).corpo.excessos.map((um) => um.tipo)
  const prever = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(preverConversao, { token: await teste.tokenDe(tipo), params: { id } })

  it('desconto: 8% é de quem tem 8%, e no instante em que passa a ter 7% espera aprovação, no pedido também', async () => {
    const { id } = await comProduto(8)
    expect(await excessos(id)).toEqual(['PRECO'])
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { descontoMaximo: 8 })
    expect(await excessos(id)).toEqual([])
    expect((await prever(id)).corpo.bloqueios).toEqual([])
    expect((await cenario.ler(id)).corpo.descontoMaximo).toBe(8)
    await banco()
      .update(configuracaoFv)
      .set({ valores: { descontoMaximo: 7.99 } })
    expect(await excessos(id)).toEqual(['PRECO'])
    expect((await prever(id)).corpo.bloqueios.map(({ tipo }) => tipo)).toEqual(['PRECO'])
  })

  it('menos que a filial também vale, e outra pessoa não converte por ele o que ele não podia dar', async () => {
    const { id } = await comProduto(4)
    expect(await excessos(id)).toEqual([])
    const { supervisorId } = await donoDe(id)
    if (supervisorId === null) await dizer('NEGOCIO', null, { descontoMaximo: 3 })
    else await dizer('EQUIPE', supervisorId, { descontoMaximo: 3 })
    expect(await excessos(id)).toEqual(['PRECO'])
    // The manager may give it by their own right, and it is on record that they looked.
    expect((await cenario.ler(id, 'GERENTE')).corpo.descontoMaximo).toBe(15)
    expect(await excessos(id, 'GERENTE')).toEqual(['PRECO'])
  })

  it('bonificação e margem são as do dono do orçamento', async () => {
    const { id, produto } = await comProduto()
    const { versao } = (await cenario.ler(id)).corpo
    const gratis = cenario.linha(produto, { qtde: 1, bonificado: true })
    await cenario.alterar(id, { versao, itens: [gratis] })
    expect(await excessos(id)).toEqual([])
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { bonificacaoMaxima: 9.99, margemMinima: 60 })
    expect(await excessos(id)).toEqual(['BONIFICACAO', 'MARGEM'])
  })

  it('pedido mínimo', async () => {
    const { id } = await comProduto()
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { pedidoMinimo: 100 })
    expect((await prever(id)).corpo.impedimentos).toEqual([])
    await banco()
      .update(configuracaoFv)
      .set({ valores: { pedidoMinimo: 100.01 } })
    expect((await prever(id)).corpo.impedimentos).toEqual([expect.stringContaining('O pedido mínimo é de')])
  })

  it('preço digitado, na linha e na tela', async () => {
    const { id, linha } = await comProduto()
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { permitePrecoDigitado: false })
    const { corpo } = await cenario.ler(id)
    expect(corpo.permitePrecoDigitado).toBe(false)
    const { status, erro } = await cenario.alterar(id, {
      versao: corpo.versao,
      itens: [{ ...linha, precoDigitado: 10 }],
    })
    expect([status, erro.campos]).toEqual([
      422,
      { [`itens.${linha.chave}.precoDigitado`]: 'Você não pode digitar preços.' },
    ])
  })

  it('plano: não se oferece nem se aceita outro, o que já está lá fica, e o pedido pergunta de novo', async () => {
    const { id } = await comProduto()
    const { corpo } = await cenario.ler(id)
    const atual = corpo.cabecalho.idPlano
    const outros = await banco().select().from(planoPagamento).where(eq(planoPagamento.ativo, true))
    const outro = outros.find((plano) => plano.id !== atual)
    if (!outro) throw new Error('um plano só')
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { planos: [atual] })
    expect((await cenario.ler(id)).corpo.opcoes.planos.map((plano) => plano.id)).toEqual([atual])
    const recusado = await cenario.alterar(id, {
      versao: corpo.versao,
      cabecalho: { idPlano: outro.id },
    })
    expect([recusado.status, recusado.erro.campos]).toEqual([
      422,
      { 'cabecalho.idPlano': 'Este plano não está entre os que você pode oferecer.' },
    ])
    expect((await prever(id)).corpo.impedimentos).toEqual([])
    await banco()
      .update(configuracaoFv)
      .set({ valores: { planos: [outro.id] } })
    expect((await prever(id)).corpo.impedimentos).toEqual([
      'Este plano não está entre os que você pode oferecer.',
    ])
    // Of whoever manages only what was said of them counts.
    expect((await prever(id, 'GERENTE')).corpo.impedimentos).toEqual([])
  })

  it('filial: não começa por outra', async () => {
    const { id, clienteId, filialId } = await comProduto()
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { filiais: [filialId + 1000] })
    const { status, erro } = await cenario.criar(clienteId, 'OPERADOR', filialId)
    expect([status, erro.campos]).toEqual([422, { idFil: 'Você não vende por esta filial.' }])
    await banco()
      .update(configuracaoFv)
      .set({ valores: { filiais: [filialId] } })
    expect((await cenario.criar(clienteId, 'OPERADOR', filialId)).status).toBe(200)
  })

  it('marca: não se acha, não se põe, não se sugere, não se duplica e não vira pedido', async () => {
    const { id, produto, linha } = await comProduto()
    const { id: dono } = await donoDe(id)
    const token = await teste.tokenDe('OPERADOR')
    const achados = async () => [
      (
        await teste.chamar(pesquisarProdutosDoOrcamento, {
          token,
          params: { id },
          query: { q: produto.codigo },
        })
      ).corpo.itens.length,
      (await teste.chamar(produtosPorCodigo, { token, params: { id }, corpo: { codigos: [produto.codigo] } }))
        .corpo.encontrados.length,
    ]
    expect(await achados()).toEqual([1, 1])
    await dizer('VENDEDOR', dono, { marcas: ['Outra marca'] })
    expect(await achados()).toEqual([0, 0])
    const { corpo } = await cenario.ler(id)
    const { status, erro } = await cenario.alterar(id, {
      versao: corpo.versao,
      itens: [{ ...linha, qtde: 11 }],
    })
    expect([status, erro.campos]).toEqual([
      422,
      { [`itens.${linha.chave}.idProd`]: `Você não vende produtos da marca ${produto.marca}.` },
    ])
    const copia = await teste.chamar(duplicarOrcamento, { token, params: { id } })
    expect(copia.corpo.foraDeLinha).toHaveLength(1)
    expect((await teste.chamar(listarSugestoes, { token, params: { id } })).corpo.comprados).toEqual([])
    expect((await prever(id)).corpo.impedimentos).toEqual([
      `Você não vende produtos da marca ${produto.marca}.`,
    ])
    await banco()
      .update(configuracaoFv)
      .set({ valores: { marcas: [produto.marca] } })
    expect(await achados()).toEqual([1, 1])
    expect((await prever(id)).corpo.impedimentos).toEqual([])
  })

  it('horário: fora dele não se escreve nem se converte, dentro sim', async () => {
    const { id, linha } = await comProduto()
    const { id: dono } = await donoDe(id)
    const { corpo } = await cenario.ler(id)
    const escrever = () => cenario.alterar(id, { versao: corpo.versao, itens: [{ ...linha, qtde: 12 }] })
    await dizer('VENDEDOR', dono, { horaDeInicio: '00:00', horaDeFim: '00:00' })
    expect((await escrever()).erro.codigo).toBe('FORA_DO_HORARIO_DE_VENDAS')
    expect((await prever(id)).erro.codigo).toBe('FORA_DO_HORARIO_DE_VENDAS')
    const semHora = await teste.chamar(converterOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
      corpo: { versao: corpo.versao, assinatura: 'x' },
    })
    expect(semHora.erro.codigo).toBe('FORA_DO_HORARIO_DE_VENDAS')
    await banco()
      .update(configuracaoFv)
      .set({ valores: { horaDeInicio: '00:00' } })
    expect((await escrever()).status).toBe(200)
  })

  it('validade de um orçamento novo', async () => {
    const { id, clienteId, filialId } = await comProduto()
    const { id: dono } = await donoDe(id)
    await dizer('VENDEDOR', dono, { diasDeValidade: 3 })
    const { corpo } = await cenario.criar(clienteId, 'OPERADOR', filialId)
    const { cabecalho, diasDeValidade } = (await cenario.ler(corpo.id)).corpo
    expect([cabecalho.dtVal, diasDeValidade]).toEqual([somarDias(hojeEm(teste.agora()), 3), 3])
  })

  it('esconde a margem de quem a veria, já na sessão aberta, e não a mostra a quem não a vê', async () => {
    const { id, filialId } = await comProduto()
    await banco()
      .insert(parametro)
      .values({ chave: comPrefixo('exibeMargemLucro'), filialId, valor: 'S' })
      .onConflictDoNothing()
    await teste.negocio().renovarParametros()
    const margem = async (tipo: TipoDeUsuario) => (await cenario.ler(id, tipo)).corpo.totais.percLucro
    const antes = await margem('GERENTE')
    const [gerente] = await banco().select().from(colaborador).where(eq(colaborador.tipo, 'GERENTE')).limit(1)
    if (!gerente) throw new Error('sem gerente')
    expect(antes).not.toBeNull()
    expect(await margem('OPERADOR')).toBeNull()
    await dizer('NEGOCIO', null, { escondeMargem: true })
    expect(await margem('GERENTE')).toBe(antes)
    await dizer('VENDEDOR', gerente.id, { escondeMargem: true })
    expect(await margem('GERENTE')).toBeNull()
    await banco().delete(configuracaoFv)
    await dizer('NEGOCIO', null, { escondeMargem: false })
    expect(await margem('GERENTE')).toBe(antes)
    expect(await margem('OPERADOR')).toBeNull()
  })
})
