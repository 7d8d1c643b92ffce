import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { sessao } from '../../features/acesso/tabelas.ts'

const PUBLICA = '/parametros/SAC/env.js'

describe('piso de segurança', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('AUT-04 nenhuma resposta pode ser posta numa moldura, nem executar script embutido', async () => {
    const { headers } = await teste.app.inject('/saude')
    const politica = String(headers['content-security-policy'])
    expect(politica).toContain("frame-ancestors 'none'")
    expect(politica).toContain("script-src 'self'")
    expect(politica).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('CLI-03 de fora, só os mapas se põem numa moldura, e só quem acha um endereço é consultado', async () => {
    const { headers } = await teste.app.inject({ url: '/saude', headers: { host: 'um.exemplo' } })
    const diretivas = String(headers['content-security-policy']).split(';')
    expect(diretivas).toContain("frame-src 'self' https://www.openstreetmap.org https://www.google.com")
    expect(diretivas).toContain(
      "connect-src 'self' https://nominatim.openstreetmap.org ws://um.exemplo wss://um.exemplo",
    )
  })

  it('AUT-04 os cabeçalhos prontos valem só para o host a que se fez o pedido, da primeira vez e das outras', async () => {
    const politicaDe = async (host: string) =>
      String(
        (await teste.app.inject({ url: '/saude', headers: { host } })).headers['content-security-policy'],
      )
    const primeira = await politicaDe('um.exemplo')
    expect(primeira).toContain('wss://um.exemplo')
    expect(await politicaDe('outro.exemplo')).not.toContain('um.exemplo')
    expect(await politicaDe('um.exemplo')).toBe(primeira)
  })

  it('ERR-02 acima do limite: 429 em português, com quanto esperar, por endereço e não por cabeçalho', async () => {
    const pedir = (i: number) =>
      teste.app.inject({ url: PUBLICA, remoteAddress: '10.9.9.9', headers: { authorization: `x${i}` } })
    const respostas = await Promise.all(Array.from({ length: 3001 }, (_, i) => pedir(i)))
    const barrada = respostas.find(({ statusCode }) => statusCode === 429)
    expect(barrada?.json().codigo).toBe('MUITAS_REQUISICOES')
    expect(Number(barrada?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await teste.app.inject({ url: PUBLICA, remoteAddress: '10.9.9.8' })).statusCode).toBe(200)
  })

  it('ERR-02 quem tem uma rede IPv6 inteira não ganha um limite por endereço dela', async () => {
    const pedir = (remoteAddress: string) => teste.app.inject({ url: PUBLICA, remoteAddress })
    const daMesmaRede = (i: number) => `2001:db8:7:7:${(i % 9000).toString(16)}::${i.toString(16)}`
    const respostas = await Promise.all(Array.from({ length: 3001 }, (_, i) => pedir(daMesmaRede(i))))
    expect(respostas.map(({ statusCode }) => statusCode)).toContain(429)
    expect((await pedir('2001:db8:7:7::1')).statusCode).toBe(429)
    expect((await pedir('2001:db8:7:8::1')).statusCode).toBe(200)
  })

  it('ESC-01 se o processo vive, responde sempre, sem perguntar ao banco', async () => {
    const pedir = () => teste.app.inject({ url: '/saude', remoteAddress: '10.9.9.7' })
    expect((await pedir()).headers['x-ratelimit-limit']).toBeUndefined()
  })

  it('API-01 o que é de uma sessão não fica em cache', async () => {
    const { headers } = await teste.chamar(validarSessao, { token: await teste.tokenDe('ADMIN') })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('API-01 endereço desconhecido: 404 em português na API', async () => {
    const { statusCode, body } = await teste.app.inject({
      url: '/api/aurora/nada',
      headers: { accept: 'text/html' },
    })
    expect([statusCode, JSON.parse(body).codigo]).toEqual([404, 'ROTA_NAO_ENCONTRADA'])
  })

  it('API-01 o endereço de quem chama não se falsifica por cabeçalho', async () => {
    const deFora = { remoteAddress: '10.9.9.7', headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect((await teste.app.inject({ url: '/metricas', ...deFora })).statusCode).toBe(404)
    const captcha = await teste.resolverCaptcha()
    const payload = { cpf: '11144477735', senha: 'balcao123', captcha }
    await teste.app.inject({ method: 'POST', url: '/api/aurora/login/sac', payload, ...deFora })
    const sessoes = await teste.negocio().banco.select({ ip: sessao.ip }).from(sessao)
    expect(sessoes.map(({ ip }) => ip)).toContain('10.9.9.7')
  })
})
