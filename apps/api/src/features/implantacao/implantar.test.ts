import { entrar } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { preCadastrar } from '@balcao/dominio/cadastros/contratos'
import {
  conferirCodigoDaImplantacao,
  consultarEmpresaDaImplantacao,
  implantar,
  listarPendencias,
  obterImplantacao,
  provarEmailDaImplantacao,
} from '@balcao/dominio/implantacao/contratos'
import { obterFundo, obterLogo } from '@balcao/dominio/negocio/contratos'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import type { Mensagem } from '../../platform/email/carteiro.ts'
import { FalhaDoEnvio } from '../../platform/email/falha-do-envio.ts'
import { codigoDaImplantacao, numeroDoEmail as numeroQueSeManda } from './codigo.ts'

const DADOS = {
  negocio: 'Casa Pomar',
  cnpj: '11.222.333/0001-81',
  razaoSocial: 'Casa Pomar Distribuidora Ltda',
  filial: 'Casa Pomar Campinas',
  inscricaoEstadual: '110.042.490.114',
  simples: false,
  cep: '13031-900',
  logradouro: 'Avenida das Amoreiras',
  numero: '10',
  bairro: 'Parque Industrial',
  cidade: 'campinas',
  uf: 'sp',
  telefone: '(19) 3232-1010',
  emailDaFilial: 'contato@casapomar.test',
  cpf: '529.982.247-25',
  nome: 'Rute Sales Amaral',
  email: 'rute@casapomar.test',
  senha: 'jabuticaba azul',
  catalogo: 'DISTRIBUIDOR',
} as const

describe('ADM-09 a implantação', () => {
  let teste: AppDeTeste
  let codigo: string
  const enviadas: Mensagem[] = []

  beforeAll(async () => {
    teste = await criarAppDeTeste({ vazios: true })
    const negocio = teste.negocio()
    codigo = await codigoDaImplantacao(negocio.banco)
    negocio.maquina = {
      ...negocio.maquina,
      servidorDeSaida: true,
      enviarEmail: async (mensagem) => {
        if (mensagem.para.startsWith('recusa'))
          throw new FalhaDoEnvio(
            { message: 'no', responseCode: 550, response: '550 no such user' },
            {
              textoEntregue: false,
            },
          )
        enviadas.push(mensagem)
      },
    }
  })
  afterAll(() => teste.fechar())

  const implantarCom = (mudados: Record<string, unknown> = {}) =>
    teste.chamar(implantar, { corpo: { ...DADOS, codigo, ...mudados } })
  const ambiente = async () =>
    JSON.parse((await teste.app.inject('/parametros/SAC/env.js')).body.replace(/^window\.BALCAO = /, ''))
      .negocio
  const pessoas = async () =>
    (await teste.negocio().banco.$client.query('select cpf from colaborador')).rows.length

  it('ADM-09 um banco sem ninguém diz que espera, e a página sabe antes de perguntar', async () => {
    expect((await teste.chamar(obterImplantacao)).corpo).toEqual({ pendente: true })
    expect(await ambiente()).toMatchObject({ nome: 'Aurora Distribuidora', aImplantar: true })
  })

  it('ADM-09 sem o código do servidor nada se lê nem se cria', async () => {
    const errado = { codigo: '0000-0000-0000-0000' }
    const campos = { codigo: 'Este não é o código que o servidor mostrou ao começar' }
    const { status, erro } = await teste.chamar(conferirCodigoDaImplantacao, { corpo: errado })
    expect([status, erro.campos]).toEqual([422, campos])
    for (const [contrato, corpo] of [
      [consultarEmpresaDaImplantacao, { cnpj: DADOS.cnpj }],
      [provarEmailDaImplantacao, { para: DADOS.email }],
      [implantar, DADOS],
    ] as const)
      expect((await teste.chamar(contrato, { corpo: { ...corpo, ...errado } })).erro.campos).toEqual(campos)
    expect(enviadas).toEqual([])
    expect(await pessoas()).toBe(0)
  })

  it('ADM-09 o código vale como se digita', async () => {
    const { status, corpo } = await teste.chamar(conferirCodigoDaImplantacao, {
      corpo: { codigo: ` ${codigo.toUpperCase().replace(/.{4}(?!$)/g, '$& ')} ` },
    })
    expect([status, corpo]).toEqual([200, { negocio: 'Aurora Distribuidora' }])
  })

  it('ADM-09 o e-mail se prova com uma mensagem de verdade, e a recusa do servidor é dita', async () => {
    const { corpo } = await teste.chamar(provarEmailDaImplantacao, { corpo: { codigo, para: DADOS.email } })
    expect(corpo).toEqual({ saiu: true, message: expect.stringContaining(DADOS.email) })
    expect(enviadas).toMatchObject([{ para: DADOS.email, texto: expect.stringMatching(/número \d{6}\./) }])
    const recusada = await teste.chamar(provarEmailDaImplantacao, {
      corpo: { codigo, para: 'recusa@casapomar.test' },
    })
    expect([recusada.status, recusada.erro.codigo]).toEqual([422, 'EMAIL_NAO_SAIU'])
    expect(recusada.erro.message).toContain('550 no such user')
  })

  it.each([
    ['uma cidade de outro estado', { uf: 'RJ' }, 'cidade'],
    ['o CNPJ que não confere', { cnpj: '11.222.333/0001-82' }, 'cnpj'],
    ['um CPF no lugar do CNPJ', { cnpj: DADOS.cpf }, 'cnpj'],
    ['o CPF que não confere', { cpf: '529.982.247-26' }, 'cpf'],
    ['a senha que é o nome da empresa', { senha: 'casapomar' }, 'senha'],
    ['o número que não é o da mensagem', { numeroDoEmail: '12' }, 'numeroDoEmail'],
    ['o catálogo que não há', { catalogo: 'OUTRO' }, 'catalogo'],
  ])('ADM-09 %s é recusado no campo, e nada fica pela metade', async (_caso, mudado, campo) => {
    const { status, erro } = await implantarCom(mudado)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
    expect(await pessoas()).toBe(0)
    const { rows } = await teste.negocio().banco.$client.query('select id from filial')
    expect(rows).toEqual([])
  })

  it('ADM-09 de dois ao mesmo tempo, um implanta e o outro é avisado', async () => {
    const [mensagem] = enviadas
    const numeroDoEmail = mensagem?.texto.match(/\d{6}/)?.[0]
    const outra = { cpf: '111.444.777-35', email: 'outra@casapomar.test' }
    const respostas = await Promise.all([
      implantarCom({ numeroDoEmail }),
      implantarCom({ ...outra, numeroDoEmail: numeroQueSeManda(teste.negocio(), outra.email) }),
    ])
    expect(respostas.map(({ status, erro }) => (status === 422 ? erro : status)).sort()).toEqual([200, 409])
    expect(await pessoas()).toBe(1)
  })

  it('ADM-08 ADM-09 depois disso o portal tem nome, catálogo e quem entre, e não se implanta de novo', async () => {
    expect((await teste.chamar(obterImplantacao)).corpo).toEqual({ pendente: false })
    expect(await ambiente()).toMatchObject({ nome: 'Casa Pomar', aImplantar: false })
    const negocio = teste.negocio()
    const { configuracao } = negocio
    const { logo: _logo, fundo: _fundo, ...semImagens } = configuracao
    negocio.configuracao = { ...semImagens, nome: 'Casa Pomar & <Filhos>', cor: '#0f766e' }
    const [logo, fundo] = await Promise.all([teste.chamar(obterLogo), teste.chamar(obterFundo)])
    expect(logo.bruta.body).toContain('>CP</text>')
    expect(logo.bruta.body).toContain('Casa Pomar &amp; &lt;Filhos&gt;</text>')
    expect(fundo.bruta.body).toContain('fill="#0f766e"')
    negocio.configuracao = configuracao
    expect((await implantarCom()).erro.codigo).toBe('JA_IMPLANTADO')
    expect((await teste.chamar(conferirCodigoDaImplantacao, { corpo: { codigo } })).status).toBe(409)
  })

  it('ADM-09 quem implantou entra, cadastra um cliente e abre um ticket que segue, sem mais nada', async () => {
    const { rows } = await teste
      .negocio()
      .banco.$client.query('select cpf, email, email_confirmado from colaborador')
    // Proved by the number of its message.
    expect(rows[0].email_confirmado).toBe(rows[0].email)
    const { status, corpo } = await teste.chamar(entrar, {
      corpo: { cpf: rows[0].cpf, senha: DADOS.senha, captcha: await teste.resolverCaptcha() },
    })
    expect(status).toBe(200)
    const { token } = corpo
    const carga = (await teste.chamar(carregarApp, { token })).corpo
    expect(carga.filiais.map(({ razSoc, cid }) => [razSoc, cid])).toEqual([[DADOS.razaoSocial, 'Campinas']])
    expect(carga.loja.nome).toBe('Casa Pomar')
    const feito = await teste.chamar(preCadastrar, {
      token,
      corpo: {
        doc: '33.014.556/0001-96',
        razSoc: 'Mercado Bela Vista Ltda',
        fant: 'Mercado Bela Vista',
        nomeContato: 'Ivo Paes',
        telefone: '(19) 3232-2020',
        email: 'ivo@belavista.test',
      },
    })
    expect([feito.status, feito.erro?.message ?? feito.erro]).toEqual([200, feito.corpo.message])
    const tipos = (await teste.chamar(listarTipos, { token })).corpo.itens
    const elogio = tipos.find(({ chave }) => chave === 'ELOGIO')
    const aberto = await teste.chamar(abrirTicketPeloPortal, {
      token,
      corpo: {
        idTipo: elogio?.id,
        idCli: feito.corpo.idCli,
        idFil: carga.filiais[0]?.idFil,
        origem: 'SAC',
        assunto: 'Boa entrega',
        mensagem: 'Chegou antes da hora.',
        motivo1: { id: elogio?.motivos.itens[0]?.id },
      },
    })
    expect([aberto.status, aberto.erro?.campos ?? aberto.erro?.message]).toEqual([200, aberto.corpo.message])
    const prazo = await teste
      .negocio()
      .banco.$client.query(
        'select e.nome, t.prazo_solucao_em > t.criado_em as corre from ticket t join ticket_etapa e on e.id = t.etapa_id',
      )
    expect(prazo.rows).toEqual([{ nome: 'Registro', corre: true }])

    const pendencias = await teste.chamar(listarPendencias, { token })
    expect(Object.fromEntries(pendencias.corpo.itens.map(({ chave, feita }) => [chave, feita]))).toEqual({
      ...{ filial: true, setores: true, tipos: true, expediente: true, correio: true, clientes: true },
      ...{ precos: false, planos: true, cobrancas: true, tiposDeFrete: true, impostos: false },
      ...{ pedidos: false, contas: false, titulos: false },
    })
  })

  it('ADM-09 o que falta é só de quem administra', async () => {
    expect((await teste.chamar(listarPendencias)).status).toBe(401)
  })
})

it('ADM-09 vazio é vazio, e o e-mail que ninguém provou fica por provar', async () => {
  const teste = await criarAppDeTeste({ vazios: true })
  try {
    const { banco } = teste.negocio()
    const codigo = await codigoDaImplantacao(banco)
    const { status } = await teste.chamar(implantar, { corpo: { ...DADOS, codigo, catalogo: 'VAZIO' } })
    expect(status).toBe(200)
    const { rows } = await banco.$client.query(`
      select email_confirmado, (select count(*)::int from filial) as filiais, (select count(*)::int from setor) as setores,
        (select count(*)::int from ticket_tipo) as tipos, (select count(*)::int from tabela_preco) as tabelas from colaborador`)
    expect(rows).toEqual([{ email_confirmado: null, filiais: 1, setores: 0, tipos: 0, tabelas: 0 }])
  } finally {
    await teste.fechar()
  }
})
