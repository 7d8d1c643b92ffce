import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { leveGanhe } from '../../../../test/beneficios.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { comParametros } from '../../../../test/com-parametros.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { gravarAceite } from '../do-cliente/queries.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('PUT /orcamentos/:id', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  async function comProdutos(...novos: Parameters<typeof cenario.criarProduto>[2][]) {
    const aberto = await cenario.comecar()
    const produtos = await Promise.all(
      novos.map((novo) => cenario.criarProduto(aberto.tabelaId, aberto.filialId, novo)),
    )
    return { ...aberto, produtos }
  }
  const linha = (produto: { id: number; idEmb: number } | undefined, campos = {}) => {
    if (!produto) throw new Error('falta o produto')
    return cenario.linha(produto, campos)
  }

  it('VEN-02 preço, imposto e total do servidor, guardados linha a linha com a memória', async () => {
    const { id, produtos } = await comProdutos({ valor: '34.58', ncm: '11110000' }, { valor: '2.5' })
    await cenario.tributar({ ncm: '1111', ipi: '15' })
    const [um, dois] = [linha(produtos[0]), linha(produtos[1], { qtde: 4, desconto: 5 })]
    const { status, corpo } = await cenario.alterar(id, { versao: 1, itens: [um, dois] })
    expect(status).toBe(200)
    expect(corpo.versao).toBe(2)
    // 34,58 + 5,19 de IPI; 4 × 2,375.
    expect(corpo.totais).toMatchObject({ qtdeIt: 2, vlSubTot: 49.27, vlTot: 49.27 + corpo.totais.taxaFixa })
    const [gravada] = await teste
      .negocio()
      .banco.select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.chave, um.chave))
    expect(gravada).toMatchObject({ ipiValor: '5.19', valorTotal: '39.77', precoTabela: '34.5800000000' })
    expect(gravada?.memoria?.map(({ texto }) => texto)).toEqual([
      expect.stringContaining('Tabela'),
      'IPI de 15%',
    ])
    const { corpo: lido } = await cenario.ler(id)
    expect(lido.itens).toEqual([
      { ...um, id: expect.any(Number), brindeDe: null },
      { ...dois, id: expect.any(Number), brindeDe: null },
    ])
    expect(lido.totais).toEqual(corpo.totais)
  })

  it.each([
    ['um item', (chave: string) => ({ itens: [{ chave, qtde: 2 }] })],
    ['uma observação', () => ({ cabecalho: { obsCliente: 'Entrega às terças' } })],
  ])('VEN-02 o aceite do cliente cai quando muda %s: ele aceitou outra coisa', async (_caso, mudanca) => {
    const { id, produtos } = await comProdutos({})
    const um = linha(produtos[0])
    await cenario.alterar(id, { versao: 1, itens: [um] })
    const { banco } = teste.negocio()
    await transacao(banco, (tx) => gravarAceite(tx, id, { em: teste.agora(), por: 'Ana Lima' }))
    const aceite = async () => {
      const [linhaDoBanco] = await banco.select().from(orcamento).where(eq(orcamento.id, id))
      return [linhaDoBanco?.aceitoEm ?? null, linhaDoBanco?.aceitoPor ?? null]
    }
    expect(await aceite()).toEqual([expect.any(Date), 'Ana Lima'])
    const { itens = [], cabecalho = {} } = mudanca(um.chave) as { itens?: object[]; cabecalho?: object }
    const corpo = { versao: 3, cabecalho, itens: itens.map((mudada) => ({ ...um, ...mudada })) }
    expect((await cenario.alterar(id, corpo)).status).toBe(200)
    expect(await aceite()).toEqual([null, null])
  })

  it('VEN-02 a mesma linha enviada outra vez é a mesma linha; a que sai, sai', async () => {
    const { id, produtos } = await comProdutos({}, {})
    const [um, dois] = [linha(produtos[0], { qtde: 2 }), linha(produtos[1], { qtde: 3 })]
    await cenario.alterar(id, { versao: 1, itens: [um, dois] })
    const { corpo } = await cenario.alterar(id, { versao: 2, itens: [{ ...um, qtde: 5 }] })
    expect(corpo.totais).toMatchObject({ qtdeIt: 2, vlSubTot: 80 })
    const { corpo: depois } = await cenario.alterar(id, { versao: 3, removidos: [dois.chave] })
    expect(depois.totais).toMatchObject({ qtdeIt: 1, vlSubTot: 50 })
  })

  it('VEN-02 o que não se tocou fica com o preço com que foi cotado; trocar a tabela muda todos', async () => {
    const { id, produtos, tabelaId } = await comProdutos({}, {})
    const [um, dois] = [linha(produtos[0]), linha(produtos[1])]
    await cenario.alterar(id, { versao: 1, itens: [um, dois] })
    await cenario.mudarPreco(um.idProd, tabelaId, '99')
    const { corpo } = await cenario.alterar(id, { versao: 2, itens: [{ ...dois, qtde: 2 }] })
    expect(corpo.totais.vlSubTot).toBe(30)
    const { corpo: comOutro } = await cenario.alterar(id, { versao: 3, itens: [{ ...um, qtde: 2 }] })
    expect(comOutro.totais.vlSubTot).toBe(218)
  })

  it('VEN-02 leve 10, ganhe 1: o brinde entra sozinho, não se paga e sai com o que o trouxe', async () => {
    const { id, produtos } = await comProdutos({ valor: '3' })
    const produto = produtos[0]
    await cenario.promover({
      beneficio: leveGanhe(10, 1),
      produtos: [produto?.id ?? 0],
      nome: 'Leve 10',
    })
    const dez = linha(produto, { qtde: 10 })
    const { corpo } = await cenario.alterar(id, { versao: 1, itens: [dez] })
    expect(corpo.brindes).toEqual([
      expect.objectContaining({
        qtde: 1,
        bonificado: true,
        brindeDe: expect.objectContaining({ nome: 'Leve 10' }),
      }),
    ])
    expect(corpo.totais).toMatchObject({ vlSubTot: 33, vlBoni: 3, vlTot: 30 + corpo.totais.taxaFixa })
    const { corpo: menos } = await cenario.alterar(id, { versao: 2, itens: [{ ...dez, qtde: 9 }] })
    expect(menos.brindes).toEqual([])
    expect(menos.totais).toMatchObject({ qtdeIt: 1, vlBoni: 0, vlSubTot: 27 })
  })

  it('VEN-02 o cupom abate o todo; a linha que sai leva a sua parte', async () => {
    const { id, produtos } = await comProdutos({ valor: '100' }, { valor: '100' })
    await cenario.darCupom({ codigo: 'VINTE', valor: '20', minimo: '150' })
    const [um, dois] = [linha(produtos[0]), linha(produtos[1])]
    const { corpo } = await cenario.alterar(id, {
      versao: 1,
      itens: [um, dois],
      cabecalho: { cupom: 'vinte' },
    })
    expect([corpo.totais.descontoCupom, corpo.totais.vlTot]).toEqual([20, 180 + corpo.totais.taxaFixa])
    expect(corpo.cabecalho.cupom).toBe('VINTE')
    const problema = expect.stringContaining('ao menos R$')
    const sem = await cenario.alterar(id, { versao: 2, removidos: [dois.chave] })
    expect(sem).toMatchObject({
      status: 200,
      corpo: { cupom: null, problemaDoCupom: problema, cabecalho: { cupom: 'VINTE' } },
    })
    expect([sem.corpo.totais.descontoCupom, sem.corpo.totais.vlTot]).toEqual([
      0,
      100 + sem.corpo.totais.taxaFixa,
    ])
    expect((await cenario.ler(id)).corpo).toMatchObject({
      cupom: null,
      problemaDoCupom: problema,
      cabecalho: { cupom: 'VINTE' },
    })
    const denovo = await cenario.alterar(id, { versao: 3, cabecalho: { cupom: 'VINTE' } })
    expect(denovo).toMatchObject({ status: 422, erro: { campos: { 'cabecalho.cupom': problema } } })
    const volta = await cenario.alterar(id, { versao: 3, itens: [dois] })
    expect(volta.corpo).toMatchObject({ problemaDoCupom: null, totais: { descontoCupom: 20 } })
  })

  it('PER-06 a margem, só para quem pode e onde o negócio exibe; o custo nunca viaja', async () => {
    const { id, produtos, filialId } = await comProdutos({ valor: '10', custo: '6' })
    await comParametros(
      teste,
      { exibeMargemLucro: 'S' },
      async () => {
        const corpo = { versao: 1, itens: [linha(produtos[0])] }
        const gravado = await cenario.alterar(id, corpo, 'GERENTE')
        expect(gravado.corpo.totais.percLucro).toBe(40)
        expect(gravado.bruta.body).not.toContain('custo')
        expect((await cenario.ler(id, 'OPERADOR')).corpo.totais.percLucro).toBeNull()
      },
      filialId,
    )
  })

  it('VEN-02 422 em cada linha e campo, e nada é gravado', async () => {
    const { id, produtos } = await comProdutos(
      { multiplo: '6', minimo: '12' },
      {},
      { valor: null },
      { ativo: false },
    )
    const [seis, comum, semPreco, foraDeLinha] = produtos
    const recusar = async (corpo: object) => {
      const { status, erro } = await cenario.alterar(id, { versao: 1, ...corpo })
      return [status, erro.campos]
    }
    const a = linha(seis, { qtde: 6 })
    expect(await recusar({ itens: [a] })).toEqual([
      422,
      { [`itens.${a.chave}.qtde`]: 'Qtde mínima não atingida (12)' },
    ])
    for (const produto of [semPreco, foraDeLinha]) {
      const item = linha(produto)
      expect(await recusar({ itens: [item] })).toEqual([
        422,
        { [`itens.${item.chave}.idProd`]: 'Produto não disponível' },
      ])
    }
    const outraEmbalagem = linha(comum, { idEmb: seis?.idEmb })
    expect(await recusar({ itens: [outraEmbalagem] })).toEqual([
      422,
      { [`itens.${outraEmbalagem.chave}.idProd`]: 'Produto não disponível' },
    ])
    expect(await recusar({ cabecalho: { dtVal: '2020-01-01' } })).toEqual([
      422,
      { 'cabecalho.dtVal': expect.stringContaining('mínima') },
    ])
    for (const campo of ['idTabela', 'idPlano', 'idCobranca', 'idTipoFrete', 'idTransp', 'idEndereco'])
      expect(await recusar({ cabecalho: { [campo]: 999_999 } })).toEqual([
        422,
        { [`cabecalho.${campo}`]: 'O campo é inválido' },
      ])
    expect(await recusar({ cabecalho: { cupom: 'NADA' } })).toEqual([
      422,
      { 'cabecalho.cupom': 'Cupom não encontrado' },
    ])
    expect((await cenario.ler(id)).corpo).toMatchObject({ versao: 1, itens: [] })
  })

  it('VEN-02 409 para quem escreve sobre o que já mudou, e para o que já se decidiu', async () => {
    const { id, produtos } = await comProdutos({})
    await cenario.alterar(id, { versao: 1, itens: [linha(produtos[0])] })
    expect(await cenario.alterar(id, { versao: 1, cabecalho: { ordComp: 'A1' } })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
    const { banco } = teste.negocio()
    await banco.update(orcamento).set({ perdidoEm: teste.agora() }).where(eq(orcamento.id, id))
    expect(await cenario.alterar(id, { versao: 2 })).toMatchObject({
      status: 409,
      erro: { codigo: 'ORCAMENTO_ENCERRADO' },
    })
    expect((await cenario.ler(id)).corpo.soLeitura).toBe('Este orçamento foi dado por perdido.')
  })

  it('VEN-02 dois que gravam ao mesmo tempo: um grava, o outro sabe', async () => {
    const { id, produtos } = await comProdutos({}, {})
    const respostas = await Promise.all([
      cenario.alterar(id, { versao: 1, itens: [linha(produtos[0])] }),
      cenario.alterar(id, { versao: 1, itens: [linha(produtos[1])] }, 'ADMIN'),
    ])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await cenario.ler(id)).corpo.itens).toHaveLength(1)
  })

  it('VEN-02 o desconto acima do limite se recusa onde a filial manda; o gestor pode mais', async () => {
    const { id, produtos, filialId } = await comProdutos({})
    const dez = linha(produtos[0], { desconto: 10 })
    const gravar = (tipo: TipoDeUsuario) => cenario.alterar(id, { versao: 1, itens: [dez] }, tipo)
    const comLimites = (outros: object, tipo: TipoDeUsuario) =>
      comParametros(teste, { descontoAcimaDoLimite: 'RECUSA', ...outros }, () => gravar(tipo), filialId)
    const acimaDos = (quanto: number) => ({
      status: 422,
      erro: {
        campos: {
          [`itens.${dez.chave}.desconto`]: `Desconto de 10% acima dos ${quanto}% que você pode dar`,
        },
      },
    })
    expect(await comLimites({}, 'OPERADOR')).toMatchObject(acimaDos(5))
    expect(await comLimites({ descontoMaximoGestor: '8' }, 'GERENTE')).toMatchObject(acimaDos(8))
    expect((await comLimites({}, 'GERENTE')).status).toBe(200)
  })

  it('PAR-01 VEN-02 quantos itens cabem num orçamento é da filial', async () => {
    const { id, produtos, filialId } = await comProdutos({}, {})
    const corpo = { versao: 1, itens: produtos.map((produto) => linha(produto)) }
    const valores = { orcamentoMaximoItens: '1' }
    const cheio = await comParametros(teste, valores, () => cenario.alterar(id, corpo), filialId)
    expect([cheio.status, cheio.erro.campos]).toEqual([422, { itens: MENSAGENS.itensMaximo(1) }])
    expect((await cenario.alterar(id, corpo)).status).toBe(200)
  })

  it('VEN-02 um orçamento que veio de fora fica com os seus preços quando se mexe nele', async () => {
    const { id, versao } = await cenario.incluirOrcamento({ itens: 2 })
    const { corpo: antes } = await cenario.ler(id)
    const [primeira] = antes.itens
    if (!primeira) throw new Error('falta a linha')
    expect(primeira).toMatchObject({ precoDigitado: 10, qtde: 10 })
    const { id: _, brindeDe: __, ...digitada } = primeira
    const { status } = await cenario.alterar(id, { versao, itens: [{ ...digitada, qtde: 20 }] }, 'GERENTE')
    expect(status).toBe(200)
    const { corpo: depois } = await cenario.ler(id)
    expect(
      depois.itens
        .filter((item) => !item.brindeDe)
        .map(({ chave, qtde, precoDigitado }) => [chave, qtde, precoDigitado]),
    ).toEqual([
      [primeira.chave, 20, 10],
      [antes.itens[1]?.chave, 10, 10],
    ])
  })

  it('401; 403 a quem não vende; 404 ao orçamento de outra pessoa', async () => {
    const { id } = await comProdutos()
    const deOutro = await cenario.incluirOrcamento({ doRepresentante: false })
    const status = async (qual: number, tipo: TipoDeUsuario) =>
      (await cenario.alterar(qual, { versao: 1 }, tipo)).status
    expect(await Promise.all([status(id, 'COLABORADOR'), status(id, 'CONSUMIDOR_FINAL')])).toEqual([403, 403])
    expect(await Promise.all([status(deOutro.id, 'REPRESENTANTE'), status(999_999_999, 'ADMIN')])).toEqual([
      404, 404,
    ])
    expect((await cenario.alterar(id, { versao: 1 }, 'REPRESENTANTE')).status).toBe(200)
  })
})
