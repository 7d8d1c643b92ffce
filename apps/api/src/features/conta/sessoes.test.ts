import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from '@balcao/dominio/conta/contratos'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'

const OPERADOR = '11144477735'
const HORA = 3_600_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('/sac/conta/sessoes', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const abrir = async (cpf = OPERADOR, userAgent = CHROME) => {
    const captcha = await teste.resolverCaptcha()
    const headers = { 'user-agent': userAgent }
    const { corpo } = await teste.chamar(entrar, {
      corpo: { cpf, senha: SENHA_DEMO, captcha },
      headers,
      ip: '10.9.8.7',
    })
    const { sessao } = (await teste.chamar(validarSessao, { token: corpo.token })).corpo
    return { token: corpo.token, id: sessao }
  }
  const listar = async (token: string) => (await teste.chamar(listarSessoes, { token })).corpo.itens
  const encerrar = (token: string | undefined, idSessao: number | string) =>
    teste.chamar(encerrarUmaSessao, { token, params: { idSessao } })
  /** How the history says that each of these ended. */
  const finsDe = async (...sessoes: { id: number }[]) => {
    const registros = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'sessao'), ne(historico.acao, 'ENTRAR')))
    return sessoes.map(({ id }) =>
      registros.filter(({ entidadeId }) => entidadeId === String(id)).map(({ acao }) => acao),
    )
  }
  const vive = async (token: string) => (await teste.chamar(validarSessao, { token })).status === 200

  it('lista as próprias, com navegador em palavras, a atual marcada e o último uso', async () => {
    // Of a person whose sessions no other test opens.
    const daLogistica = '31415926590'
    const antiga = await abrir(daLogistica, 'curl/8.5.0')
    teste.adiantar(60_000)
    const atual = await abrir(daLogistica)
    await teste.tokenDe('ADMIN')
    const sessoes = await listar(atual.token)
    expect(sessoes.map(({ id, navegador, ip, atual: esta }) => ({ id, navegador, ip, esta }))).toEqual([
      { id: atual.id, navegador: 'Chrome no Windows', ip: '10.9.8.7', esta: true },
      { id: antiga.id, navegador: 'Navegador desconhecido', ip: '10.9.8.7', esta: false },
    ])
    expect(Date.parse(sessoes[0]?.usadaEm ?? '')).toBeGreaterThan(Date.parse(sessoes[1]?.usadaEm ?? ''))
  })

  it('encerra uma das próprias, e só ela', async () => {
    const [atual, outra, terceira] = [await abrir(), await abrir(), await abrir()]
    expect((await encerrar(atual.token, outra.id)).status).toBe(200)
    expect(await vive(outra.token)).toBe(false)
    expect(await vive(terceira.token)).toBe(true)
    expect((await listar(atual.token)).map(({ id }) => id)).not.toContain(outra.id)
    expect(await finsDe(atual, outra, terceira)).toEqual([[], ['ENCERRAR'], []])
  })

  it('404 para a de outra pessoa, a já encerrada e a que não existe', async () => {
    const [atual, outra] = [await abrir(), await abrir()]
    const alheia = await abrir('52998224725')
    await encerrar(atual.token, outra.id)
    for (const id of [alheia.id, outra.id, 999_999, 'abc'])
      expect((await encerrar(atual.token, id)).erro.codigo).toBe('NAO_ENCONTRADO')
    expect(await vive(alheia.token)).toBe(true)
  })

  it('duas vezes ao mesmo tempo, uma vale', async () => {
    const [atual, outra] = [await abrir(), await abrir()]
    const respostas = await Promise.all([1, 2, 3].map(() => encerrar(atual.token, outra.id)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(await finsDe(outra)).toEqual([['ENCERRAR']])
  })

  it('encerra todas as outras', async () => {
    const [atual, outra, terceira] = [await abrir(), await abrir(), await abrir()]
    const alheia = await abrir('52998224725')
    expect((await teste.chamar(encerrarOutrasSessoes, { token: atual.token })).status).toBe(200)
    expect(await vive(outra.token)).toBe(false)
    expect(await vive(alheia.token)).toBe(true)
    expect((await listar(atual.token)).map(({ id }) => id)).toEqual([atual.id])
    expect(await finsDe(atual, outra, terceira)).toEqual([[], ['ENCERRAR'], ['ENCERRAR']])
  })

  it('PER-01 403 para quem o negócio tirou a ação, 401 sem sessão', async () => {
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'CONTA_SESSOES', autorizado: false })
    const token = await teste.tokenDe('COLABORADOR')
    for (const [quem, status] of [
      [token, 403],
      [undefined, 401],
    ] as const) {
      expect((await teste.chamar(listarSessoes, { token: quem })).status).toBe(status)
      expect((await encerrar(quem, 1)).status).toBe(status)
      expect((await teste.chamar(encerrarOutrasSessoes, { token: quem })).status).toBe(status)
    }
  })

  it('AUT-04 a que expirou não aparece', async () => {
    const velha = await abrir()
    teste.adiantar(13 * HORA)
    const atual = await abrir()
    expect((await listar(atual.token)).map(({ id }) => id)).toEqual([atual.id])
    expect(velha.id).not.toBe(atual.id)
  })
})
