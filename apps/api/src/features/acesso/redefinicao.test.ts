import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import {
  entrar,
  redefinirSenha,
  requisitarRedefinicao,
  validarTokenDeRedefinicao,
} from '@balcao/dominio/acesso/contratos'
import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { MENSAGENS_DE_SENHA_FRACA as DIZ } from '@balcao/dominio/conta/senha-fraca'
import { ERROS } from '@balcao/dominio/erros'
import { comPrefixo } from '@balcao/dominio/parametros'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import type { Mensagem } from '../../platform/email/carteiro.ts'
import type { PedidoDeRedefinicao } from '../../tarefas/catalogo.ts'
import { criarTarefas } from '../../tarefas/tarefas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { colaborador, redefinicaoDeSenha, tentativaDeAcesso } from './tabelas.ts'

const OPERADOR = '11144477735'
const SUPERVISOR = '12345678909'
const GERENTE = '98765432100'
const COLABORADOR = '24681357928'
const DESCONHECIDO = '86288366757'
const MINUTO = 60_000
const CONTEXTO = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }

describe('redefinição de senha', () => {
  let teste: AppDeTeste
  let adiantado = 0
  let senhaHash: string
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    senhaHash = (await contaDe(OPERADOR)).senhaHash
  })
  afterAll(() => teste.fechar())
  // Every test finds the accounts as the demo left them, nothing counted against them and nothing in the queue.
  afterEach(async () => {
    const { banco } = teste.negocio()
    await banco.execute(sql`delete from graphile_worker._private_jobs`)
    await banco.delete(tentativaDeAcesso)
    await banco.update(colaborador).set({ ativo: true, senhaHash })
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('redefinicaoMinutos')))
    await teste.negocio().renovarParametros()
  })

  async function contaDe(cpf: string) {
    const [conta] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    if (!conta) throw new Error(`a conta ${cpf} não existe`)
    return conta
  }

  const adiantar = (ms: number) => {
    adiantado += ms
    teste.adiantar(ms)
  }
  // Each from an address of its own: the limit per minute has a test of its own.
  let pedidos = 0
  const requisitar = async (id: string, headers = {}) =>
    teste.chamar(requisitarRedefinicao, {
      corpo: { id, captcha: await teste.resolverCaptcha() },
      headers,
      ip: `10.5.1.${++pedidos}`,
    })

  /** The queue's part, run by hand: what was waiting, done in order; answers the messages sent. */
  async function cumprir(): Promise<Mensagem[]> {
    const { banco } = teste.negocio()
    const { rows } = await banco.execute<{ id: string; payload: PedidoDeRedefinicao }>(
      sql`select j.id, j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'enviar-redefinicao' order by j.id`,
    )
    const enviadas: Mensagem[] = []
    const carteiro = { enviar: async (mensagem: Mensagem) => void enviadas.push(mensagem) }
    const tarefas = criarTarefas(teste.negocio(), carteiro, () => new Date(Date.now() + adiantado))
    for (const { payload } of rows) await tarefas['enviar-redefinicao'](payload, CONTEXTO)
    await banco.execute(sql`delete from graphile_worker._private_jobs`)
    return enviadas
  }
  const linkDe = ([mensagem]: Mensagem[]) => new URL(/https?:\S+/.exec(mensagem?.texto ?? '')?.[0] ?? '')
  async function pedirToken(cpf: string): Promise<string> {
    expect((await requisitar(cpf)).status).toBe(200)
    return linkDe(await cumprir()).searchParams.get('token') ?? ''
  }
  const validar = (token: string) => teste.chamar(validarTokenDeRedefinicao, { corpo: { token } })
  const redefinir = (token: string, senha: string) =>
    teste.chamar(redefinirSenha, { corpo: { token, senha }, ip: `10.5.2.${++pedidos}` })
  const abrir = async (cpf: string, senha: string, ip = '127.0.0.1') =>
    teste.chamar(entrar, { corpo: { cpf, senha, captcha: await teste.resolverCaptcha() }, ip })

  it('AUT-06 do pedido à senha nova: encerra as sessões, zera as falhas e registra', async () => {
    const { banco } = teste.negocio()
    const sessao = (await abrir(OPERADOR, SENHA_DEMO)).corpo.token
    await banco
      .insert(tentativaDeAcesso)
      .values({ chave: `cpf:${OPERADOR}`, falhas: 40, ultimaFalhaEm: teste.agora() })
    // From where the account never signed in: a known address is spared the wait, whatever was counted.
    const deFora = '10.5.9.1'
    expect((await abrir(OPERADOR, SENHA_DEMO, deFora)).status).toBe(429)

    const token = await pedirToken('111.444.777-35')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await validar(token)).corpo).toEqual({ valido: true })
    const { status, corpo } = await redefinir(token, 'nova senha')
    expect([status, corpo.message]).toEqual([200, 'Senha redefinida. Entre com a senha nova.'])

    expect((await teste.chamar(validarSessao, { token: sessao })).status).toBe(401)
    expect((await abrir(OPERADOR, SENHA_DEMO, deFora)).status).toBe(422)
    expect((await abrir(OPERADOR, 'nova senha', deFora)).status).toBe(200)
    const { id } = await contaDe(OPERADOR)
    const registros = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.acao, 'REDEFINIR_SENHA'), eq(historico.colaboradorId, id)))
    expect(registros).toHaveLength(1)
  })

  it('AUT-06 o link leva ao portal e ao negócio; só o resumo do token fica guardado', async () => {
    await requisitar(SUPERVISOR)
    const enviadas = await cumprir()
    const link = linkDe(enviadas)
    expect(enviadas[0]?.texto).toContain('vale por 30 minutos')
    expect([link.origin, link.pathname, link.searchParams.get('negocio')]).toEqual([
      'http://localhost',
      '/redefinir-senha',
      'aurora',
    ])
    const linhas = await teste.negocio().banco.select().from(redefinicaoDeSenha)
    expect(JSON.stringify(linhas)).not.toContain(link.searchParams.get('token'))
  })

  it('AUT-06 quem pede não escolhe o endereço do link', async () => {
    await requisitar(SUPERVISOR, { host: 'mau.example' })
    expect(linkDe(await cumprir()).hostname).toBe('localhost')
  })

  it('AUT-06 a resposta não diz se a conta existe; conta desconhecida ou desativada não recebe nada', async () => {
    const { banco } = teste.negocio()
    const existe = await requisitar(SUPERVISOR)
    await cumprir()
    const naoExiste = await requisitar(DESCONHECIDO)
    expect([naoExiste.status, naoExiste.corpo]).toEqual([existe.status, existe.corpo])
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.cpf, COLABORADOR))
    expect((await requisitar(COLABORADOR)).corpo).toEqual(existe.corpo)
    expect(await cumprir()).toEqual([])
  })

  it('AUT-06 um pedido novo cancela o anterior', async () => {
    const velho = await pedirToken(SUPERVISOR)
    const novo = await pedirToken(SUPERVISOR)
    expect((await validar(velho)).erro.codigo).toBe('LINK_DE_REDEFINICAO_INVALIDO')
    expect((await validar(novo)).status).toBe(200)
  })

  it('AUT-06 vale uma vez, mesmo usado ao mesmo tempo', async () => {
    const token = await pedirToken(GERENTE)
    const senhas = ['primeira1', 'segunda22', 'terceira3']
    const respostas = await Promise.all(senhas.map((senha) => redefinir(token, senha)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const valida = senhas[respostas.findIndex(({ status }) => status === 200)] ?? ''
    expect((await abrir(GERENTE, valida)).status).toBe(200)
    expect((await redefinir(token, 'outra vez')).erro.codigo).toBe('LINK_DE_REDEFINICAO_INVALIDO')
  })

  it('AUT-06 NEG-03 inventado ou de outro negócio não vale', async () => {
    const token = await pedirToken(SUPERVISOR)
    expect((await validar('x'.repeat(43))).status).toBe(422)
    const emOutro = await teste.chamar(validarTokenDeRedefinicao, { corpo: { token }, negocio: 'boreal' })
    expect(emOutro.status).toBe(422)
  })

  it('AUT-06 a conta desativada depois do pedido não muda de senha', async () => {
    const token = await pedirToken('39053344705')
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ ativo: false })
      .where(eq(colaborador.cpf, '39053344705'))
    expect((await redefinir(token, 'nova senha')).status).toBe(422)
  })

  it('SEG-03 uma senha fraca, com os dados da própria conta, é recusada no campo e não gasta o link', async () => {
    const token = await pedirToken(SUPERVISOR)
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ dataNascimento: '1985-03-09', email: 'rita.supervisora@aurora.test' })
      .where(eq(colaborador.cpf, SUPERVISOR))
    for (const [senha, mensagem] of [
      ['flamengo10', DIZ.comum],
      ['qwerty', DIZ.sequencia],
      ['123.456.789-09', DIZ.cpf],
      ['rita.supervisora', DIZ.email],
      ['09031985', DIZ.nascimento],
    ] as const) {
      const { status, erro } = await redefinir(token, senha)
      expect([status, erro.campos]).toEqual([422, { senha: mensagem }])
    }
    expect((await redefinir(token, 'cavalo de pau')).status).toBe(200)
  })

  it.each([
    ['CPF inválido', requisitarRedefinicao, { id: '11144477734', captcha: 'x' }, 'id'],
    ['captcha vazio', requisitarRedefinicao, { id: OPERADOR, captcha: '' }, 'captcha'],
    ['sem token', validarTokenDeRedefinicao, {}, 'token'],
    ['senha curta', redefinirSenha, { token: 'x', senha: '12345' }, 'senha'],
  ])('AUT-06 422 %s', async (_caso, contrato, corpo, campo) => {
    const { status, erro } = await teste.chamar(contrato, { corpo })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('AUT-01 o captcha vale uma vez também aqui', async () => {
    const captcha = await teste.resolverCaptcha()
    const pedir = () =>
      teste.chamar(requisitarRedefinicao, { corpo: { id: OPERADOR, captcha }, ip: '10.5.0.1' })
    expect((await pedir()).status).toBe(200)
    expect((await pedir()).erro.codigo).toBe('CAPTCHA_JA_USADO')
  })

  describe('API-01 sem captcha', () => {
    const semCaptcha = (id: string, ip: string) => teste.chamar(requisitarRedefinicao, { corpo: { id }, ip })

    it('API-01 responde o mesmo, haja conta ou não, e envia o link a quem a tem', async () => {
      const existe = await semCaptcha(SUPERVISOR, '10.5.3.1')
      const naoExiste = await semCaptcha(DESCONHECIDO, '10.5.3.2')
      expect(existe.status).toBe(200)
      expect([naoExiste.status, naoExiste.corpo]).toEqual([existe.status, existe.corpo])
      expect(await cumprir()).toHaveLength(1)
    })

    it('API-01 de um endereço, três por hora, seja qual for o CPF; com captcha continua', async () => {
      adiantar(2 * 60 * MINUTO)
      const ip = '10.5.3.3'
      const cpfs = [SUPERVISOR, DESCONHECIDO, GERENTE, OPERADOR]
      const respostas = []
      for (const cpf of cpfs) respostas.push(await semCaptcha(cpf, ip))
      expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      const { erro, headers } = respostas[3] ?? (await semCaptcha(OPERADOR, ip))
      expect(erro).toEqual({
        codigo: 'MUITOS_PEDIDOS_DE_REDEFINICAO',
        message: ERROS.MUITOS_PEDIDOS_DE_REDEFINICAO.mensagem,
      })
      expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
      const captcha = await teste.resolverCaptcha()
      const comCaptcha = await teste.chamar(requisitarRedefinicao, { corpo: { id: OPERADOR, captcha }, ip })
      expect(comCaptcha.status).toBe(200)
      adiantar(61 * MINUTO)
      expect((await semCaptcha(OPERADOR, ip)).status).toBe(200)
    })

    it.each([
      ['com conta', SUPERVISOR],
      ['sem conta', DESCONHECIDO],
    ])('API-01 para um CPF %s, três por hora, venham de onde vierem', async (_caso, cpf) => {
      adiantar(2 * 60 * MINUTO)
      const status = []
      for (const ip of ['10.5.4.1', '10.5.4.2', '10.5.4.3', '10.5.4.4'])
        status.push((await semCaptcha(cpf, ip)).status)
      expect(status).toEqual([200, 200, 200, 429])
    })

    it('API-01 ao mesmo tempo também não passam mais de três', async () => {
      adiantar(2 * 60 * MINUTO)
      const respostas = await Promise.all(
        Array.from({ length: 8 }, () => semCaptcha(DESCONHECIDO, '10.5.5.1')),
      )
      expect(respostas.filter(({ status }) => status === 200)).toHaveLength(3)
    })
  })

  it('AUT-06 há um limite de pedidos por minuto', async () => {
    const respostas = []
    for (let vez = 0; vez < 12; vez++)
      respostas.push(await teste.chamar(requisitarRedefinicao, { corpo: {}, ip: '10.5.0.2' }))
    expect(respostas.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429, 429])
  })

  it('AUT-06 expira no prazo do parâmetro', async () => {
    const token = await pedirToken(SUPERVISOR)
    adiantar(29 * MINUTO)
    expect((await validar(token)).status).toBe(200)
    adiantar(2 * MINUTO)
    expect((await validar(token)).status).toBe(422)
    expect((await redefinir(token, 'nova senha')).status).toBe(422)

    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ chave: comPrefixo('redefinicaoMinutos'), valor: '60' })
    adiantar(10_000)
    const longo = await pedirToken(SUPERVISOR)
    adiantar(59 * MINUTO)
    expect((await validar(longo)).status).toBe(200)
  })
})
