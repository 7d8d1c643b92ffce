import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { ERROS } from '@balcao/dominio/erros'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import type { Mensagem } from '../../platform/email/carteiro.ts'
import { permissao, redefinicaoDeSenha } from '../acesso/tabelas.ts'

const NOVOS = {
  nome: 'Bruno  César Lima',
  dtNasc: '1988-02-29',
  tel: '(11) 987654321',
  email: 'bruno@novo.test',
}

describe('/sac/conta/dados', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const obter = async (tipo: 'OPERADOR' | 'SUPERVISOR' | 'GERENTE') =>
    (await teste.chamar(obterDadosDaConta, { token: await teste.tokenDe(tipo) })).corpo
  const alterar = async (corpo: object, tipo: 'OPERADOR' | 'SUPERVISOR' | 'GERENTE' = 'OPERADOR') =>
    teste.chamar(alterarDadosDaConta, { token: await teste.tokenDe(tipo), corpo })

  it('AUT-08 traz id, cpf, nome, dtNasc, tel e email da própria conta', async () => {
    const dados = await obter('OPERADOR')
    expect(dados).toMatchObject({ cpf: '11144477735', nome: 'Bruno César Tavares', versao: 1 })
    expect(Object.keys(dados).sort()).toEqual(['cpf', 'dtNasc', 'email', 'id', 'nome', 'tel', 'versao'])
  })

  it('AUT-08 altera, com histórico de antes e depois; id e cpf nunca mudam', async () => {
    const antes = await obter('OPERADOR')
    const { status, corpo } = await alterar({ ...NOVOS, id: 1, cpf: '52998224725', versao: antes.versao })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: antes.id,
      cpf: antes.cpf,
      nome: 'Bruno César Lima',
      dtNasc: '1988-02-29',
      tel: '11987654321',
      email: 'bruno@novo.test',
      versao: antes.versao + 1,
    })
    expect(await obter('OPERADOR')).toEqual(corpo)
    const [registro] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.acao, 'ALTERAR_DADOS'), eq(historico.entidadeId, String(antes.id))))
    expect(registro?.dados).toMatchObject({ email: { de: antes.email, para: 'bruno@novo.test' } })
    expect(registro?.colaboradorId).toBe(antes.id)
  })

  it('AUT-08 trocar o e-mail avisa o endereço antigo e cancela links a caminho dele', async () => {
    const { banco } = teste.negocio()
    const antes = await obter('GERENTE')
    await banco.insert(redefinicaoDeSenha).values({
      tokenHash: 'x',
      colaboradorId: antes.id,
      criadaEm: new Date(),
      expiraEm: new Date(Date.now() + 3_600_000),
    })
    await alterar({ ...antes, tel: '1133334444' }, 'GERENTE')
    expect(await banco.$count(redefinicaoDeSenha)).toBe(1)
    await alterar(
      { ...antes, email: 'outro@gerente.test', tel: '1133334444', versao: antes.versao + 1 },
      'GERENTE',
    )
    expect(await banco.$count(redefinicaoDeSenha)).toBe(0)
    const { rows } = await banco.execute<{ payload: Mensagem }>(
      sql`select payload from graphile_worker._private_jobs`,
    )
    expect(rows.map(({ payload }) => payload.para)).toContain(antes.email)
  })

  it('AUT-08 sem nada de novo, nada muda', async () => {
    const antes = await obter('SUPERVISOR')
    expect((await alterar(antes, 'SUPERVISOR')).corpo).toEqual(antes)
  })

  it('AUT-08 nascimento é opcional', async () => {
    const antes = await obter('SUPERVISOR')
    const { dtNasc: _, ...semData } = antes
    const { status, corpo: semNascimento } = await alterar(semData, 'SUPERVISOR')
    expect([status, semNascimento.dtNasc]).toEqual([200, null])
    const vazia = { ...antes, dtNasc: null, versao: semNascimento.versao }
    expect((await alterar(vazia, 'SUPERVISOR')).corpo.dtNasc).toBeNull()
  })

  it('409 quem parte de dados velhos não apaga os novos; de duas ao mesmo tempo, uma passa', async () => {
    const { versao } = await obter('OPERADOR')
    const velha = await alterar({ ...NOVOS, versao: versao - 1 })
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    const respostas = await Promise.all(
      ['Bruno Um', 'Bruno Dois', 'Bruno Tres'].map((nome) => alterar({ ...NOVOS, nome, versao })),
    )
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['nome', 'Bruno', 'Informe seu nome e sobrenome'],
    ['dtNasc', '1990-02-30', 'Data inválida'],
    ['dtNasc', '2999-01-01', 'Data inválida'],
    ['tel', '1234', 'Telefone inválido'],
    ['email', 'bruno@', 'E-mail inválido'],
  ])('AUT-08 422 %s %j: %s', async (campo, valor, mensagem) => {
    const { status, erro } = await alterar({ ...NOVOS, versao: 1, [campo]: valor })
    expect(status).toBe(422)
    expect(erro).toEqual({
      codigo: 'CAMPOS_INVALIDOS',
      message: ERROS.CAMPOS_INVALIDOS.mensagem,
      campos: { [campo]: mensagem },
    })
  })

  it.each([
    ['CONTA_VER', obterDadosDaConta],
    ['CONTA_EDITAR', alterarDadosDaConta],
  ] as const)('PER-01 403 para quem o negócio tirou %s, 401 sem sessão', async (acao, contrato) => {
    await teste.negocio().banco.insert(permissao).values({ tipo: 'COLABORADOR', acao, autorizado: false })
    const token = await teste.tokenDe('COLABORADOR')
    expect((await teste.chamar(contrato, { token })).status).toBe(403)
    expect((await teste.chamar(contrato)).status).toBe(401)
  })
})
