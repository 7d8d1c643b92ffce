import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeConsultas } from '../../../test/cenario-de-consultas.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { emJson, MAUS_MODOS, mauModo, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cepLocal, consultaExterna, fonteExterna } from './tabelas.ts'

const DIA = 86_400_000
const servico = usarServicoDeFora()
let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeConsultas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeConsultas(teste)
})
afterAll(() => teste?.fechar())

let vez = 0
/** A new address for each test: one that failed in another rests there. */
beforeEach(() =>
  cenario.parametrizar({
    cepFontes: 'LOCAL,VIACEP',
    cepViaCepEndereco: `${servico.endereco}/${++vez}/`,
    consultaExternaSegundos: '4',
  }),
)

const consultar = async (cep: string) =>
  teste.chamar(consultarCep, { params: { cep }, ...(await cenario.pedinte('OPERADOR')) })
const rioBranco = (cep: string) => ({
  cep: cep.replace(/^(.{5})/, '$1-'),
  logradouro: 'Rua Benjamin Constant',
  complemento: 'até 499/500',
  unidade: '',
  bairro: 'Centro',
  localidade: 'Rio Branco',
  uf: 'AC',
  estado: 'Acre',
  regiao: 'Norte',
  ibge: '1200401',
  gia: '',
  ddd: '68',
  siafi: '0139',
})
const esperado = (cep: string) => ({
  cep,
  logradouro: 'Rua Benjamin Constant',
  complemento: 'até 499/500',
  bairro: 'Centro',
  localidade: 'Rio Branco',
  uf: 'AC',
  ibge: '1200401',
  fonte: 'VIACEP',
})
const soOCep = (cep: string, erro: string) => ({
  cep,
  logradouro: '',
  complemento: '',
  bairro: '',
  localidade: '',
  uf: '',
  ibge: '',
  erro,
  fonte: null,
})
const falhar = (modo: string) => {
  servico.atender = mauModo(modo)
}

describe('ViaCEP', () => {
  it('API-09 CAD-09 pergunta pelos oito dígitos e responde no formato de sempre', async () => {
    const cep = cenario.novoCep()
    servico.atender = emJson(rioBranco(cep))
    const { status, corpo } = await consultar(cep.replace(/^(.{5})/, '$1-'))
    expect([status, corpo]).toEqual([200, esperado(cep)])
    expect(servico.recebidos).toMatchObject([{ metodo: 'GET', caminho: `/${vez}/ws/${cep}/json/` }])
  })

  it('API-09 o CEP de uma cidade inteira não tem rua nem bairro; a cidade se escreve como na nossa lista', async () => {
    const cep = cenario.novoCep()
    const { localidade: _, ...resto } = rioBranco(cep)
    servico.atender = emJson({
      ...resto,
      localidade: 'RIO BRANCO',
      logradouro: '',
      complemento: '',
      bairro: '',
    })
    expect((await consultar(cep)).corpo).toEqual({
      ...esperado(cep),
      logradouro: '',
      complemento: '',
      bairro: '',
    })
  })

  it.each([
    ['erro verdadeiro', emJson({ erro: true })],
    ['erro por escrito', emJson({ erro: 'true' })],
    ['400', emJson('Bad Request', 400)],
  ])('CAD-09 o CEP que não existe (%s) vem só com o CEP', async (_caso, atender) => {
    const cep = cenario.novoCep()
    servico.atender = atender
    const { status, corpo } = await consultar(cep)
    expect([status, corpo]).toEqual([200, soOCep(cep, 'NAO_ENCONTRADO')])
  })

  it('SEG-04 um texto enorme é cortado, e o que nenhum banco guarda sai', async () => {
    const cep = cenario.novoCep()
    servico.atender = emJson({
      ...rioBranco(cep),
      logradouro: `Rua\u0000 A\n${'x'.repeat(900)}`,
      bairro: null,
    })
    const { corpo } = await consultar(cep)
    expect(corpo.logradouro).toMatch(/^Rua A x+$/)
    expect(corpo.logradouro).toHaveLength(120)
    expect(corpo.bairro).toBe('')
    servico.atender = emJson({ erro: true })
    expect((await consultar(cep)).corpo.logradouro).toHaveLength(120)
  })
})

describe('quando a fonte falha', () => {
  it.each(Object.keys(MAUS_MODOS))('ERR-07 %s: nunca um erro, e a fonte descansa', async (modo) => {
    falhar(modo)
    const cep = cenario.novoCep()
    const { status, corpo } = await consultar(cep)
    expect([status, corpo]).toEqual([200, soOCep(cep, 'INDISPONIVEL')])
    const perguntas = servico.recebidos.length
    await consultar(cenario.novoCep())
    expect(servico.recebidos).toHaveLength(perguntas)
  })

  it.each([
    ['um código que não existe', { ibge: '9999999' }],
    ['o código de outra cidade', { ibge: '3550308' }],
    ['o nome de outra cidade', { localidade: 'Cruzeiro do Sul' }],
    ['uma cidade que não existe, sem código', { localidade: 'Nárnia', ibge: '' }],
    ['outro CEP', { cep: '01001-000' }],
  ])('ERR-07 não se acredita em %s', async (_caso, errado) => {
    const cep = cenario.novoCep()
    servico.atender = emJson({ ...rioBranco(cep), ...errado })
    expect((await consultar(cep)).corpo.erro).toBe('INDISPONIVEL')
  })

  it('ERR-07 quem não responde a tempo não prende ninguém', async () => {
    await cenario.parametrizar({ consultaExternaSegundos: '1' })
    servico.atender = () => {}
    expect((await consultar(cenario.novoCep())).corpo.erro).toBe('INDISPONIVEL')
  })

  it('CAD-09 o descanso cresce a cada falha e acaba quando a fonte volta', async () => {
    const perguntadas = async () => {
      servico.recebidos.length = 0
      await consultar(cenario.novoCep())
      return servico.recebidos.length > 0
    }
    falhar('erro 403')
    expect(await perguntadas()).toBe(true)
    teste.adiantar(16_000)
    expect(await perguntadas()).toBe(true)
    teste.adiantar(16_000)
    expect(await perguntadas()).toBe(false)
    teste.adiantar(16_000)
    servico.atender = emJson({ erro: true })
    expect(await perguntadas()).toBe(true)
    const [estado] = await teste
      .negocio()
      .banco.select()
      .from(fonteExterna)
      .where(eq(fonteExterna.fonte, `VIACEP ${servico.endereco}/${vez}`))
    expect(estado).toMatchObject({ falhas: 0, descansaAte: null })
    falhar('erro 403')
    expect(await perguntadas()).toBe(true)
    teste.adiantar(16_000)
    expect(await perguntadas()).toBe(true)
  })

  it.each([
    ['429', 429, '120', 119_000, 2_000],
    ['503', 503, '120', 119_000, 2_000],
    ['um dia, por no máximo uma hora', 429, '86400', 3_598_000, 3_000],
  ])('CAD-09 espera o que a fonte pede: %s', async (_caso, status, pedido, cedo, depois) => {
    servico.atender = (resposta) => resposta.writeHead(status, { 'retry-after': pedido }).end('{}')
    await consultar(cenario.novoCep())
    servico.recebidos.length = 0
    servico.atender = emJson({ erro: true })
    teste.adiantar(cedo)
    expect((await consultar(cenario.novoCep())).corpo.erro).toBe('INDISPONIVEL')
    expect(servico.recebidos).toHaveLength(0)
    teste.adiantar(depois)
    expect((await consultar(cenario.novoCep())).corpo.erro).toBe('NAO_ENCONTRADO')
  })
})

describe('o que fica guardado', () => {
  it('CAD-09 uma resposta vale os dias do parâmetro, e velha vale mais que nenhuma', async () => {
    const cep = cenario.novoCep()
    servico.atender = emJson(rioBranco(cep))
    await consultar(cep)
    servico.recebidos.length = 0
    await cenario.envelhecer(cep, 179 * DIA)
    expect((await consultar(cep)).corpo).toEqual(esperado(cep))
    expect(servico.recebidos).toHaveLength(0)
    await cenario.envelhecer(cep, 2 * DIA)
    falhar('erro 500')
    expect((await consultar(cep)).corpo).toEqual(esperado(cep))
    expect(servico.recebidos.length).toBeGreaterThan(0)
    teste.adiantar(60_000)
    servico.atender = emJson({ ...rioBranco(cep), logradouro: 'Rua Nova' })
    expect((await consultar(cep)).corpo.logradouro).toBe('Rua Nova')
  })

  it('PAR-01 CAD-09 por quantos dias vale é da filial', () =>
    comParametros(teste, { cepDias: '30' }, async () => {
      const cep = cenario.novoCep()
      servico.atender = emJson(rioBranco(cep))
      await consultar(cep)
      await cenario.envelhecer(cep, 31 * DIA)
      servico.atender = emJson({ ...rioBranco(cep), logradouro: 'Rua Nova' })
      expect((await consultar(cep)).corpo.logradouro).toBe('Rua Nova')
    }))

  it('CAD-09 o que não existe é perguntado de novo depois de um dia; nesse dia, só às tabelas da casa', async () => {
    const cep = cenario.novoCep()
    servico.atender = emJson({ erro: true })
    await consultar(cep)
    servico.recebidos.length = 0
    await cenario.envelhecer(cep, DIA - 60_000)
    expect((await consultar(cep)).corpo.erro).toBe('NAO_ENCONTRADO')
    expect(servico.recebidos).toHaveLength(0)
    servico.atender = emJson(rioBranco(cep))
    await cenario.envelhecer(cep, 60_000)
    expect((await consultar(cep)).corpo).toEqual(esperado(cep))
    const outro = cenario.novoCep()
    servico.atender = emJson({ erro: true })
    await consultar(outro)
    await teste
      .negocio()
      .banco.insert(cepLocal)
      .values({ ...DA_CASA, cep: outro })
    expect((await consultar(outro)).corpo.fonte).toBe('LOCAL')
  })

  it('CAD-09 o que foi guardado em outro formato é perguntado de novo', async () => {
    const cep = cenario.novoCep()
    const doCep = and(eq(consultaExterna.tipo, 'CEP'), eq(consultaExterna.chave, cep))
    servico.atender = emJson(rioBranco(cep))
    await consultar(cep)
    await teste
      .negocio()
      .banco.update(consultaExterna)
      .set({ resposta: { rua: 1 } })
      .where(doCep)
    expect((await consultar(cep)).corpo).toEqual(esperado(cep))
    expect(servico.recebidos).toHaveLength(2)
  })

  it('MES-09 os que perguntam juntos fazem uma pergunta só', async () => {
    const cep = cenario.novoCep()
    const { promise: pronta, resolve } = Promise.withResolvers<void>()
    servico.atender = (resposta, recebido) =>
      void pronta.then(() => emJson(rioBranco(cep))(resposta, recebido))
    const juntos = Promise.all(Array.from({ length: 8 }, () => consultar(cep)))
    await vi.waitFor(() => expect(servico.recebidos).toHaveLength(1))
    resolve()
    for (const { corpo } of await juntos) expect(corpo).toEqual(esperado(cep))
    expect(servico.recebidos).toHaveLength(1)
  })

  it('ERR-07 não poder guardar não muda a resposta', async () => {
    const { $client } = teste.negocio().banco
    await $client.query('alter table consulta_externa add constraint nada check (chave is null) not valid')
    try {
      const cep = cenario.novoCep()
      servico.atender = emJson(rioBranco(cep))
      expect((await consultar(cep)).corpo).toEqual(esperado(cep))
      expect((await consultar(cep)).corpo).toEqual(esperado(cep))
      expect(servico.recebidos).toHaveLength(2)
    } finally {
      await $client.query('alter table consulta_externa drop constraint nada')
    }
  })
})

const DA_CASA = {
  logradouro: 'Rua da Casa',
  bairro: 'Bosque',
  cidade: 'Rio Branco',
  ibge: '1200401',
  uf: 'AC',
}

describe('fontes da filial', () => {
  it('PAR-03 as tabelas da casa primeiro; o que têm não pergunta a ninguém nem é guardado', async () => {
    const cep = cenario.novoCep()
    const { banco } = teste.negocio()
    await banco.insert(cepLocal).values({ ...DA_CASA, cep })
    expect((await consultar(cep)).corpo).toMatchObject({ logradouro: 'Rua da Casa', fonte: 'LOCAL' })
    expect(servico.recebidos).toEqual([])
    await banco.update(cepLocal).set({ logradouro: 'Rua Mudada' }).where(eq(cepLocal.cep, cep))
    expect((await consultar(cep)).corpo.logradouro).toBe('Rua Mudada')
  })

  it.each([
    ['só as da casa', 'LOCAL', '', 'NAO_ENCONTRADO'],
    ['a de fora sem endereço', 'local, viacep', '', 'NAO_ENCONTRADO'],
    ['nenhuma', '', 'http://127.0.0.1:9', 'INDISPONIVEL'],
    ['nomes que não existem', 'toString,http://mau', 'http://127.0.0.1:9', 'INDISPONIVEL'],
  ])('PAR-03 %s', async (_caso, cepFontes, cepViaCepEndereco, erro) => {
    await cenario.parametrizar({ cepFontes, cepViaCepEndereco })
    const cep = cenario.novoCep()
    expect((await consultar(cep)).corpo).toEqual(soOCep(cep, erro))
    expect(servico.recebidos).toEqual([])
  })

  it('PAR-01 vale o endereço da filial de quem pergunta, e o que outra guardou de uma fonte que ela não usa não serve', async () => {
    const [{ filialId } = { filialId: null }] = await teste
      .negocio()
      .banco.select({ filialId: colaborador.filialId })
      .from(colaborador)
      .where(eq(colaborador.tipo, 'OPERADOR'))
    await cenario.parametrizar({ cepViaCepEndereco: `${servico.endereco}/da-filial` }, filialId)
    const cep = cenario.novoCep()
    servico.atender = emJson(rioBranco(cep))
    expect((await consultar(cep)).corpo.fonte).toBe('VIACEP')
    expect(servico.recebidos).toMatchObject([{ caminho: `/da-filial/ws/${cep}/json/` }])
    await cenario.parametrizar({ cepFontes: 'LOCAL' }, filialId)
    expect((await consultar(cep)).corpo.erro).toBe('NAO_ENCONTRADO')
  })
})

describe('quem pode', () => {
  it('PER-01 401 sem sessão', async () => {
    expect((await teste.chamar(consultarCep, { params: { cep: '01310100' } })).status).toBe(401)
  })

  it.each(['1', '00000000', '0131010', 'abcdefgh', '@127.0.0.1:9', '../../etc', '01310100?x', '01310100/..'])(
    'SEG-04 404 para %s, sem perguntar a ninguém',
    async (cep) => {
      expect((await consultar(cep)).status).toBe(404)
      expect(servico.recebidos).toEqual([])
    },
  )
})
