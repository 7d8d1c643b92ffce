import { obterCaptcha, validarSessao } from '@balcao/dominio/acesso/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

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

  it('ERR-02 acima do limite: 429 em português, com quanto esperar, por endereço', async () => {
    const vezes = Array.from({ length: 601 }, () => teste.chamar(obterCaptcha, { ip: '10.9.9.9' }))
    const respostas = await Promise.all(vezes)
    const barrada = respostas.find(({ status }) => status === 429)
    expect(barrada?.erro.codigo).toBe('MUITAS_REQUISICOES')
    expect(Number(barrada?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await teste.chamar(obterCaptcha, { ip: '10.9.9.8' })).status).toBe(200)
    const token = await teste.tokenDe('ADMIN')
    expect((await teste.chamar(validarSessao, { ip: '10.9.9.9', token })).status).toBe(200)
  })

  it('API-01 endereço desconhecido: 404 em português na API', async () => {
    const { statusCode, body } = await teste.app.inject({
      url: '/api/aurora/nada',
      headers: { accept: 'text/html' },
    })
    expect([statusCode, JSON.parse(body).codigo]).toEqual([404, 'ROTA_NAO_ENCONTRADA'])
  })

  it('API-01 o endereço de quem chama não se falsifica por cabeçalho', async () => {
    const { statusCode } = await teste.app.inject({
      url: '/metricas',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    })
    expect(statusCode).toBe(404)
  })
})
