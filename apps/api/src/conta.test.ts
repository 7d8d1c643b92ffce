import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { rodarComando } from '../test/processo.ts'
import { colaborador, segundoFator } from './features/acesso/tabelas.ts'
import { historico } from './platform/banco/tabelas.ts'

const COMANDO = fileURLToPath(new URL('conta.ts', import.meta.url))
const CPF = '862.883.667-57'
const DADOS = { cpf: CPF, nome: 'Dora Nunes', email: 'dora@exemplo.com.br', perfil: 'admin' }

describe('npm run conta', () => {
  let teste: AppDeTeste
  let pasta: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    pasta = await mkdtemp(join(tmpdir(), 'balcao-conta-'))
    const { configuracao, url } = teste.negocio()
    await writeFile(join(pasta, 'um.json'), JSON.stringify([{ ...configuracao, banco: url }]))
    const dois = [
      { ...configuracao, banco: url },
      { ...configuracao, id: 'boreal', banco: url },
    ]
    await writeFile(join(pasta, 'dois.json'), JSON.stringify(dois))
  })
  afterAll(async () => {
    await teste.fechar()
    await rm(pasta, { recursive: true, force: true })
  })

  async function rodar(opcoes: object, { senha = '', negocios = 'um.json', desligar = false } = {}) {
    const argumentos = Object.entries(opcoes).flatMap(([nome, valor]) => [`--${nome}`, `${valor}`])
    const env = { NEGOCIOS: join(pasta, negocios), DADOS: pasta, DATABASE_URL: '' }
    const extras = [
      ...(senha ? ['--senha-na-entrada'] : []),
      ...(desligar ? ['--desligar-segundo-fator'] : []),
    ]
    return rodarComando(COMANDO, [...argumentos, ...extras], env, senha)
  }
  const contas = () => teste.negocio().banco.select({ id: colaborador.id }).from(colaborador)

  it('AUT-02 cria a conta, com a senha gerada e dita uma vez, e ela entra', async () => {
    const { saida, codigo } = await rodar(DADOS)
    expect([codigo, saida]).toEqual([0, expect.stringContaining('Conta de Administrador criada em Aurora')])
    const [, senha = ''] = /^Senha: (\S{16})$/m.exec(saida) ?? []
    const captcha = await teste.resolverCaptcha()
    const { status, corpo } = await teste.chamar(entrar, { corpo: { cpf: CPF, senha, captcha } })
    expect(status).toBe(200)
    const app = await teste.chamar(carregarApp, { token: corpo.token })
    expect(app.corpo.colaborador).toMatchObject({ nome: 'Dora Nunes', tipo: 'ADMIN' })
    const criada = and(
      eq(historico.acao, 'CRIAR_CONTA'),
      eq(historico.entidade, 'colaborador'),
      eq(historico.entidadeId, String(app.corpo.colaborador.id)),
    )
    expect(await teste.negocio().banco.select().from(historico).where(criada)).toMatchObject([
      { colaboradorId: null, dados: { tipo: 'ADMIN' } },
    ])
  })

  it('SEG-03 a senha pode vir pela entrada, e não é repetida; uma fácil é recusada', async () => {
    const outra = { ...DADOS, cpf: '44455566619', email: 'outra@exemplo.com.br', perfil: 'OPERADOR' }
    const facil = await rodar(outra, { senha: '123456\n' })
    expect([facil.codigo, facil.erro]).toEqual([1, expect.stringMatching(/^senha: /)])
    const boa = await rodar(outra, { senha: 'cavalo de pau\n' })
    expect([boa.codigo, boa.saida.split('\n').length]).toEqual([0, 2])
    const captcha = await teste.resolverCaptcha()
    const corpo = { cpf: '44455566619', senha: 'cavalo de pau', captcha }
    expect((await teste.chamar(entrar, { corpo })).status).toBe(200)
  })

  const NOVA = { ...DADOS, cpf: '16899535009', email: 'nova@exemplo.com.br' }
  it.each<[string, (outra: { cpf: string; email: string }) => object, string]>([
    [
      'e-mail de outra conta',
      ({ email }) => ({ ...NOVA, email: email.replace(/^./, (letra) => letra.toUpperCase()) }),
      'email: Já existe',
    ],
    ['CPF de outra conta', ({ cpf }) => ({ ...NOVA, cpf }), 'cpf: Já existe'],
    ['CPF que não confere', () => ({ ...NOVA, cpf: '111.111.111-11' }), 'cpf: '],
    [
      'perfil de quem não é da equipe',
      () => ({ ...NOVA, perfil: 'consumidor_final' }),
      'perfil: Escolha um perfil: ADMIN',
    ],
  ])('recusa %s, e nada muda', async (_caso, opcoes, frase) => {
    const antes = await contas()
    const { banco } = teste.negocio()
    const [outra] = await banco.select().from(colaborador).where(eq(colaborador.tipo, 'GERENTE'))
    if (!outra) throw new Error('a demonstração não tem gerente')
    const { codigo, erro } = await rodar(opcoes(outra))
    expect([codigo, erro]).toEqual([1, expect.stringContaining(frase)])
    expect(await contas()).toEqual(antes)
  })

  it('SEG-07 desliga o segundo fator de quem perdeu o aparelho; de quem não o tem, diz', async () => {
    const { banco } = teste.negocio()
    const [conta] = await banco
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.tipo, 'GERENTE'))
    const cpf = '987.654.321-00'
    const semFator = await rodar({ cpf }, { desligar: true })
    expect([semFator.codigo, semFator.erro]).toEqual([1, expect.stringContaining('não está ativa')])
    const ativo = {
      colaboradorId: conta?.id ?? 0,
      segredo: 'ABC',
      criadoEm: new Date(),
      ativadoEm: new Date(),
    }
    await banco.insert(segundoFator).values(ativo)
    expect((await rodar({ cpf }, { desligar: true })).codigo).toBe(0)
    expect(await banco.select().from(segundoFator)).toEqual([])
  })

  it('com mais de um negócio, pede qual; uma opção que não há mostra o uso', async () => {
    const qual = await rodar(DADOS, { negocios: 'dois.json' })
    expect([qual.codigo, qual.erro]).toEqual([
      2,
      expect.stringContaining('--negocio um destes: aurora, boreal'),
    ])
    const errada = await rodar({ ...DADOS, senha: 'x' })
    expect([errada.codigo, errada.erro]).toEqual([2, expect.stringContaining('Uso: npm run conta')])
  })
})
