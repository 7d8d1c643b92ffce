import { carregarApp, criarConta, entrar } from '@balcao/dominio/acesso/contratos'
import { MENSAGENS_DE_SENHA_FRACA as DIZ } from '@balcao/dominio/conta/senha-fraca'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { colaborador } from './tabelas.ts'

const CONTA = {
  documento: '862.883.667-57',
  nome: 'Lia Duarte Reis',
  email: 'lia@exemplo.test',
  tel: '(11) 987654321',
  dtNasc: '1999-12-31',
  senha: 'segredo1',
}

describe('POST /nova-conta', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const criar = async (dados: object = {}, ip = '10.6.0.1') =>
    teste.chamar(criarConta, { corpo: { ...CONTA, captcha: await teste.resolverCaptcha(), ...dados }, ip })

  it('AUT-07 cria um consumidor final, que entra e vê as unidades', async () => {
    const { status, corpo } = await criar()
    expect([status, corpo.message]).toEqual([200, 'Conta criada. Entre com o seu CPF e a sua senha.'])
    const { corpo: sessao } = await teste.chamar(entrar, {
      corpo: { cpf: CONTA.documento, senha: CONTA.senha, captcha: await teste.resolverCaptcha() },
    })
    const { corpo: carga } = await teste.chamar(carregarApp, { token: sessao.token })
    expect(carga.colaborador).toMatchObject({ nome: CONTA.nome, tipo: 'CONSUMIDOR_FINAL' })
    const { banco } = teste.negocio()
    const ativas = await banco.$count(filial, eq(filial.ativa, true))
    expect(carga.filiais).toHaveLength(ativas)
    const { corpo: home } = await teste.chamar(totaisDaHome, { token: sessao.token })
    expect(home.filiais).toHaveLength(ativas)
    expect(home.clientes).toBeNull()
    const [linha] = await banco.select().from(colaborador).where(eq(colaborador.cpf, '86288366757'))
    expect(linha).toMatchObject({ telefone: '11987654321', dataNascimento: '1999-12-31', ativo: true })
    expect(linha?.senhaHash).toMatch(/^\$argon2id\$/)
    expect(await banco.$count(historico, eq(historico.acao, 'CRIAR_CONTA'))).toBe(1)
  })

  it.each([
    ['brasil2026', DIZ.comum],
    ['poiuyt', DIZ.sequencia],
    ['86288366757', DIZ.cpf],
    ['LIA@exemplo.test', DIZ.email],
    ['31121999', DIZ.nascimento],
  ])('SEG-03 422 senha %s: %s', async (senha, mensagem) => {
    const { status, erro } = await criar({ senha }, '10.6.0.9')
    expect([status, erro.campos]).toEqual([422, { senha: mensagem }])
  })

  it('AUT-07 409 com o caminho, quando o CPF já tem conta; nada nela muda', async () => {
    const { status, erro } = await criar({ documento: '52998224725' })
    expect([status, erro.codigo]).toEqual([409, 'CONTA_JA_EXISTE'])
    expect(erro.message).toMatch(/Entre .* redefinição/)
    const [admin] = await teste
      .negocio()
      .banco.select()
      .from(colaborador)
      .where(eq(colaborador.cpf, '52998224725'))
    expect(admin).toMatchObject({ tipo: 'ADMIN', versao: 1 })
    expect(admin?.email).not.toBe(CONTA.email)
  })

  it('AUT-07 de dois cadastros iguais ao mesmo tempo nasce uma conta', async () => {
    const documento = '44455566619'
    const respostas = await Promise.all([1, 2, 3].map(() => criar({ documento })))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await teste.negocio().banco.$count(colaborador, eq(colaborador.cpf, documento))).toBe(1)
  })

  it.each([
    ['documento', '111.444.777-34', 'O campo é inválido'],
    ['documento', '', 'Campo obrigatório'],
    ['nome', 'Lia', 'Informe seu nome e sobrenome'],
    ['email', 'lia', 'E-mail inválido'],
    ['tel', '123', 'Telefone inválido'],
    ['dtNasc', null, 'Data inválida'],
    ['dtNasc', '2999-01-01', 'Data inválida'],
    ['senha', '12345', 'Informe uma senha de 6 à 20 caracteres'],
    ['captcha', '', 'Campo obrigatório'],
  ])('AUT-07 422 %s %j: %s', async (campo, valor, mensagem) => {
    const { status, erro } = await criar({ [campo]: valor }, '10.6.0.2')
    expect([status, erro.campos]).toEqual([422, { [campo]: mensagem }])
  })

  it('AUT-07 ninguém escolhe o próprio tipo', async () => {
    await criar({ documento: '11122233396', tipo: 'ADMIN', ativo: false }, '10.6.0.3')
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(colaborador)
      .where(eq(colaborador.cpf, '11122233396'))
    expect(linha).toMatchObject({ tipo: 'CONSUMIDOR_FINAL', ativo: true })
  })
})
