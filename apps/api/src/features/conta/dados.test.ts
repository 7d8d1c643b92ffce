import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { ERROS } from '@balcao/dominio/erros'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao, tentativaDeAcesso } from '../acesso/tabelas.ts'

const NOVOS = {
  nome: 'Bruno  César Lima',
  dtNasc: '1988-02-29',
  tel: '(11) 987654321',
}

type Tipo = 'ADMIN' | 'OPERADOR' | 'SUPERVISOR' | 'GERENTE' | 'REPRESENTANTE' | 'CONSUMIDOR_FINAL'

describe('/sac/conta/dados', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const obter = async (tipo: Tipo) =>
    (await teste.chamar(obterDadosDaConta, { token: await teste.tokenDe(tipo) })).corpo
  // The route has a limit of its own by address; each call here comes from another.
  let enderecos = 0
  const alterar = async (corpo: object, tipo: Tipo = 'OPERADOR', headers = {}) =>
    teste.chamar(alterarDadosDaConta, {
      token: await teste.tokenDe(tipo),
      corpo,
      headers,
      ip: `10.3.0.${++enderecos}`,
    })
  const comEmail = async () => ({ ...NOVOS, email: (await obter('OPERADOR')).email })
  const tentativas = (cpf: string) =>
    teste
      .negocio()
      .banco.select()
      .from(tentativaDeAcesso)
      .where(eq(tentativaDeAcesso.chave, `cpf:${cpf}`))

  it('AUT-08 traz id, cpf, nome, dtNasc, tel e email da própria conta', async () => {
    const dados = await obter('ADMIN')
    const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'ADMIN')?.cpf
    expect(dados).toMatchObject({ cpf, nome: nomeDaConta('ADMIN'), versao: 1 })
    const seis = ['cpf', 'dtNasc', 'email', 'id', 'nome', 'tel']
    expect(Object.keys(dados).sort()).toEqual([...seis, 'emailPendente', 'versao'].sort())
  })

  it('AUT-08 altera, com histórico de antes e depois; id e cpf nunca mudam', async () => {
    const antes = await obter('OPERADOR')
    const { status, corpo } = await alterar({ ...antes, ...NOVOS, id: 1, cpf: '52998224725' })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: antes.id,
      cpf: antes.cpf,
      nome: 'Bruno César Lima',
      dtNasc: '1988-02-29',
      tel: '11987654321',
      email: antes.email,
      versao: antes.versao + 1,
      emailPendente: null,
    })
    expect(await obter('OPERADOR')).toEqual(corpo)
    const [registro] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.acao, 'ALTERAR_DADOS'), eq(historico.entidadeId, String(antes.id))))
      .orderBy(desc(historico.id))
    expect(registro?.dados).toMatchObject({ nome: { de: antes.nome, para: 'Bruno César Lima' } })
    expect(registro?.colaboradorId).toBe(antes.id)
  })

  it('API-01 os seis campos bastam: sem versao vale o que chega por último', async () => {
    const { versao: _, emailPendente: __, ...seis } = await obter('SUPERVISOR')
    const { status, corpo } = await alterar({ ...seis, tel: '1133334444' }, 'SUPERVISOR')
    expect([status, corpo.tel]).toEqual([200, '1133334444'])
    expect((await alterar({ ...seis, tel: '1133335555' }, 'SUPERVISOR')).corpo.tel).toBe('1133335555')
  })

  it('SEG-02 outro e-mail pede a senha e fica pendente; os outros campos valem na hora', async () => {
    const antes = await obter('GERENTE')
    const corpo = { ...antes, tel: '1133334444', email: 'outro@gerente.test' }
    const semSenha = await alterar(corpo, 'GERENTE')
    expect([semSenha.status, semSenha.erro.campos]).toEqual([
      422,
      { senha: 'Informe sua senha para trocar o e-mail' },
    ])
    expect(await obter('GERENTE')).toEqual(antes)

    const { status, corpo: depois } = await alterar({ ...corpo, senha: SENHA_DEMO }, 'GERENTE')
    expect(status).toBe(200)
    expect(depois).toMatchObject({
      tel: '1133334444',
      email: antes.email,
      versao: antes.versao + 1,
      emailPendente: { email: 'outro@gerente.test' },
    })
    expect(await obter('GERENTE')).toEqual(depois)
    const { banco } = teste.negocio()
    const [registro] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.acao, 'PEDIR_TROCA_DE_EMAIL'), eq(historico.entidadeId, String(antes.id))))
    expect(registro).toMatchObject({
      dados: { de: antes.email, para: 'outro@gerente.test' },
      colaboradorId: antes.id,
    })
    // The right password is no failure.
    expect(await tentativas(antes.cpf)).toEqual([])
  })

  it('SEG-02 a senha errada é recusada no campo, conta como tentativa e nada muda', async () => {
    const antes = await obter('REPRESENTANTE')
    const corpo = { ...antes, nome: 'Outro Nome', email: 'x@invasor.test', senha: 'errada' }
    const { status, erro } = await alterar(corpo, 'REPRESENTANTE')
    expect([status, erro.campos]).toEqual([422, { senha: 'Senha incorreta' }])
    expect(await obter('REPRESENTANTE')).toEqual(antes)
    expect((await tentativas(antes.cpf)).map(({ falhas }) => falhas)).toEqual([1])
    for (let vez = 0; vez < 4; vez++) await alterar(corpo, 'REPRESENTANTE')
    const certa = await alterar({ ...corpo, senha: SENHA_DEMO }, 'REPRESENTANTE')
    expect([certa.status, certa.erro.codigo]).toEqual([429, 'MUITAS_TENTATIVAS_DE_ACESSO'])
    // The same e-mail needs no password, so nothing is tried.
    expect((await alterar({ ...antes, tel: '1133334444', senha: 'errada' }, 'REPRESENTANTE')).status).toBe(
      200,
    )
  })

  it('SEG-02 uma conta não enche a caixa de ninguém: cinco mensagens por hora', async () => {
    const antes = await obter('CONSUMIDOR_FINAL')
    const status = []
    for (let vez = 0; vez < 6; vez++) {
      const corpo = { ...antes, email: `alvo${vez}@exemplo.test`, senha: SENHA_DEMO }
      status.push((await alterar(corpo, 'CONSUMIDOR_FINAL')).status)
    }
    expect(status).toEqual([200, 200, 200, 200, 200, 429])
    expect((await obter('CONSUMIDOR_FINAL')).emailPendente?.email).toBe('alvo4@exemplo.test')
  })

  it('TIC-13 repetida com a mesma chave responde o mesmo, e da senha não fica nem o resumo', async () => {
    const antes = await obter('SUPERVISOR')
    const corpo = { ...antes, email: 'repetida@exemplo.test', senha: SENHA_DEMO }
    const chave = { 'idempotency-key': 'troca-de-email-1' }
    const primeira = await alterar(corpo, 'SUPERVISOR', chave)
    const segunda = await alterar(corpo, 'SUPERVISOR', chave)
    expect([primeira.status, segunda.status]).toEqual([200, 200])
    expect(segunda.corpo).toEqual(primeira.corpo)
    expect(segunda.headers['idempotency-replayed']).toBe('true')
    expect(await tentativas(antes.cpf)).toEqual([])
    // With another password the digest is the same: nothing of it went in.
    const outraSenha = await alterar({ ...antes, tel: '1133336666', senha: 'uma' }, 'SUPERVISOR', {
      'idempotency-key': 'sem-resumo',
    })
    const mesmaChave = await alterar({ ...antes, tel: '1133336666', senha: 'outra' }, 'SUPERVISOR', {
      'idempotency-key': 'sem-resumo',
    })
    expect([outraSenha.status, mesmaChave.status]).toEqual([200, 200])
    expect(mesmaChave.headers['idempotency-replayed']).toBe('true')
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
    const base = await comEmail()
    const { versao: lida } = await obter('OPERADOR')
    const { versao } = (await alterar({ ...base, nome: `Bruno ${'I'.repeat(lida)}`, versao: lida })).corpo
    const velha = await alterar({ ...base, versao: versao - 1 })
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    const respostas = await Promise.all(
      ['Bruno Um', 'Bruno Dois', 'Bruno Tres'].map((nome) => alterar({ ...base, nome, versao })),
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
    const { status, erro } = await alterar({ ...(await comEmail()), versao: 1, [campo]: valor })
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
