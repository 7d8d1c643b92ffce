import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import * as argon2 from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, tentativaDeAcesso } from './tabelas.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const verdadeiro = await original<typeof argon2>()
  return { ...verdadeiro, hash: vi.fn(verdadeiro.hash), verify: vi.fn(verdadeiro.verify) }
})

const CONTA = { existente: '11144477735', inativa: '24681357928', desconhecida: '86288366757' }

// Time itself cannot be compared on a busy machine; what takes time can: statements and passwords verified.
describe('POST /login/sac: a recusa não diz, pelo tempo, se a conta existe', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ ativo: false })
      .where(eq(colaborador.cpf, CONTA.inativa))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => teste.fechar())

  let enderecos = 0
  /** What the database and argon2 were asked for while one attempt was answered. */
  async function trabalhoDe(cpf: string, senha = 'errada') {
    const captcha = await teste.resolverCaptcha()
    const consultas = vi.spyOn(pg.Client.prototype, 'query')
    const conferencias = vi.mocked(argon2.verify).mock.calls.length
    const hashes = vi.mocked(argon2.hash).mock.calls.length
    const { status } = await teste.chamar(entrar, {
      corpo: { cpf, senha, captcha },
      ip: `10.8.0.${++enderecos}`,
    })
    const comandos = consultas.mock.calls
      .map(([consulta]) => (typeof consulta === 'string' ? consulta : (consulta as pg.QueryConfig).text))
      // Read again behind the request's back every few seconds.
      .filter((texto) => !texto.includes('"parametro"'))
      // ESC-07 Each says which request it is of.
      .map((texto) => texto.replace(/'balcao:[\w-]+'/, "'balcao'"))
    consultas.mockRestore()
    return {
      status,
      comandos,
      conferencias: vi.mocked(argon2.verify).mock.calls.length - conferencias,
      hashes: vi.mocked(argon2.hash).mock.calls.length - hashes,
    }
  }
  const comFalhas = (falhas: number) =>
    Promise.all(
      Object.values(CONTA).map(async (cpf) => {
        const { banco } = teste.negocio()
        await banco.delete(tentativaDeAcesso).where(eq(tentativaDeAcesso.chave, `cpf:${cpf}`))
        if (falhas > 0)
          await banco
            .insert(tentativaDeAcesso)
            .values({ chave: `cpf:${cpf}`, falhas, ultimaFalhaEm: teste.agora() })
      }),
    )

  it.each([
    ['a primeira errada', 0, 0, 422, 1],
    ['mais uma errada', 2, 0, 422, 1],
    ['a que avisa o dono', 5, 16 * 60_000, 422, 1],
    ['a que tem de esperar', 8, 0, 429, 0],
  ])(
    'AUT-01 %s: mesmos comandos e mesmas conferências',
    async (_caso, falhas, espera, status, conferencias) => {
      await comFalhas(falhas)
      teste.adiantar(espera)
      const existente = await trabalhoDe(CONTA.existente)
      expect(existente).toMatchObject({ status, conferencias, hashes: 0 })
      expect(existente.comandos.length).toBeGreaterThan(5)
      expect(await trabalhoDe(CONTA.desconhecida)).toEqual(existente)
      expect(await trabalhoDe(CONTA.inativa)).toEqual(existente)
    },
  )

  it('AUT-01 a senha certa de uma conta inativa faz o mesmo que a errada', async () => {
    await comFalhas(0)
    const desconhecida = await trabalhoDe(CONTA.desconhecida)
    expect(await trabalhoDe(CONTA.inativa, SENHA_DEMO)).toEqual(desconhecida)
  })

  it('AUT-01 o histórico guarda cada recusa, sem o CPF de quem não tem conta', async () => {
    const registros = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(eq(historico.acao, 'SENHA_ERRADA'))
    expect(new Set(registros.map(({ entidadeId }) => entidadeId)).size).toBe(3)
    expect(JSON.stringify(registros)).not.toContain(CONTA.desconhecida)
  })
})
