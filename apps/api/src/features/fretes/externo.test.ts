import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFretes } from '../../../test/cenario-de-fretes.ts'
import { emJson, MAUS_MODOS, usarServicoDeFora } from '../../../test/servico-de-fora.ts'

const servico = usarServicoDeFora()
let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeFretes>
let filialId: number
const usar = (cotador: string) => cenario.parametrizar('freteCotador', filialId, cotador)

beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeFretes(teste)
  filialId = await cenario.filialDoOperador(0)
  await cenario.apagarTabelas()
  await cenario.criarRegiao({ regiao: { excedenteKg: '7' } })
  await cenario.parametrizar('freteExternoToken', filialId, 'segredo')
  await cenario.parametrizar('freteExternoSegundos', filialId, '1')
  await cenario.parametrizar('freteDiasManuseio', filialId, '0')
})
beforeEach(async () => {
  await usar('EXTERNO')
  await cenario.parametrizar('freteExternoEndereco', filialId, `${servico.endereco}/cotar/`)
})
afterAll(() => teste.fechar())

let enderecos = 0
const cotar = async () =>
  teste.chamar(cotarFrete, {
    token: await teste.tokenDe('OPERADOR'),
    query: { cidade: 'Campinas', uf: 'SP', cepEntrega: '13031900', peso: 10, volume: 50, total: 100 },
    ip: `10.10.0.${++enderecos}`,
  })

const deFora = (parte: object = {}) => ({
  numero: '77',
  cnpj: null,
  nome: 'Voa Cargas',
  prazo: 2,
  valor: 31.5,
  ...parte,
})

describe('cotador externo', () => {
  it('FRE-01 pergunta com origem, destino, pesos, valor e data, e responde ao nosso modo', async () => {
    const [conhecida] = await cenario.transportadoras(1)
    servico.atender = emJson({
      cotacoes: [
        deFora({
          cnpj: conhecida?.cnpj,
          valorMinimo: 20,
          valorIsencao: 900,
          diasSemanaEntrega: 'N,N,S,N,N,N,N',
          termos: [
            { termo: 'Frete', base: '10 kg', valor: 30 },
            { termo: 'Seguro', valor: 1.5 },
          ],
        }),
      ],
    })
    const { corpo } = await cotar()
    expect(corpo.falhas).toEqual([])
    expect(corpo.itens).toMatchObject([
      {
        numero: 'E1-77',
        fonte: 'Serviço de cotação',
        nomeTransp: 'Voa Cargas',
        idTransp: conhecida?.id,
        prazo: 2,
        valor: 31.5,
        vlMin: 20,
        vlIsenta: 900,
        diasSemanaEntrega: 'N,N,S,N,N,N,N',
        selecionavel: true,
        vlPago: 31.5,
        termos: [
          { termo: 'Frete', base: '10 kg', valor: 30 },
          { termo: 'Seguro', base: 'Informado pelo serviço de cotação', valor: 1.5 },
        ],
      },
    ])
    expect(servico.recebidos).toMatchObject([
      {
        metodo: 'POST',
        caminho: '/cotar',
        autorizacao: 'Bearer segredo',
        corpo: {
          origem: { uf: expect.any(String) },
          destino: { cidade: 'Campinas', uf: 'SP', ibge: '3509502', cep: '13031900' },
          pesoKg: 10,
          volumeM3: 0.05,
          valorMercadoria: 100,
          data: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          redespacho: true,
          condicionais: [],
        },
      },
    ])
  })

  it('FRE-02 a transportadora que não está cadastrada se vê, e não se escolhe', async () => {
    servico.atender = emJson({
      cotacoes: [deFora({ cnpj: '11.222.333/0001-81' }), deFora({ aConsultar: true })],
    })
    const { corpo } = await cotar()
    expect(corpo.itens.map(({ selecionavel, motivo }) => [selecionavel, motivo])).toEqual([
      [false, 'Esta transportadora não está cadastrada.'],
      [false, 'O preço deste destino se consulta com a transportadora.'],
    ])
  })

  it('FRE-02 termos que não fecham com o preço dão lugar ao preço inteiro', async () => {
    servico.atender = emJson({ cotacoes: [deFora({ termos: [{ termo: 'Frete', valor: 1 }] })] })
    expect((await cotar()).corpo.itens[0]?.termos).toMatchObject([{ termo: 'Frete', valor: 31.5 }])
  })

  it('FRE-01 com os dois, as cotações vêm juntas, da mais barata', async () => {
    await usar('AMBOS')
    servico.atender = emJson({ cotacoes: [deFora()] })
    const { corpo } = await cotar()
    expect(corpo.itens.map(({ fonte, valor }) => [fonte, valor])).toEqual([
      ['Serviço de cotação', 31.5],
      ['Tabelas de frete', 105],
    ])
  })

  const FALHA = [{ fonte: 'Serviço de cotação', mensagem: expect.any(String) }]

  it.each([
    ...Object.entries(MAUS_MODOS),
    ['lento demais', () => {}] as const,
    ['preço negativo', emJson({ cotacoes: [deFora({ valor: -1 })] })] as const,
    ['dias de entrega que não são', emJson({ cotacoes: [deFora({ diasSemanaEntrega: 'sempre' })] })] as const,
  ])('FRE-01 resposta %s: a das tabelas vem, e se diz quem falhou', async (_modo, atender) => {
    servico.atender = atender
    const { status, corpo } = await cotar()
    expect(status).toBe(200)
    expect(corpo.itens.map(({ fonte }) => fonte)).toEqual(['Tabelas de frete'])
    expect(corpo.falhas).toEqual(FALHA)
  })

  it('FRE-01 sem endereço, não se pergunta a ninguém de fora', async () => {
    await cenario.parametrizar('freteExternoEndereco', filialId, '')
    const { corpo } = await cotar()
    expect([corpo.itens.length, servico.recebidos.length]).toEqual([1, 0])
    expect(corpo.falhas).toEqual(FALHA)
  })
})
