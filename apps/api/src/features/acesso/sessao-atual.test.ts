import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { carregarApp, sair, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from './tabelas.ts'

const HORA = 3_600_000

describe('sessão', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
  })
  afterAll(() => teste.fechar())

  /** A session of its own: those of other tests may have idled out. */
  const abrir = async (tipo: TipoDeUsuario) => {
    const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf
    const captcha = await teste.resolverCaptcha()
    return (await teste.chamar(entrar, { corpo: { cpf, senha: SENHA_DEMO, captcha } })).corpo.token
  }

  it('AUT-04 GET /sac/validar-sessao confirma uma sessão viva e diz até quando', async () => {
    const { status, corpo } = await teste.chamar(validarSessao, { token: await abrir('ADMIN') })
    expect(status).toBe(200)
    expect(corpo.valida).toBe(true)
    expect(Date.parse(corpo.expiraEm)).toBeGreaterThan(Date.now())
  })

  it.each([
    ['nenhum', undefined],
    ['inventado', 'x'.repeat(43)],
    ['curto', 'abc'],
    ['com espaço', 'a b'],
  ])('ERR-01 401 com token %s', async (_caso, token) => {
    const { status, erro } = await teste.chamar(validarSessao, { token })
    expect([status, erro.codigo]).toEqual([401, 'SEM_SESSAO'])
  })

  it('NEG-03 o token de um negócio nada vale em outro', async () => {
    const token = await abrir('ADMIN')
    expect((await teste.chamar(carregarApp, { token, negocio: 'boreal' })).status).toBe(401)
    expect((await teste.chamar(carregarApp, { token, negocio: 'aurora' })).status).toBe(200)
  })

  it('NEG-03 404 para um negócio que não existe', async () => {
    const { status, erro } = await teste.chamar(validarSessao, {
      negocio: 'outro',
      token: await abrir('ADMIN'),
    })
    expect([status, erro.codigo]).toEqual([404, 'NEGOCIO_NAO_ENCONTRADO'])
  })

  it('AUT-04 POST /sac/sair encerra a sessão, com histórico', async () => {
    const token = await abrir('SUPERVISOR')
    const { sessao: id } = (await teste.chamar(validarSessao, { token })).corpo
    const { colaborador: quem } = (await teste.chamar(carregarApp, { token })).corpo
    const { status } = await teste.chamar(sair, { token })
    expect(status).toBe(200)
    expect((await teste.chamar(validarSessao, { token })).status).toBe(401)
    const saidas = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'sessao'), eq(historico.acao, 'SAIR')))
    expect(saidas).toMatchObject([{ entidadeId: String(id), colaboradorId: quem.id }])
  })

  it('AUT-04 desativar a conta encerra o que ela tinha aberto', async () => {
    const token = await abrir('COLABORADOR')
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ ativo: false })
      .where(eq(colaborador.tipo, 'COLABORADOR'))
    expect((await teste.chamar(validarSessao, { token })).status).toBe(401)
  })

  it('AUT-04 o uso prolonga a sessão; parada, expira', async () => {
    const token = await abrir('OPERADOR')
    teste.adiantar(11 * HORA)
    expect((await teste.chamar(validarSessao, { token })).status).toBe(200)
    teste.adiantar(11 * HORA)
    expect((await teste.chamar(validarSessao, { token })).status).toBe(200)
    teste.adiantar(13 * HORA)
    expect((await teste.chamar(validarSessao, { token })).status).toBe(401)
  })

  it('AUT-04 nem em uso contínuo uma sessão passa da idade máxima', async () => {
    const token = await abrir('REPRESENTANTE')
    const chamadas = []
    for (let horas = 0; horas < 31 * 24; horas += 10) {
      teste.adiantar(10 * HORA)
      chamadas.push((await teste.chamar(validarSessao, { token })).status)
    }
    expect(chamadas.filter((status) => status === 200)).toHaveLength(71)
    expect(chamadas.at(-1)).toBe(401)
  })
})
