import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFretes } from '../../../test/cenario-de-fretes.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { freteCondicional } from './tabelas.ts'

let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeFretes>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeFretes(teste)
})
beforeEach(() => cenario.apagarTabelas())
afterAll(() => teste.fechar())

let enderecos = 0
const cotar = async (query: object) =>
  teste.chamar(cotarFrete, {
    token: await teste.tokenDe('OPERADOR'),
    query,
    // The limit per minute has a test of its own.
    ip: `10.9.0.${++enderecos}`,
  })
const nomes = async (query: object) => (await cotar(query)).corpo.itens.map(({ nomeTransp }) => nomeTransp)

describe('GET /sac/transporte/fretes de um peso', () => {
  const DITO = { cidade: 'Campinas', uf: 'SP', cepEntrega: '13031-900', peso: 10, total: 100 }

  it('API-09 sem orçamento, peso e total são ditos, e saem da filial de quem pede', async () => {
    await cenario.criarRegiao()
    const { corpo } = await cotar(DITO)
    expect(corpo.carga).toMatchObject({ pesoLiquido: 10, peso: 10, total: 100, idTipoFrete: null })
    expect(corpo.itens[0]?.valor).toBe(10)
    const { status, erro } = await cotar({ cidade: 'Campinas', uf: 'SP' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['peso', 'total']])
    expect((await cotar({ ...DITO, peso: 0 })).erro.codigo).toBe('FRETE_SEM_PESO')
    expect((await cotar({ peso: 1, total: 1 })).erro.codigo).toBe('FRETE_SEM_DESTINO')
    expect((await cotar({ ...DITO, peso: -1 })).status).toBe(422)
  })

  it('FRE-01 sem tabela para o lugar, nenhuma cotação', async () => {
    await cenario.criarRegiao({ cobertura: [{ uf: 'MG' }] })
    expect((await cotar(DITO)).corpo.itens).toEqual([])
  })

  it('FRE-04 o mais específico ganha: CEP, cidade, estado; a da filial ganha da de todas', async () => {
    const custa = async () => (await cotar(DITO)).corpo.itens.map(({ valor }) => valor)
    await cenario.criarRegiao({ regiao: { excedenteKg: '4' } })
    expect(await custa()).toEqual([40])
    await cenario.criarRegiao({ regiao: { excedenteKg: '3' }, cobertura: [{ ibge: '3509502' }] })
    expect(await custa()).toEqual([30])
    await cenario.criarRegiao({
      regiao: { excedenteKg: '2' },
      cobertura: [{ cepInicial: '13000000', cepFinal: '13099999' }],
    })
    expect(await custa()).toEqual([20])
    const filialId = await cenario.filialDoOperador(0)
    await cenario.criarRegiao({ tabela: { filialId }, regiao: { excedenteKg: '1' } })
    expect(await custa()).toEqual([10])
  })

  it.each([
    ['12999999', 0],
    ['13000000', 1],
    ['13099999', 1],
    ['13100000', 0],
  ])('FRE-04 a faixa de CEP vale nas duas pontas: %s', async (cep, cotacoes) => {
    await cenario.criarRegiao({ cobertura: [{ cepInicial: '13000000', cepFinal: '13099999' }] })
    expect((await cotar({ ...DITO, cepEntrega: cep })).corpo.itens).toHaveLength(cotacoes)
  })

  it('FRE-04 só a tabela em vigor, ativa, desta filial e de transportadora ativa', async () => {
    const { banco } = teste.negocio()
    const filialId = await cenario.filialDoOperador(0)
    const outra = filialId === 1 ? 2 : 1
    const [, segunda] = await cenario.transportadoras(2)
    await cenario.criarRegiao({ tabela: { vigenciaInicio: '2999-01-01' } })
    await cenario.criarRegiao({ tabela: { vigenciaFim: '2020-12-31' } })
    await cenario.criarRegiao({ tabela: { ativa: false } })
    await cenario.criarRegiao({ tabela: { filialId: outra } })
    await cenario.criarRegiao({ tabela: { transportadoraId: segunda?.id ?? 0 } })
    expect(await nomes(DITO)).toEqual([segunda?.razaoSocial])
    await banco
      .update(transportadora)
      .set({ ativa: false })
      .where(eq(transportadora.id, segunda?.id ?? 0))
    expect(await nomes(DITO)).toEqual([])
    await banco
      .update(transportadora)
      .set({ ativa: true })
      .where(eq(transportadora.id, segunda?.id ?? 0))
  })

  it('FRE-02 os trechos do redespacho somam; sem ele, ou com a continuação vencida, não se oferece', async () => {
    const [primeira, segunda] = await cenario.transportadoras(2)
    const comum = await cenario.criarRegiao({ regiao: { prazo: 2, minimo: '5' } })
    const continua = await cenario.criarRegiao({
      tabela: { transportadoraId: segunda?.id ?? 0, nome: 'Continuação' },
      regiao: { excedenteKg: '2', prazo: 4, diasEntrega: 'N,N,S,N,N,N,N' },
      cobertura: [],
    })
    await cenario.seguir(comum.id, continua.id, 'Goiânia/GO')
    const [cotacao] = (await cotar(DITO)).corpo.itens
    expect(cotacao).toMatchObject({ nomeTransp: primeira?.razaoSocial, valor: 30, vlMin: 5 })
    expect(cotacao?.diasSemanaEntrega).toBe('N,N,S,N,N,N,N')
    expect(
      cotacao?.trechos.map(({ nomeTransp, origem, prazo, valor }) => [nomeTransp, origem, prazo, valor]),
    ).toEqual([
      [primeira?.razaoSocial, expect.stringMatching(/^.+\/[A-Z]{2}$/), 2, 10],
      [segunda?.razaoSocial, 'Goiânia/GO', 4, 20],
    ])
    expect(await nomes({ ...DITO, redespacho: false })).toEqual([])
    const { banco } = teste.negocio()
    await banco
      .update(transportadora)
      .set({ ativa: false })
      .where(eq(transportadora.id, segunda?.id ?? 0))
    expect(await nomes(DITO)).toEqual([])
    await banco
      .update(transportadora)
      .set({ ativa: true })
      .where(eq(transportadora.id, segunda?.id ?? 0))
  })

  it('FRE-04 faixas de peso, excedente e a cubagem da filial onde a tabela não diz', async () => {
    const filialId = await cenario.filialDoOperador(0)
    await cenario.criarRegiao({
      regiao: { excedenteKg: '2' },
      faixas: [
        { grandeza: 'PESO', ate: '10', valor: '25.00' },
        { grandeza: 'PESO', ate: '30', valor: '40.00' },
      ],
    })
    const custa = async (query: object) => (await cotar({ ...DITO, ...query })).corpo.itens[0]?.valor
    expect(await custa({ peso: 10 })).toBe(25)
    expect(await custa({ peso: 35 })).toBe(50)
    // 100 litros a 300 kg por m³ são 30 kg.
    expect(await custa({ peso: 10, volume: 100 })).toBe(40)
    await cenario.parametrizar('freteCubagemKgM3', filialId, '500')
    expect(await custa({ peso: 10, volume: 100 })).toBe(80)
    await cenario.parametrizar('freteCubagemKgM3', filialId, '300')
  })

  it('FRE-02 o manuseio soma ao prazo; o prazo grande demais e a consultar se escondem, pela filial', async () => {
    const filialId = await cenario.filialDoOperador(0)
    const [, segunda, terceira] = await cenario.transportadoras(3)
    await cenario.criarRegiao({ regiao: { prazo: 2 } })
    await cenario.criarRegiao({ tabela: { transportadoraId: segunda?.id ?? 0 }, regiao: { prazo: 9 } })
    await cenario.criarRegiao({
      tabela: { transportadoraId: terceira?.id ?? 0 },
      regiao: { aConsultar: true, prazo: 1 },
    })
    await cenario.parametrizar('freteDiasManuseio', filialId, '2')
    const lista = async () =>
      (await cotar(DITO)).corpo.itens.map(({ prazo, valor, aConsultar, selecionavel }) => [
        prazo,
        valor,
        aConsultar,
        selecionavel,
      ])
    expect(await lista()).toEqual([
      [4, 10, false, true],
      [11, 10, false, true],
      [3, 0, true, false],
    ])
    await cenario.parametrizar('fretePrazoMaximoDias', filialId, '10')
    await cenario.parametrizar('freteListaAConsultar', filialId, 'N')
    expect(await lista()).toEqual([[4, 10, false, true]])
    await cenario.parametrizar('fretePrazoMaximoDias', filialId, '0')
    await cenario.parametrizar('freteListaAConsultar', filialId, 'S')
    await cenario.parametrizar('freteDiasManuseio', filialId, '0')
  })

  it('API-09 as condicionais pedidas entram na conta, ditas pelo nome', async () => {
    const { banco } = teste.negocio()
    await cenario.criarRegiao()
    const [agendada] = await banco
      .insert(freteCondicional)
      .values({ descricao: 'Entrega à noite', valor: '45.00', percentual: '0.5', ordem: 9 })
      .returning()
    const [cotacao] = (await cotar({ ...DITO, condicionais: [agendada?.id, agendada?.id] })).corpo.itens
    expect(cotacao?.valor).toBe(55.5)
    expect(cotacao?.termos.at(-1)).toMatchObject({ termo: 'Entrega à noite', valor: 45.5 })
  })

  it('FRE-04 tantas perguntas ao banco para uma transportadora como para muitas', async () => {
    const perguntas = async () => {
      const { $client: pool } = teste.negocio().banco
      const original = pool.query.bind(pool)
      let quantas = 0
      pool.query = ((...argumentos: Parameters<typeof original>) => {
        quantas++
        return original(...argumentos)
      }) as never
      await cotar(DITO)
      pool.query = original
      return quantas
    }
    const carregam = await cenario.transportadoras(12)
    await cenario.criarRegiao()
    await perguntas()
    const comUma = await perguntas()
    for (const { id } of carregam.slice(1)) await cenario.criarRegiao({ tabela: { transportadoraId: id } })
    expect((await cotar(DITO)).corpo.itens).toHaveLength(12)
    expect(await perguntas()).toBe(comUma)
  })
})
