import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { preCadastrar, validarPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { listarContatos } from '@balcao/dominio/contatos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros } from '../../../../test/cenario-de-cadastros.ts'
import { clienteFilial } from '../../clientes/tabelas.ts'

describe('pré-cadastro', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const NOVO = {
    razSoc: 'Quitanda da Lia Ltda',
    fant: 'Quitanda da Lia',
    nomeContato: 'Lia Duarte',
    telefone: '(67) 99955-4433',
    email: 'Lia@Quitanda.com.br',
  }
  const enviar = async (campos: object, quem: TipoDeUsuario = 'OPERADOR', headers = {}) =>
    teste.chamar(preCadastrar, {
      token: await teste.tokenDe(quem),
      corpo: { doc: cenario.novoCnpj(), ...NOVO, ...campos },
      headers,
    })

  it('CAD-11 grava um prospect com o que se sabe, e o contato', async () => {
    const doc = cenario.novoCnpj()
    const { status, corpo } = await enviar({ doc })
    expect([status, corpo.situacao]).toEqual([200, 'APROVADO'])
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({
      documento: doc,
      razaoSocial: 'Quitanda da Lia Ltda',
      fantasia: 'Quitanda da Lia',
      telefone: '67999554433',
      email: 'lia@quitanda.com.br',
      prospect: true,
      simulacao: false,
      cidade: '',
      uf: '',
    })
    const token = await teste.tokenDe('OPERADOR')
    const contatos = await teste.chamar(listarContatos, { token, params: { idCli: corpo.idCli } })
    expect(contatos.corpo.itens).toMatchObject([{ nome: 'Lia Duarte', email: 'lia@quitanda.com.br' }])
    expect(await cenario.cadastrosDe(corpo.idCli)).toMatchObject([
      {
        modo: 'SIMPLIFICADO',
        situacao: 'APROVADO',
        formulario: { documento: doc, empresa: { razaoSocial: NOVO.razSoc } },
      },
    ])
    expect(await cenario.ultimoHistorico('cliente', corpo.idCli)).toMatchObject({ acao: 'EFETIVAR_CADASTRO' })
  })

  it('CAD-11 sem endereço, a busca não mostra uma barra solta', async () => {
    const { corpo } = await enviar({ fant: 'Tijuca Verdejante' })
    const token = await teste.tokenDe('OPERADOR')
    const busca = await teste.chamar(buscarEmTudo, { token, query: { q: 'Tijuca Verdejante' } })
    const achado = busca.corpo.grupos.flatMap(({ itens }) => itens).find(({ id }) => id === corpo.idCli)
    expect(achado?.detalhe).toMatch(/^\d+ · [\d./-]+ · Prospect$/)
  })

  it('CAD-11 o do representante espera aprovação, na sua carteira; na filial que ele disse', async () => {
    const idFil = await cenario.filialDe('REPRESENTANTE')
    const { corpo } = await enviar({ idFil }, 'REPRESENTANTE')
    expect(corpo.situacao).toBe('PENDENTE')
    const { representanteId } = await cenario.gravado(corpo.idCli)
    expect(representanteId).toBe(await cenario.idDaConta('REPRESENTANTE'))
    const { banco } = teste.negocio()
    const filiais = await banco.select().from(clienteFilial).where(eq(clienteFilial.clienteId, corpo.idCli))
    expect(filiais.map(({ filialId }) => filialId)).toEqual([idFil])
  })

  it('CAD-11 duas vezes com a mesma chave, uma vez só', async () => {
    const doc = cenario.novoCnpj()
    const chave = { 'idempotency-key': 'pre-cadastro' }
    const respostas = [await enviar({ doc }, 'OPERADOR', chave), await enviar({ doc }, 'OPERADOR', chave)]
    expect(respostas.map(({ status }) => status)).toEqual([200, 200])
    expect(respostas[1]?.corpo).toEqual(respostas[0]?.corpo)
    expect(await cenario.quantosComDocumento(doc)).toBe(1)
  })

  it('CAD-11 todos os campos são obrigatórios, e a filial é uma das suas: 422', async () => {
    const campos = { doc: '1', razSoc: '', fant: '', nomeContato: '', telefone: '3322-1100', email: 'x' }
    const { status, erro } = await enviar(campos)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, Object.keys(campos)])
    const deFora = await enviar({ idFil: 9e6 })
    expect([deFora.status, Object.keys(deFora.erro.campos ?? {})]).toEqual([422, ['idFil']])
  })

  it('CAD-11 409 no documento que outra pessoa estava cadastrando naquele momento', async () => {
    const doc = cenario.novoCnpj()
    const resposta = await cenario.enquantoOutroCadastra(doc, () => enviar({ doc }))
    expect(resposta).toMatchObject({
      status: 409,
      erro: { codigo: 'DOCUMENTO_JA_CADASTRADO', campos: { doc: expect.any(String) } },
    })
  })

  it('CAD-11 409 no documento que já existe', async () => {
    const doc = cenario.novoCnpj()
    await enviar({ doc })
    const { status, erro } = await enviar({ doc })
    expect([status, erro.codigo, erro.campos]).toEqual([
      409,
      'DOCUMENTO_JA_CADASTRADO',
      { doc: 'Este documento já tem um pré-cadastro. Você pode completá-lo.' },
    ])
  })

  it('API-06 a validação responde uma mensagem só para o documento livre', async () => {
    const doc = cenario.novoCpf()
    const token = await teste.tokenDe('OPERADOR')
    const validar = () => teste.chamar(validarPreCadastro, { token, query: { documento: doc } })
    expect((await validar()).corpo).toEqual({ message: 'Documento disponível para cadastro.' })
    await enviar({ doc })
    expect(await validar()).toMatchObject({
      status: 409,
      erro: { campos: { documento: expect.stringContaining('pré-cadastro') } },
    })
    const torto = await teste.chamar(validarPreCadastro, { token, query: { documento: '123' } })
    expect(torto.status).toBe(422)
  })

  it('AUT-10 PER-01 401 sem sessão; 403 para quem não cadastra', async () => {
    expect((await teste.chamar(preCadastrar, { corpo: NOVO })).status).toBe(401)
    expect((await enviar({}, 'COLABORADOR')).status).toBe(403)
    const token = await teste.tokenDe('COLABORADOR')
    const validar = { token, query: { documento: cenario.novoCpf() } }
    expect((await teste.chamar(validarPreCadastro, validar)).status).toBe(403)
    expect((await teste.chamar(validarPreCadastro, { query: validar.query })).status).toBe(401)
  })
})
