import { somarDias } from '@balcao/dominio/formatos/datas'
import type { FreteCalculado } from '@balcao/dominio/fretes/calculado'
import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { duplicarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import {
  aceitarOrcamentoPeloLink,
  criarLinkDoOrcamento,
  obterLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeFretes } from '../../../../test/cenario-de-fretes.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'
import { emJson, usarServicoDeFora } from '../../../../test/servico-de-fora.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { freteCondicional, freteTabela } from '../../fretes/tabelas.ts'
import { pedido, tipoFrete } from '../../pedidos/tabelas.ts'
import { estoque } from '../../produtos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'
import { referenciaDoFrete } from './referencia.ts'

const CAMPINAS = { cidade: 'Campinas', uf: 'SP', ibge: '3509502', cep: '13031900' }
const CALCULE = expect.stringMatching(/Calcule o frete de novo\.$/)

const servico = usarServicoDeFora()
let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
let fretes: ReturnType<typeof cenarioDeFretes>
let token: string
let regiao: { id: number; tabelaId: number }

beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
  fretes = cenarioDeFretes(teste)
  token = await teste.tokenDe('OPERADOR')
  await teste.negocio().banco.update(cliente).set(CAMPINAS)
  const filialId = await vendas.filialDoOperador(0)
  await fretes.parametrizar('fretePercentualEmbutido', filialId, '0')
  await fretes.parametrizar('freteDiasManuseio', filialId, '0')
  await fretes.parametrizar('freteExternoEndereco', filialId, `${servico.endereco}/cotar/`)
})
// R$ 2,00 a kilogram, whatever it is worth: 1,1 kg a unit.
beforeEach(async () => {
  await fretes.apagarTabelas()
  regiao = await fretes.criarRegiao({ tabela: { cubagemKgM3: '0' }, regiao: { excedenteKg: '2' } })
})
afterAll(() => teste.fechar())

let enderecos = 0
const cotar = (orcamentoId: number, query: object = {}) =>
  teste.chamar(cotarFrete, { token, query: { orcamentoId, ...query }, ip: `10.8.0.${++enderecos}` })
const prever = (id: number) => teste.chamar(preverConversao, { token, params: { id } })
async function converter(id: number) {
  const { corpo } = await prever(id)
  const { versao, assinatura } = corpo
  const feito = await teste.chamar(converterOrcamento, {
    token,
    params: { id },
    corpo: { versao, assinatura },
  })
  const [gravado] = await teste
    .negocio()
    .banco.select()
    .from(pedido)
    .where(eq(pedido.id, feito.corpo.idPedido))
  return { ...feito, pedido: gravado }
}
const criarLink = (id: number) => teste.chamar(criarLinkDoOrcamento, { token, params: { id } })

/** A quote with so many units of 1,1 kg, at R$ 10,00 each. */
async function comItem(qtde: number, novo: Parameters<typeof vendas.criarProduto>[2] = {}) {
  const aberto = await vendas.comecar(CAMPINAS)
  await teste
    .negocio()
    .banco.update(orcamento)
    .set({ enderecoEntregaId: null, transportadoraId: null })
    .where(eq(orcamento.id, aberto.id))
  const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId, { estoque: 5000, ...novo })
  const linha = vendas.linha(produto, { qtde })
  const { status } = await vendas.alterar(aberto.id, { versao: 1, itens: [linha] })
  expect(status).toBe(200)
  return { ...aberto, produto, linha }
}

/** The same, with the first quotation chosen. */
async function comFrete(
  qtde: number,
  novo: Parameters<typeof vendas.criarProduto>[2] = {},
  query: object = {},
) {
  const aberto = await comItem(qtde, novo)
  const [cotacao] = (await cotar(aberto.id, query)).corpo.itens
  const { status, corpo } = await vendas.alterar(aberto.id, {
    versao: 2,
    cabecalho: { frete: { referencia: cotacao?.referencia } },
  })
  expect(status).toBe(200)
  return { ...aberto, cotacao, corpo }
}

describe('FRE-01 escolher o frete de um orçamento', () => {
  it('FRE-01, FRE-03 pela referência: transportadora, prazo e valor são os do servidor, diga o navegador o que disser', async () => {
    const { id } = await comItem(50)
    const [cotacao] = (await cotar(id)).corpo.itens
    const [carrega] = await fretes.transportadoras(1)
    const { status, corpo } = await vendas.alterar(id, {
      versao: 2,
      cabecalho: {
        frete: {
          referencia: cotacao?.referencia,
          numero: 'X',
          idTransp: 999,
          nomeTransp: 'Falsa',
          prazo: 0,
          valor: 0.01,
          embutido: 0,
          pago: 0.01,
        },
      },
    })
    expect(status).toBe(200)
    expect(corpo.cabecalho).toMatchObject({
      vlFrete: 110,
      idTransp: carrega?.id,
      frete: {
        numero: `T${regiao.tabelaId}-${regiao.id}`,
        nomeTransp: carrega?.razaoSocial,
        idTransp: carrega?.id,
        prazo: 3,
        valor: 110,
        pago: 110,
        desatualizado: null,
      },
    })
    expect(corpo.totais).toMatchObject({ vlFrete: 110, vlTot: 610 + corpo.totais.taxaFixa })
    expect((await vendas.ler(id)).corpo.cabecalho).toEqual(corpo.cabecalho)
  })

  it('FRE-01 422 no campo: inventado, sem referência, adulterado, de outro orçamento, de outro dia', async () => {
    const { id } = await comItem(50)
    const outro = await comItem(1)
    const [cotacao] = (await cotar(id)).corpo.itens
    const [doOutro] = (await cotar(outro.id)).corpo.itens
    const referencia = cotacao?.referencia ?? ''
    const [dito = '', assinada] = referencia.split('.')
    const barato = JSON.parse(Buffer.from(dito, 'base64url').toString())
    const adulterada = Buffer.from(JSON.stringify({ ...barato, pago: 0.01 })).toString('base64url')
    const escolher = async (frete: object) => {
      const { status, erro } = await vendas.alterar(id, { versao: 2, cabecalho: { frete } })
      return [status, Object.keys(erro.campos ?? {})]
    }
    const inventado = {
      numero: 'X',
      idTransp: 1,
      nomeTransp: 'Falsa',
      prazo: 1,
      previsao: null,
      valor: 0.01,
      embutido: 0,
    }
    for (const frete of [
      inventado,
      { referencia: '' },
      { referencia: 'nada' },
      { referencia: '..' },
      { referencia: `${adulterada}.${assinada}` },
      { referencia: doOutro?.referencia },
    ])
      expect(await escolher(frete)).toEqual([422, ['cabecalho.frete']])
    const ontem = { ...barato, base: { ...barato.base, dia: somarDias(vendas.hoje(), -1) } }
    const deOntem = referenciaDoFrete(teste.negocio().segredos.fretes, id, ontem)
    expect(await escolher({ referencia: deOntem })).toEqual([422, ['cabecalho.frete']])
    expect((await escolher({ referencia }))[0]).toBe(200)
  })

  it('FRE-01 para outro destino se vê, e não se escolhe', async () => {
    const { id } = await comItem(50)
    const [cotacao] = (await cotar(id, { cidade: 'Santos', uf: 'SP' })).corpo.itens
    expect(cotacao).toMatchObject({ valor: 110, selecionavel: true, referencia: null })
  })

  it('FRE-01 tirado, não se cobra; o que se digitou fica', async () => {
    const { id } = await comFrete(50)
    const { corpo } = await vendas.alterar(id, { versao: 3, cabecalho: { frete: null } })
    expect(corpo.cabecalho).toMatchObject({ frete: null, vlFrete: 0 })
    const outro = await comFrete(50)
    await vendas.alterar(outro.id, { versao: 3, cabecalho: { vlFrete: 120 } })
    const { corpo: depois } = await vendas.alterar(outro.id, { versao: 4, cabecalho: { frete: null } })
    expect(depois.cabecalho).toMatchObject({ frete: null, vlFrete: 120 })
  })
})

describe('FRE-01 o frete segue o orçamento', () => {
  it('FRE-01 de 50 kg a 1,5 t: o frete passa de um valor ao outro na mesma gravação, e o diz', async () => {
    const { id, linha } = await comFrete(50)
    const { corpo } = await vendas.alterar(id, { versao: 3, itens: [{ ...linha, qtde: 1500 }] })
    expect(corpo.freteMudou).toEqual({ de: 110, para: 3300 })
    expect(corpo.cabecalho).toMatchObject({
      vlFrete: 3300,
      frete: { valor: 3300, pago: 3300, desatualizado: null },
    })
    expect(corpo.totais.vlTot).toBe(15_000 + 3300 + corpo.totais.taxaFixa)
    const outra = await vendas.alterar(id, { versao: 4, cabecalho: { obsPedido: 'nada do frete' } })
    expect([outra.corpo.freteMudou, outra.corpo.cabecalho.vlFrete]).toEqual([null, 3300])
    const { pedido: feito } = await converter(id)
    expect([feito?.valorFrete, feito?.freteEscolhido]).toMatchObject(['3300.00', { pago: 3300 }])
  })

  it('FRE-01 o que se digitou fica, e o calculado segue ao lado', async () => {
    const { id, linha } = await comFrete(50)
    const digitado = await vendas.alterar(id, { versao: 3, cabecalho: { vlFrete: 100 } })
    expect(digitado.corpo.cabecalho).toMatchObject({ vlFrete: 100, frete: { pago: 110 } })
    const { corpo } = await vendas.alterar(id, { versao: 4, itens: [{ ...linha, qtde: 60 }] })
    expect(corpo.cabecalho).toMatchObject({ vlFrete: 100, frete: { pago: 132 } })
    expect(corpo.freteMudou).toEqual({ de: 110, para: 132 })
  })

  it('FRE-01, VEN-02 o frete recalculado entra na base do imposto que o leva, na linha que não se tocou também', async () => {
    await vendas.tributar({ ncm: '88887777', ipi: '10', despesasNaBase: ['IPI'] })
    const { id, linha, tabelaId, filialId, corpo: antes } = await comFrete(50, { ncm: '88887777' })
    // 10 % of 500 and of the 110 of freight.
    expect(antes.totais).toMatchObject({ vlSubTot: 561, vlFrete: 110 })
    const outro = vendas.linha(await vendas.criarProduto(tabelaId, filialId), { qtde: 50 })
    const { corpo } = await vendas.alterar(id, { versao: 3, itens: [outro] })
    expect(corpo.totais).toMatchObject({ vlSubTot: 1061, vlFrete: 220 })
    const { corpo: so } = await vendas.alterar(id, {
      versao: 4,
      removidos: [outro.chave],
      itens: [{ ...linha, qtde: 100 }],
    })
    expect(so.totais).toMatchObject({ vlSubTot: 1122, vlFrete: 220 })
    expect((await prever(id)).corpo.frete).toBeNull()
  })

  it('FRE-03 grátis a partir do mínimo, e cobrado de novo quando os itens saem', async () => {
    const filialId = await vendas.filialDoOperador(0)
    await fretes.parametrizar('freteMinimoSemCobranca', filialId, '500')
    const { id, linha, corpo } = await comFrete(50)
    expect(corpo.cabecalho).toMatchObject({ vlFrete: 0, frete: { valor: 110, pago: 0 } })
    const menos = await vendas.alterar(id, { versao: 3, itens: [{ ...linha, qtde: 49 }] })
    expect(menos.corpo).toMatchObject({ cabecalho: { vlFrete: 107.8 }, freteMudou: { de: 0, para: 107.8 } })
    const mais = await vendas.alterar(id, { versao: 4, itens: [{ ...linha, qtde: 50 }] })
    expect(mais.corpo.cabecalho.vlFrete).toBe(0)
    await fretes.parametrizar('freteMinimoSemCobranca', filialId, '0')
  })

  it('FRE-03 outro tipo de frete, outro endereço: recalcula; e com as condições que se pediram', async () => {
    const { banco } = teste.negocio()
    const filialId = await vendas.filialDoOperador(0)
    await fretes.parametrizar('fretePercentualEmbutido', filialId, '25')
    const [condicional] = await banco
      .insert(freteCondicional)
      .values({ descricao: 'Só de manhã', valor: '7', percentual: '0', ordem: 99 })
      .returning()
    const [diferenciado] = await banco
      .insert(tipoFrete)
      .values({ descricao: 'Diferenciado de teste', diferenciado: true })
      .returning()
    const aberto = await comItem(50)
    const [comum] = await banco.select().from(tipoFrete).where(eq(tipoFrete.diferenciado, false)).limit(1)
    await vendas.alterar(aberto.id, { versao: 2, cabecalho: { idTipoFrete: comum?.id } })
    const [cotacao] = (await cotar(aberto.id, { condicionais: [condicional?.id] })).corpo.itens
    const escolhido = await vendas.alterar(aberto.id, {
      versao: 3,
      cabecalho: { frete: { referencia: cotacao?.referencia } },
    })
    expect(escolhido.corpo.cabecalho.vlFrete).toBe(117)
    const outroTipo = await vendas.alterar(aberto.id, {
      versao: 4,
      cabecalho: { idTipoFrete: diferenciado?.id },
    })
    // 500 − 500 / 1,25 is freight already.
    expect(outroTipo.corpo.cabecalho).toMatchObject({ vlFrete: 17, frete: { embutido: 100 } })
    await fretes.parametrizar('fretePercentualEmbutido', filialId, '0')

    await fretes.criarRegiao({
      tabela: { cubagemKgM3: '0' },
      regiao: { excedenteKg: '5' },
      cobertura: [{ uf: 'PR' }],
    })
    const [longe] = await banco
      .insert(enderecoEntrega)
      .values({
        clienteId: aberto.clienteId,
        cep: '86072000',
        logradouro: 'Avenida Tiradentes',
        numero: '1',
        bairro: 'Centro',
        cidade: 'Londrina',
        ibge: '4113700',
        uf: 'PR',
      })
      .returning()
    const mudanca = { versao: 5, cabecalho: { idEndereco: longe?.id, idTipoFrete: comum?.id } }
    const { status, erro } = await vendas.alterar(aberto.id, mudanca)
    // Another place changes prices besides: whoever asks sees first.
    expect([status, erro.precos?.frete]).toEqual([409, { de: 17, para: 282 }])
    const { corpo } = await vendas.alterar(aberto.id, { ...mudanca, ciente: erro.precos?.assinatura })
    expect(corpo.cabecalho).toMatchObject({ vlFrete: 282, frete: { desatualizado: null } })
    await banco
      .update(freteCondicional)
      .set({ ativa: false })
      .where(eq(freteCondicional.descricao, 'Só de manhã'))
    const semEla = await vendas.alterar(aberto.id, { versao: 6, itens: [{ ...aberto.linha, qtde: 51 }] })
    expect(semEla.corpo.cabecalho).toMatchObject({ vlFrete: 282, frete: { desatualizado: CALCULE } })
  })

  it('FRE-01 outra transportadora: a tabela dela, ou pede que se calcule', async () => {
    const { id } = await comFrete(50)
    const [, segunda, terceira] = await fretes.transportadoras(3)
    await fretes.criarRegiao({
      tabela: { transportadoraId: segunda?.id ?? 0, cubagemKgM3: '0' },
      regiao: { excedenteKg: '3' },
    })
    const dela = await vendas.alterar(id, { versao: 3, cabecalho: { idTransp: segunda?.id } })
    expect(dela.corpo.cabecalho).toMatchObject({ vlFrete: 165, frete: { idTransp: segunda?.id } })
    const deQuemNaoVai = await vendas.alterar(id, { versao: 4, cabecalho: { idTransp: terceira?.id } })
    expect(deQuemNaoVai.corpo.cabecalho).toMatchObject({ vlFrete: 165, frete: { desatualizado: CALCULE } })
    const nenhuma = await vendas.alterar(id, { versao: 5, cabecalho: { idTransp: null } })
    expect(nenhuma.corpo.cabecalho.frete?.desatualizado).toEqual(CALCULE)
  })

  it('FRE-01 a transportadora deixou de atender: pede que se calcule, não se envia, não se aceita nem vira pedido', async () => {
    const { banco } = teste.negocio()
    const { id, linha } = await comFrete(50)
    const { corpo: link } = await criarLink(id)
    const segredo = new URL(link.endereco).searchParams.get('token') ?? ''
    await banco.update(freteTabela).set({ ativa: false }).where(eq(freteTabela.id, regiao.tabelaId))
    const { status, corpo } = await vendas.alterar(id, { versao: 3, itens: [{ ...linha, qtde: 60 }] })
    expect([status, corpo.freteMudou]).toEqual([200, null])
    expect(corpo.cabecalho).toMatchObject({ vlFrete: 110, frete: { pago: 110, desatualizado: CALCULE } })

    expect((await prever(id)).corpo.impedimentos).toEqual([CALCULE])
    expect((await converter(id)).status).toBe(409)
    const recusado = await criarLink(id)
    expect([recusado.status, recusado.erro.codigo]).toEqual([409, 'FRETE_DESATUALIZADO'])
    const obtido = await teste.chamar(obterLinkDoOrcamento, { token, params: { id } })
    expect(obtido.corpo.impedimento).toMatch(/Calcule o frete de novo/)
    const aceite = await teste.chamar(aceitarOrcamentoPeloLink, {
      corpo: { token: segredo, versao: 4, nome: 'Ana Lima' },
    })
    expect([aceite.status, aceite.erro.codigo]).toEqual([409, 'ORCAMENTO_EM_REVISAO'])

    // Put back as it was, it holds as it did.
    const desfeito = await vendas.alterar(id, { versao: 4, itens: [linha] })
    expect(desfeito.corpo.cabecalho.frete?.desatualizado).toBeNull()
    expect((await prever(id)).corpo.impedimentos).toEqual([])
    expect((await criarLink(id)).status).toBe(200)
  })

  it('FRE-01 sem nada para levar, pede que se calcule; com o que levar, recalcula', async () => {
    const { id, linha } = await comFrete(50)
    const vazio = await vendas.alterar(id, { versao: 3, removidos: [linha.chave] })
    expect(vazio.corpo.cabecalho.frete?.desatualizado).toEqual(CALCULE)
    const { corpo } = await vendas.alterar(id, { versao: 4, itens: [{ ...linha, qtde: 10 }] })
    expect(corpo.cabecalho).toMatchObject({ vlFrete: 22, frete: { desatualizado: null } })
  })

  it('FRE-01 o frete de antes de o servidor calcular pede que se calcule', async () => {
    const { id } = await comItem(50)
    const antigo = {
      numero: 'T1',
      idTransp: 1,
      nomeTransp: 'Alguém',
      prazo: 2,
      previsao: null,
      valor: 9,
      embutido: 0,
    }
    await fretes.mudarOrcamento(id, { freteEscolhido: antigo, valorFrete: '9.00' })
    expect((await vendas.ler(id)).corpo.cabecalho).toMatchObject({
      vlFrete: 9,
      frete: { nomeTransp: 'Alguém', pago: null, desatualizado: CALCULE },
    })
    expect((await prever(id)).corpo.impedimentos).toEqual([CALCULE])
  })

  it('FRE-01 vale de um dia para outro enquanto valem os preços; senão, é o do dia', async () => {
    const { id, filialId } = await comFrete(50)
    await fretes.criarRegiao({
      tabela: { cubagemKgM3: '0', filialId, transportadoraId: 1 },
      regiao: { excedenteKg: '4' },
    })
    const [gravado] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    const calculado = gravado?.freteEscolhido as FreteCalculado
    const base = { ...calculado.base, dia: somarDias(vendas.hoje(), -1) }
    await fretes.mudarOrcamento(id, { freteEscolhido: { ...calculado, base } })
    await fretes.parametrizar('orcamentoValidoMantemPreco', filialId, 'S')
    expect((await prever(id)).corpo.frete).toBeNull()
    await fretes.parametrizar('orcamentoValidoMantemPreco', filialId, 'N')
    expect((await prever(id)).corpo.frete).toEqual({ de: 110, para: 220 })
    await fretes.parametrizar('orcamentoValidoMantemPreco', filialId, 'S')
  })
})

describe('FRE-01 na conversão', () => {
  it('FRE-01 é o do que o estoque serve, e a prévia o mostra antes', async () => {
    const { id, produto } = await comFrete(50)
    await teste
      .negocio()
      .banco.update(estoque)
      .set({ quantidade: '20' })
      .where(eq(estoque.produtoId, produto.id))
    const { corpo } = await prever(id)
    expect([corpo.impedimentos, corpo.frete]).toEqual([[], { de: 110, para: 44 }])
    const { status, pedido: feito } = await converter(id)
    expect([status, feito?.valorFrete, feito?.freteEscolhido]).toMatchObject([200, '44.00', { pago: 44 }])
    expect(Number(feito?.valorTotal)).toBe(corpo.vlTot.pedido)
  })

  it('VEN-02 a cópia não leva o frete; o cliente vê o que foi guardado', async () => {
    const { id } = await comFrete(50)
    const copia = await teste.chamar(duplicarOrcamento, { token, params: { id } })
    expect((await vendas.ler(copia.corpo.id)).corpo.cabecalho).toMatchObject({ frete: null, vlFrete: 0 })
    const { corpo } = await criarLink(id)
    const visto = await teste.chamar(verOrcamentoPeloLink, {
      query: { token: new URL(corpo.endereco).searchParams.get('token') },
    })
    const [carrega] = await fretes.transportadoras(1)
    expect(visto.corpo).toMatchObject({
      frete: { transportadora: carrega?.razaoSocial, prazo: 3 },
      totais: { vlFrete: 110 },
    })
  })
})

describe('FRE-01 de um serviço de fora', () => {
  const deFora = (valor: number) =>
    emJson({ cotacoes: [{ numero: '77', cnpj: null, nome: 'Voa Cargas', prazo: 2, valor }] })
  async function comServico(qtde: number) {
    const [conhecida] = await fretes.transportadoras(1)
    servico.atender = emJson({
      cotacoes: [{ numero: '77', cnpj: conhecida?.cnpj, nome: 'Voa Cargas', prazo: 2, valor: 88.5 }],
    })
    const filialId = await vendas.filialDoOperador(0)
    await fretes.parametrizar('freteCotador', filialId, 'EXTERNO')
    const aberto = await comFrete(qtde)
    await fretes.parametrizar('freteCotador', filialId, 'TABELA')
    servico.atender = deFora(0.01)
    return aberto
  }

  it('FRE-01 o que respondeu fica, sem perguntar outra vez; mudou o que leva, pede que se calcule', async () => {
    const { id, linha, corpo } = await comServico(50)
    expect(corpo.cabecalho).toMatchObject({
      vlFrete: 88.5,
      frete: { nomeTransp: 'Voa Cargas', desatualizado: null },
    })
    const mais = await vendas.alterar(id, { versao: 3, itens: [{ ...linha, qtde: 51 }] })
    expect(mais.corpo).toMatchObject({
      freteMudou: null,
      cabecalho: { vlFrete: 88.5, frete: { valor: 88.5, desatualizado: CALCULE } },
    })
    expect((await prever(id)).corpo.impedimentos).toEqual([CALCULE])
    const desfeito = await vendas.alterar(id, { versao: 4, itens: [linha] })
    expect(desfeito.corpo.cabecalho.frete?.desatualizado).toBeNull()
    expect(servico.recebidos).toHaveLength(1)
  })

  it('FRE-01 leva também a parte que o estoque serve, pelo que foi cotado', async () => {
    const { id, produto } = await comServico(50)
    await teste
      .negocio()
      .banco.update(estoque)
      .set({ quantidade: '20' })
      .where(eq(estoque.produtoId, produto.id))
    const { corpo } = await prever(id)
    expect([corpo.impedimentos, corpo.frete]).toEqual([[], null])
    expect((await converter(id)).pedido?.valorFrete).toBe('88.50')
  })
})

it('FRE-01 recalcular custa oito comandos; sem frete escolhido, nenhum', async () => {
  const sem = await comItem(50)
  const com = await comFrete(50)
  const gravar = (aberto: typeof sem, versao: number) => () =>
    vendas.alterar(aberto.id, { versao, itens: [{ ...aberto.linha, qtde: 70 + versao }] })
  await gravar(sem, 2)()
  await gravar(com, 3)()
  const nenhum = await comandosEnviados(gravar(sem, 3))
  const recalcula = await comandosEnviados(gravar(com, 4))
  expect(recalcula.length - nenhum.length, recalcula.join('\n')).toBeLessThanOrEqual(8)
  expect(recalcula.filter((texto) => / from "frete_\w+"/.test(texto)).length).toBeGreaterThan(0)
  expect(nenhum.filter((texto) => / from "(frete_\w+|feriado)"/.test(texto))).toEqual([])
})
