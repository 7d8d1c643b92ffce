import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { ERROS } from '@balcao/dominio/erros'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, sessao, tentativaDeAcesso } from './tabelas.ts'

const OPERADOR = '11144477735'
const SUPERVISOR = '12345678909'
const DESCONHECIDO = '86288366757'
const MINUTO = 60_000

describe('POST /login/sac', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
  })
  afterAll(() => teste.fechar())

  const tentar = async (cpf: string, senha: string, ip = '10.0.0.1') =>
    teste.chamar(entrar, { corpo: { cpf, senha, captcha: await teste.resolverCaptcha() }, ip })

  it('AUT-02 entra com CPF mascarado ou não, e o token abre a carga', async () => {
    for (const cpf of ['111.444.777-35', OPERADOR]) {
      const { status, corpo } = await tentar(cpf, SENHA_DEMO)
      expect(status).toBe(200)
      const carga = await teste.chamar(carregarApp, { token: corpo.token })
      expect(carga.corpo.colaborador.tipo).toBe('OPERADOR')
    }
  })

  it('AUT-02 guarda só o resumo do token e registra a entrada no histórico', async () => {
    const { corpo } = await tentar(OPERADOR, SENHA_DEMO)
    const { banco } = teste.negocio()
    const linhas = await banco.select().from(sessao)
    expect(linhas.length).toBeGreaterThan(0)
    expect(JSON.stringify(linhas)).not.toContain(corpo.token)
    const entradas = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'sessao'), eq(historico.acao, 'ENTRAR')))
    const dasSessoes = linhas.map(({ id }) => String(id))
    expect(entradas.map(({ entidadeId }) => entidadeId).filter((id) => dasSessoes.includes(id))).toHaveLength(
      linhas.length,
    )
  })

  it('AUT-03 CPF desconhecido e senha errada recebem a mesma recusa', async () => {
    const senhaErrada = await tentar(SUPERVISOR, 'errada', '10.0.0.2')
    const cpfErrado = await tentar(DESCONHECIDO, 'errada', '10.0.0.2')
    expect(senhaErrada.status).toBe(422)
    expect(senhaErrada.erro).toEqual({ codigo: 'CREDENCIAIS_INVALIDAS', message: 'CPF ou senha incorretos.' })
    expect(cpfErrado.erro).toEqual(senhaErrada.erro)
  })

  it('AUT-03 conta desativada não entra', async () => {
    const { banco } = teste.negocio()
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.cpf, '24681357928'))
    expect((await tentar('24681357928', SENHA_DEMO, '10.0.0.3')).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
  })

  it.each([
    ['cpf com dígito errado', { cpf: '111.444.777-34', senha: 'x' }, 'cpf'],
    ['cpf que não é texto', { cpf: 11144477735, senha: 'x' }, 'cpf'],
    ['senha vazia', { cpf: OPERADOR, senha: '' }, 'senha'],
    ['senha longa demais', { cpf: OPERADOR, senha: 'x'.repeat(51) }, 'senha'],
    ['sem senha', { cpf: OPERADOR }, 'senha'],
  ])('AUT-01 422 no campo certo: %s', async (_caso, dados, campo) => {
    const { status, erro } = await teste.chamar(entrar, { corpo: { captcha: 'x', ...dados } })
    expect(status).toBe(422)
    expect(erro.codigo).toBe('CAMPOS_INVALIDOS')
    expect(Object.keys(erro.campos ?? {})).toEqual([campo])
  })

  describe('AUT-01 captcha', () => {
    it('AUT-01 uma solução vale uma vez, mesmo enviada ao mesmo tempo', async () => {
      const captcha = await teste.resolverCaptcha()
      const corpo = { cpf: OPERADOR, senha: SENHA_DEMO, captcha }
      const respostas = await Promise.all([1, 2, 3].map(() => teste.chamar(entrar, { corpo })))
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
      expect(respostas.find(({ status }) => status === 422)?.erro.codigo).toBe('CAPTCHA_JA_USADO')
    })

    it.each([
      ['texto qualquer', () => 'abc'],
      ['JSON sem desafio', () => Buffer.from('{"solution":{}}').toString('base64')],
    ])('AUT-01 recusa %s', async (_caso, captcha) => {
      const { status, erro } = await teste.chamar(entrar, {
        corpo: { cpf: OPERADOR, senha: SENHA_DEMO, captcha: captcha() },
      })
      expect([status, erro.codigo]).toEqual([422, 'CAPTCHA_INVALIDO'])
    })

    it('AUT-01 recusa um desafio adulterado', async () => {
      const { challenge, solution } = JSON.parse(
        Buffer.from(await teste.resolverCaptcha(), 'base64').toString(),
      )
      challenge.parameters.expiresAt += 3600
      const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
      const { erro } = await teste.chamar(entrar, { corpo: { cpf: OPERADOR, senha: SENHA_DEMO, captcha } })
      expect(erro.codigo).toBe('CAPTCHA_INVALIDO')
    })

    it('NEG-03 uma solução de outro negócio não serve', async () => {
      const captcha = await teste.resolverCaptcha('boreal')
      const { erro } = await teste.chamar(entrar, { corpo: { cpf: OPERADOR, senha: SENHA_DEMO, captcha } })
      expect(erro.codigo).toBe('CAPTCHA_INVALIDO')
    })

    it('AUT-01 expira', async () => {
      const captcha = await teste.resolverCaptcha()
      teste.adiantar(11 * MINUTO)
      const { erro } = await teste.chamar(entrar, { corpo: { cpf: OPERADOR, senha: SENHA_DEMO, captcha } })
      expect(erro.codigo).toBe('CAPTCHA_EXPIRADO')
    })

    it('AUT-01 cada desafio é outro e não fica em cache', async () => {
      const [um, outro] = [await teste.chamar(obterCaptcha), await teste.chamar(obterCaptcha)]
      expect(um.corpo.signature).not.toBe(outro.corpo.signature)
      expect(um.headers['cache-control']).toBe('no-store')
    })
  })

  it('AUT-01 senhas erradas seguidas exigem espera, que passa, e acertar zera', async () => {
    const gerente = '98765432100'
    for (let vez = 0; vez < 5; vez++) await tentar(gerente, 'errada', `10.0.1.${vez}`)
    const barrada = await tentar(gerente, SENHA_DEMO, '10.0.1.99')
    expect(barrada.status).toBe(429)
    expect(barrada.erro.message).toBe(ERROS.MUITAS_TENTATIVAS_DE_ACESSO.mensagem)
    expect(Number(barrada.headers['retry-after'])).toBeGreaterThan(0)
    teste.adiantar(MINUTO)
    expect((await tentar(gerente, SENHA_DEMO, '10.0.1.99')).status).toBe(200)
    const { banco } = teste.negocio()
    expect(
      await banco
        .select()
        .from(tentativaDeAcesso)
        .where(eq(tentativaDeAcesso.chave, `cpf:${gerente}`)),
    ).toEqual([])
  })

  it('AUT-01 por mais que cheguem ao mesmo tempo, só as tentativas livres têm a senha conferida', async () => {
    const admin = '52998224725'
    const captchas = await Promise.all(Array.from({ length: 12 }, () => teste.resolverCaptcha()))
    const respostas = await Promise.all(
      captchas.map((captcha, i) =>
        teste.chamar(entrar, {
          corpo: { cpf: admin, senha: i === 11 ? SENHA_DEMO : 'errada', captcha },
          ip: `10.0.2.${i}`,
        }),
      ),
    )
    const conferidas = respostas.filter(({ status }) => status !== 429)
    expect(conferidas.length).toBeLessThanOrEqual(5)
    expect(respostas.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7)
  })

  it('AUT-01 quem erra de longe não tranca o dono, que entra de onde costuma entrar', async () => {
    const supervisor = SUPERVISOR
    teste.adiantar(61 * MINUTO)
    expect((await tentar(supervisor, SENHA_DEMO, '10.0.4.1')).status).toBe(200)
    for (let vez = 0; vez < 6; vez++) await tentar(supervisor, 'errada', `10.0.5.${vez}`)
    expect((await tentar(supervisor, SENHA_DEMO, '10.0.5.99')).status).toBe(429)
    expect((await tentar(supervisor, SENHA_DEMO, '10.0.4.1')).status).toBe(200)
    // Where nobody signed in for a month is no longer where they usually do.
    teste.adiantar(31 * 24 * 60 * MINUTO)
    for (let vez = 0; vez < 6; vez++) await tentar(supervisor, 'errada', `10.0.14.${vez}`)
    expect((await tentar(supervisor, SENHA_DEMO, '10.0.4.1')).status).toBe(429)
    teste.adiantar(61 * MINUTO)
    expect((await tentar(supervisor, SENHA_DEMO, '10.0.4.1')).status).toBe(200)
  })

  it('PAR-01 AUT-01 quantas senhas erradas por conta e por endereço, e o custo da verificação, são do negócio', async () => {
    const desconhecido = '39053344705'
    const limites = { loginTentativasLivres: '2', loginTentativasPorEndereco: '3', captchaCusto: '7' }
    await comParametros(teste, limites, async () => {
      expect((await teste.chamar(obterCaptcha)).corpo.parameters.cost).toBe(7)
      const status = async (vezes: number, cpf: (vez: number) => string, ip: (vez: number) => string) => {
        const todos: number[] = []
        for (let vez = 0; vez < vezes; vez++) todos.push((await tentar(cpf(vez), 'errada', ip(vez))).status)
        return todos
      }
      expect(
        await status(
          3,
          () => desconhecido,
          (vez) => `10.0.8.${vez}`,
        ),
      ).toEqual([422, 422, 429])
      const cpfs = ['15350946056', '29537995593', '71428793860', '44455566619']
      expect(
        await status(
          4,
          (vez) => cpfs[vez] ?? '',
          () => '10.0.9.1',
        ),
      ).toEqual([422, 422, 422, 429])
    })
  })

  it('AUT-01 acertar não conta como falha do endereço', async () => {
    const ip = '10.0.6.1'
    for (let vez = 0; vez < 3; vez++) await tentar(OPERADOR, SENHA_DEMO, ip)
    const { banco } = teste.negocio()
    const [linha] = await banco
      .select()
      .from(tentativaDeAcesso)
      .where(eq(tentativaDeAcesso.chave, `ip:${ip}`))
    expect(linha?.falhas).toBe(0)
  })

  it('AUT-01 a rota tem limite próprio por endereço, que nenhum cabeçalho renova', async () => {
    const status: number[] = []
    for (let i = 0; i < 33; i++) {
      const headers = { authorization: `Bearer x${i}` }
      status.push((await teste.chamar(entrar, { corpo: { cpf: '' }, ip: '10.0.7.1', headers })).status)
    }
    expect(status).toEqual([...Array(30).fill(422), 429, 429, 429])
  })

  it('AUT-01 um endereço que erra muito espera, seja qual for a conta', async () => {
    const { banco } = teste.negocio()
    const ip = '10.0.3.1'
    await banco
      .insert(tentativaDeAcesso)
      .values({ chave: `ip:${ip}`, falhas: 30, ultimaFalhaEm: teste.agora() })
    expect((await tentar(OPERADOR, SENHA_DEMO, ip)).status).toBe(429)
    expect((await tentar(OPERADOR, SENHA_DEMO, '10.0.3.2')).status).toBe(200)
  })
})
