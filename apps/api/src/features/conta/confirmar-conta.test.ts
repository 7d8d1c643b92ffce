import { confirmarConta, validarPedidoDeConta } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { obterVinculo } from '@balcao/dominio/conta/contratos-vinculo'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { CADASTRO, cadastros } from '../../../test/cadastrar.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, pedidoDeConta } from '../acesso/tabelas.ts'
import { cliente, colaboradorCliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

const HORA = 3_600_000
const CPFS = ['44455566619', '11122233396', '22233344405', '33344455508'] as const

describe('POST /nova-conta/confirmar', () => {
  let teste: AppDeTeste
  let cadastro: ReturnType<typeof cadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    cadastro = cadastros(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const contaDe = async (cpf: string) =>
    (await banco().select().from(colaborador).where(eq(colaborador.cpf, cpf)))[0]
  const confirmado = /^E-mail confirmado\./

  it('AUT-07 SEG-01 o link e a senha criam a conta, que entra e vê as unidades', async () => {
    const token = await cadastro.pedirLink()
    const { status, corpo } = await cadastro.confirmar(token)
    expect([status, corpo.message]).toEqual([200, expect.stringMatching(confirmado)])
    const sessao = (await cadastro.abrirSessao(CADASTRO.documento)).corpo.token
    const { corpo: carga } = await teste.chamar(carregarApp, { token: sessao })
    expect(carga.colaborador).toMatchObject({ nome: CADASTRO.nome, tipo: 'CONSUMIDOR_FINAL' })
    const ativas = await banco().$count(filial, eq(filial.ativa, true))
    expect(carga.filiais).toHaveLength(ativas)
    const { corpo: home } = await teste.chamar(totaisDaHome, { token: sessao })
    expect([home.filiais.length, home.clientes]).toEqual([ativas, null])

    const linha = await contaDe('86288366757')
    expect(linha).toMatchObject({
      telefone: '11987654321',
      dataNascimento: '1999-12-31',
      ativo: true,
      email: CADASTRO.email,
      emailConfirmado: CADASTRO.email,
    })
    const criada = and(eq(historico.acao, 'CRIAR_CONTA'), eq(historico.entidadeId, String(linha?.id)))
    expect(await banco().$count(historico, criada)).toBe(1)
    // Nothing of what was typed outlives its use.
    expect(await banco().$count(pedidoDeConta, eq(pedidoDeConta.cpf, '86288366757'))).toBe(0)
    expect((await teste.chamar(obterVinculo, { token: sessao })).corpo).toEqual({ cliente: null })
  })

  it('SEG-01 o link vale uma vez, mesmo usado ao mesmo tempo', async () => {
    const token = await cadastro.pedirLink({ documento: CPFS[0] })
    const respostas = await Promise.all([1, 2, 3].map(() => cadastro.confirmar(token)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await cadastro.confirmar(token)).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
    expect(await banco().$count(colaborador, eq(colaborador.cpf, CPFS[0]))).toBe(1)
  })

  it('SEG-01 de dois pedidos do mesmo CPF vale o primeiro confirmado; o outro link deixa de valer', async () => {
    const documento = CPFS[1]
    const daDona = await cadastro.pedirLink({ documento, email: 'dona@exemplo.test' })
    const doOutro = await cadastro.pedirLink({ documento, email: 'outro@exemplo.test' })
    const respostas = await enquantoPreso(
      banco(),
      (tx) => tx.select().from(pedidoDeConta).where(eq(pedidoDeConta.cpf, documento)).for('update'),
      [doOutro, daDona].map((token) => () => cadastro.confirmar(token)),
    )
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422])
    const [recusada] = respostas.filter(({ status }) => status === 422)
    expect(recusada?.erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
    expect(await banco().$count(colaborador, eq(colaborador.cpf, documento))).toBe(1)
  })

  it('SEG-01 com o CPF de quem já tem conta a resposta é a mesma, e nada nela muda', async () => {
    const antes = await contaDe('52998224725')
    const token = await cadastro.pedirLink({ documento: '52998224725', email: 'curioso@exemplo.test' })
    expect((await teste.chamar(validarPedidoDeConta, { corpo: { token } })).status).toBe(200)
    const { status, corpo } = await cadastro.confirmar(token)
    expect([status, corpo.message]).toEqual([200, expect.stringMatching(confirmado)])
    expect(await contaDe('52998224725')).toEqual(antes)
    expect((await cadastro.abrirSessao('52998224725')).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    expect((await cadastro.confirmar(token)).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
  })

  it('SEG-01 a senha é a do pedido: quem abre um link que outra pessoa pediu não lhe dá a conta', async () => {
    const documento = CPFS[2]
    const token = await cadastro.pedirLink({ documento, senha: 'do impostor' })
    for (let vez = 0; vez < 5; vez++) {
      const { status, erro } = await cadastro.confirmar(token, `minha senha ${vez}`)
      expect([status, erro.codigo]).toEqual([422, 'SENHA_DO_CADASTRO_NAO_CONFERE'])
    }
    // No sixth guess, not even the right one.
    expect((await cadastro.confirmar(token, 'do impostor')).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
    expect(await contaDe(documento)).toBeUndefined()
  })

  it('SEG-01 palpites ao mesmo tempo não passam das cinco tentativas', async () => {
    const token = await cadastro.pedirLink({ documento: CPFS[2], email: 'palpite@exemplo.test' })
    await Promise.all(Array.from({ length: 8 }, (_, i) => cadastro.confirmar(token, `palpite ${i}`)))
    expect((await cadastro.confirmar(token)).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
  })

  it('SEG-01 expira no prazo do parâmetro', async () => {
    const token = await cadastro.pedirLink({ documento: CPFS[3] })
    teste.adiantar(24 * HORA - 60_000)
    expect((await teste.chamar(validarPedidoDeConta, { corpo: { token } })).status).toBe(200)
    teste.adiantar(2 * 60_000)
    expect((await teste.chamar(validarPedidoDeConta, { corpo: { token } })).status).toBe(422)
    expect((await cadastro.confirmar(token)).erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')

    await banco()
      .insert(parametro)
      .values({ chave: comPrefixo('confirmacaoDeContaHoras'), valor: '48' })
    await teste.negocio().renovarParametros()
    const longo = await cadastro.pedirLink({ documento: CPFS[3] })
    teste.adiantar(47 * HORA)
    expect((await cadastro.confirmar(longo)).status).toBe(200)
    await banco()
      .delete(parametro)
      .where(eq(parametro.chave, comPrefixo('confirmacaoDeContaHoras')))
    await teste.negocio().renovarParametros()
  })

  it.each([
    ['sem token', { senha: 'segredo1' }, 'token'],
    ['sem senha', { token: 'x' }, 'senha'],
  ])('SEG-01 422 %s', async (_caso, corpo, campo) => {
    const { status, erro } = await teste.chamar(confirmarConta, { corpo })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('SEG-01 NEG-03 inventado ou de outro negócio não vale', async () => {
    const token = await cadastro.pedirLink({ documento: '86288366757', email: 'de-aurora@exemplo.test' })
    const emOutro = await teste.chamar(confirmarConta, {
      corpo: { token, senha: CADASTRO.senha },
      negocio: 'boreal',
    })
    expect(emOutro.erro.codigo).toBe('LINK_DE_CONTA_INVALIDO')
    expect((await cadastro.confirmar('x'.repeat(43))).status).toBe(422)
  })

  it('SEG-01 o e-mail confirmado que consta no cadastro vincula a conta ao cliente, com a prova no histórico', async () => {
    const [pessoa] = await banco()
      .select()
      .from(cliente)
      .where(and(eq(cliente.prospect, false)))
      .orderBy(cliente.id)
      .limit(1)
      .offset(1)
    const documento = '71428793860'
    await banco()
      .update(cliente)
      .set({ documento, email: 'Compras@Loja.example' })
      .where(eq(cliente.id, Number(pessoa?.id)))
    const sessao = await cadastro.cadastrarEEntrar({ documento, email: 'compras@loja.example' })
    const { corpo } = await teste.chamar(obterVinculo, { token: sessao })
    expect(corpo.cliente).toMatchObject({ nome: pessoa?.razaoSocial, prova: 'EMAIL' })
    const [entrada] = await banco().select().from(historico).where(eq(historico.acao, 'VINCULAR_CLIENTE'))
    expect(entrada?.dados).toEqual({ clienteId: pessoa?.id, prova: 'EMAIL' })
    // The person was proved, not the mailbox: another address on record later takes nothing away.
    await banco().update(cliente).set({ email: 'novo@loja.example' }).where(eq(cliente.documento, documento))
    expect((await teste.chamar(obterVinculo, { token: sessao })).corpo.cliente).not.toBeNull()
    const dela = eq(colaboradorCliente.clienteId, Number(pessoa?.id))
    expect(await banco().$count(colaboradorCliente, dela)).toBe(1)
  })
})
