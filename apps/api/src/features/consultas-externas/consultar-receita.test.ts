import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeConsultas } from '../../../test/cenario-de-consultas.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { emJson, MAUS_MODOS, mauModo, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { empresaLocal } from './tabelas.ts'

const DIA = 86_400_000
const BRASILAPI = /\/api\/cnpj\/v1\//
const servico = usarServicoDeFora()
let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeConsultas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeConsultas(teste)
})
afterAll(() => teste?.fechar())

let vez = 0
/** New addresses for each test: one that failed in another rests there. */
beforeEach(() => {
  vez++
  servico.atender = emJson(DESCONHECIDO, 404)
  return cenario.parametrizar({
    receitaFontes: 'LOCAL,BRASILAPI,RECEITAWS',
    receitaBrasilApiEndereco: `${servico.endereco}/b${vez}`,
    receitaReceitaWsEndereco: `${servico.endereco}/r${vez}/`,
  })
})

type Atender = ReturnType<typeof emJson>
/** Each of the two in its own way. */
const responder = (brasilApi: Atender, receitaWs: Atender) => {
  servico.atender = (resposta, recebido) =>
    (BRASILAPI.test(recebido.caminho) ? brasilApi : receitaWs)(resposta, recebido)
}

const consultar = async (cnpj: string, quem: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(consultarReceita, { params: { cnpj }, ...(await cenario.pedinte(quem)) })

const DESCONHECIDO = { name: 'NotFoundError', message: 'CNPJ não encontrado.', type: 'not_found' }
const daBrasilApi = (cnpj: string) => ({
  cnpj,
  identificador_matriz_filial: 1,
  razao_social: 'MERCADO  RIO ACRE LTDA',
  nome_fantasia: '',
  descricao_situacao_cadastral: 'Ativa',
  cnae_fiscal: 111301,
  cnaes_secundarios: [
    { codigo: 4712100, descricao: 'Comércio varejista' },
    { codigo: 0, descricao: '' },
  ],
  cep: '69900062',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'BENJAMIN CONSTANT',
  numero: '100',
  complemento: 'SALA   1     ANDAR 2',
  bairro: 'CENTRO',
  municipio: 'RIO BRANCO',
  codigo_municipio: 139,
  codigo_municipio_ibge: 1200401,
  uf: 'AC',
  ddd_telefone_1: '6832221100',
  ddd_telefone_2: '',
  email: null,
  qsa: [{ nome_socio: 'MARIA DA SILVA', qualificacao_socio: 'Sócio-Administrador' }, { nome_socio: '' }],
})
const daReceitaWs = (cnpj: string) => ({
  status: 'OK',
  cnpj: cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
  nome: 'MERCADO RIO ACRE LTDA',
  fantasia: 'RIO ACRE',
  situacao: 'ATIVA',
  atividade_principal: [{ code: '47.11-3-02', text: 'Supermercados' }],
  atividades_secundarias: [{ code: '00.00-0-00', text: 'Não informada' }],
  telefone: '(68) 3222-1100/ (68) 99999-1111',
  email: 'Contato@RioAcre.COM.BR',
  qsa: [{ nome: 'MARIA DA SILVA', qual: '49-Sócio-Administrador' }],
  cep: '69.900-062',
  logradouro: 'R BENJAMIN CONSTANT',
  numero: '100',
  complemento: '',
  bairro: 'CENTRO',
  municipio: 'RIO BRANCO',
  uf: 'AC',
})
const endereco = {
  cep: '69900062',
  numero: '100',
  bairro: 'CENTRO',
  cidade: 'Rio Branco',
  ibge: '1200401',
  uf: 'AC',
}

describe('BrasilAPI', () => {
  it('API-06 CAD-03 preenche a empresa: códigos com os zeros que perderam, cidade pela nossa lista', async () => {
    const cnpj = cenario.novoCnpj()
    servico.atender = emJson(daBrasilApi(cnpj))
    const { status, corpo } = await consultar(cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3-$4-$5'))
    expect([status, corpo]).toEqual([
      200,
      {
        cnpj,
        razao_social: 'MERCADO RIO ACRE LTDA',
        nome_fantasia: '',
        telefone: '6832221100',
        email: '',
        socios: [{ nome: 'MARIA DA SILVA' }],
        situacao: 'ATIVA',
        cnae: '0111301',
        cnaes_secundario: ['4712100'],
        endereco: { ...endereco, logradouro: 'RUA BENJAMIN CONSTANT', complemento: 'SALA 1 ANDAR 2' },
        fonte: 'BRASILAPI',
      },
    ])
    expect(servico.recebidos).toMatchObject([{ metodo: 'GET', caminho: `/b${vez}/api/cnpj/v1/${cnpj}` }])
  })

  it('CAD-03 o que falta não impede o resto: uma empresa sem sócios, telefone, atividade nem cidade conhecida', async () => {
    const cnpj = cenario.novoCnpj()
    servico.atender = emJson({
      razao_social: 'FORA S/A',
      ddd_telefone_1: '123',
      email: 'não é',
      qsa: null,
      cnae_fiscal: null,
      cep: '',
      municipio: 'EXTERIOR',
      uf: 'EX',
    })
    const { status, corpo } = await consultar(cnpj)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ razao_social: 'FORA S/A', telefone: '', email: '', socios: [], cnae: '' })
    expect(corpo.endereco).toMatchObject({ cep: '', cidade: '', ibge: '', uf: '' })
  })

  it('CAD-07 o que é longo cabe no formulário', async () => {
    const cnpj = cenario.novoCnpj()
    const longa = { razao_social: 'R'.repeat(150), numero: '100 A 120 FUNDOS', logradouro: 'L'.repeat(200) }
    servico.atender = emJson({ ...daBrasilApi(cnpj), ...longa })
    const { corpo } = await consultar(cnpj)
    expect(corpo.razao_social).toHaveLength(100)
    expect([corpo.endereco.numero, corpo.endereco.logradouro.length]).toEqual(['100 A 120', 120])
  })

  it('GER-05 um CNPJ com letras', async () => {
    const cnpj = cenario.novoCnpjComLetras()
    servico.atender = emJson({ ...daBrasilApi(cnpj) })
    expect((await consultar(cnpj.toLowerCase())).corpo.cnpj).toBe(cnpj)
    expect(servico.recebidos).toMatchObject([{ caminho: `/b${vez}/api/cnpj/v1/${cnpj}` }])
  })
})

describe('a segunda fonte', () => {
  it.each([
    ['não conhece a empresa', emJson(DESCONHECIDO, 404)],
    ['não conhece CNPJ com letras', emJson({ ...DESCONHECIDO, type: 'bad_request' }, 400)],
    ['não tem o nome', emJson({ cnpj: null, razao_social: ' ' })],
    ['responde de outra empresa', emJson(daBrasilApi('11222333000181'))],
    ['tem o endereço errado', emJson('não há nada aqui', 404)],
    ...Object.keys(MAUS_MODOS).map((nome): [string, Atender] => [nome, mauModo(nome)]),
  ])('CAD-03 é perguntada quando a primeira falha: %s', async (_caso, primeira) => {
    const cnpj = cenario.novoCnpj()
    responder(primeira, emJson(daReceitaWs(cnpj)))
    const { status, corpo } = await consultar(cnpj)
    expect([status, corpo]).toEqual([
      200,
      {
        cnpj,
        razao_social: 'MERCADO RIO ACRE LTDA',
        nome_fantasia: 'RIO ACRE',
        telefone: '6832221100',
        email: 'contato@rioacre.com.br',
        socios: [{ nome: 'MARIA DA SILVA' }],
        situacao: 'ATIVA',
        cnae: '4711302',
        cnaes_secundario: [],
        endereco: { ...endereco, logradouro: 'R BENJAMIN CONSTANT', complemento: '' },
        fonte: 'RECEITAWS',
      },
    ])
    expect(servico.recebidos.at(-1)?.caminho).toBe(`/r${vez}/v1/cnpj/${cnpj}`)
  })
})

const RECUSADO = emJson({ status: 'ERROR', message: 'CNPJ rejeitado pela Receita Federal' })

describe('quando não há resposta', () => {
  it('CAD-03 404 quando nenhuma conhece; por um dia não se pergunta de novo', async () => {
    const cnpj = cenario.novoCnpj()
    responder(emJson(DESCONHECIDO, 404), RECUSADO)
    const { status, erro } = await consultar(cnpj)
    expect([status, erro.codigo, erro.message]).toEqual([
      404,
      'RECEITA_NAO_ENCONTRADA',
      'Cadastro não encontrado.',
    ])
    expect((await consultar(cnpj)).status).toBe(404)
    expect(servico.recebidos).toHaveLength(2)
    await cenario.envelhecer(cnpj, DIA)
    responder(emJson(DESCONHECIDO, 404), emJson(daReceitaWs(cnpj)))
    expect((await consultar(cnpj)).status).toBe(200)
  })

  it.each([
    ['só uma respondeu, que não conhece', emJson(DESCONHECIDO, 404), 404],
    ['nenhuma', mauModo('erro 500'), 503],
  ])('CAD-03 a outra em falta: %s; nada disso é guardado', async (_caso, primeira, esperado) => {
    const cnpj = cenario.novoCnpj()
    responder(primeira, emJson({ status: 'ERROR', message: 'Serviço temporariamente indisponível' }))
    expect((await consultar(cnpj)).status).toBe(esperado)
    teste.adiantar(60_000)
    responder(primeira, emJson(daReceitaWs(cnpj)))
    expect((await consultar(cnpj)).status).toBe(200)
  })

  it('ERR-07 503, com o que fazer, quando as duas falham', async () => {
    servico.atender = mauModo('uma página em vez de JSON')
    const { status, erro } = await consultar(cenario.novoCnpj())
    expect([status, erro.codigo]).toEqual([503, 'RECEITA_INDISPONIVEL'])
    expect(erro.message).toContain('Preencha os dados à mão')
  })

  it('CAD-03 três por minuto: quem diz 429 descansa, e a outra responde', async () => {
    const cnpj = cenario.novoCnpj()
    await cenario.parametrizar({ receitaFontes: 'RECEITAWS,BRASILAPI' })
    responder(emJson(daBrasilApi(cnpj)), (resposta) =>
      resposta.writeHead(429, { 'retry-after': '60' }).end('Too many requests'),
    )
    expect((await consultar(cnpj)).corpo.fonte).toBe('BRASILAPI')
    const outro = cenario.novoCnpj()
    servico.recebidos.length = 0
    responder(emJson(daBrasilApi(outro)), emJson(daReceitaWs(outro)))
    teste.adiantar(50_000)
    expect((await consultar(outro)).corpo.fonte).toBe('BRASILAPI')
    teste.adiantar(11_000)
    const terceiro = cenario.novoCnpj()
    responder(emJson(daBrasilApi(terceiro)), emJson(daReceitaWs(terceiro)))
    expect((await consultar(terceiro)).corpo.fonte).toBe('RECEITAWS')
  })

  it('PAR-01 CAD-03 por quantos dias vale é da filial', async () => {
    const cnpj = cenario.novoCnpj()
    const perguntas = async () => {
      servico.recebidos.length = 0
      await consultar(cnpj)
      return servico.recebidos.length
    }
    servico.atender = emJson(daBrasilApi(cnpj))
    await consultar(cnpj)
    await cenario.envelhecer(cnpj, 10 * DIA)
    expect(await perguntas()).toBe(0)
    expect(await comParametros(teste, { receitaDias: '9' }, perguntas)).toBe(1)
  })

  it('CAD-03 a resposta velha vale mais que nenhuma', async () => {
    const cnpj = cenario.novoCnpj()
    servico.atender = emJson(daBrasilApi(cnpj))
    const { corpo } = await consultar(cnpj)
    await cenario.envelhecer(cnpj, 31 * DIA)
    servico.atender = mauModo('sem resposta')
    expect((await consultar(cnpj)).corpo).toEqual(corpo)
  })
})

describe('tabelas da casa', () => {
  it('PAR-03 respondem primeiro; o que não tem o formato da resposta não é resposta', async () => {
    const [cnpj, torto] = [cenario.novoCnpj(), cenario.novoCnpj()]
    const empresa = {
      cnpj,
      razao_social: 'Da Casa Ltda',
      nome_fantasia: 'Da Casa',
      telefone: '6832221100',
      email: '',
      socios: [],
      situacao: 'BAIXADA',
      cnae: '4711302',
      cnaes_secundario: [],
      endereco: { ...endereco, logradouro: 'Rua A', complemento: '' },
    }
    await teste
      .negocio()
      .banco.insert(empresaLocal)
      .values([
        { cnpj, dados: empresa },
        { cnpj: torto, dados: { razao_social: 'Torta' } },
      ])
    expect((await consultar(cnpj)).corpo).toEqual({ ...empresa, fonte: 'LOCAL' })
    await cenario.parametrizar({ receitaBrasilApiEndereco: '', receitaReceitaWsEndereco: '' })
    expect((await consultar(torto)).erro.codigo).toBe('RECEITA_NAO_ENCONTRADA')
    expect(servico.recebidos).toEqual([])
  })
})

describe('quem pode', () => {
  it('PER-01 401 sem sessão, 403 sem a ação', async () => {
    const cnpj = cenario.novoCnpj()
    expect((await teste.chamar(consultarReceita, { params: { cnpj } })).status).toBe(401)
    expect((await consultar(cnpj, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect(servico.recebidos).toEqual([])
  })

  it('API-06 422 no campo para um CPF; 404 para o que não é documento', async () => {
    const { status, erro } = await consultar('529.982.247-25')
    expect([status, erro.campos]).toEqual([422, { cnpj: 'O campo é inválido' }])
    for (const torto of ['11222333000180', '00000000000000', '1', '@127.0.0.1:9', '../x'])
      expect((await consultar(torto)).status).toBe(404)
    expect(servico.recebidos).toEqual([])
  })
})
