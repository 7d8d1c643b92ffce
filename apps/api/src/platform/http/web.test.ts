import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protegerRespostas } from './seguranca.ts'
import { servirWeb } from './web.ts'

describe('aplicação web servida', () => {
  let app: FastifyInstance
  let raiz: string
  let pasta: string
  beforeAll(async () => {
    raiz = await mkdtemp(join(tmpdir(), 'balcao-web-'))
    pasta = join(raiz, 'dist')
    await mkdir(pasta)
    await writeFile(join(raiz, 'segredo.txt'), 'o que ninguém de fora lê')
    await mkdir(join(pasta, 'assets'))
    await writeFile(join(pasta, 'index.html'), '<title>Balcão</title>')
    await writeFile(join(pasta, 'assets', 'a-123.js'), 'export {}')
    await writeFile(join(pasta, 'assets', 'a-123.js.br'), 'comprimido')
    await writeFile(join(pasta, 'assets', 'x.worker-123.js'), 'export {}')
    app = Fastify()
    await protegerRespostas(app, { hostDoWebsocket: null, bancoDosLimites: () => undefined })
    await servirWeb(app, pasta)
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await rm(raiz, { recursive: true })
  })

  it.each(['/', '/home', '/tickets/15?aba=produtos', '/login'])(
    'SHL-01 %s responde a aplicação, sem cache',
    async (url) => {
      const { statusCode, body, headers } = await app.inject({ url, headers: { accept: '*/*' } })
      expect([statusCode, body]).toEqual([200, '<title>Balcão</title>'])
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it('SHL-01 o que tem hash no nome fica em cache', async () => {
    const { headers, statusCode } = await app.inject('/assets/a-123.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it.each([{}, { 'accept-encoding': 'br' }])(
    'AUT-04 o que uma página carrega não repete o que é dito dos documentos, com %j',
    async (pedido) => {
      const { headers } = await app.inject({ url: '/assets/a-123.js', headers: pedido })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBeUndefined()
      expect(headers['x-frame-options']).toBeUndefined()
    },
  )

  it.each(['/home', '/assets/sumiu.js', '/assets/x.worker-123.js'])(
    'AUT-04 %s leva a política inteira',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  it('SHL-01 o que a montagem comprimiu é servido assim a quem aceita', async () => {
    const pedir = (aceita: string) =>
      app.inject({ url: '/assets/a-123.js', headers: { 'accept-encoding': aceita } })
    const comprimida = await pedir('br')
    expect([comprimida.headers['content-encoding'], comprimida.body]).toEqual(['br', 'comprimido'])
    expect(comprimida.headers['content-type']).toContain('javascript')
    expect(comprimida.headers['cache-control']).toContain('immutable')
    expect((await pedir('identity')).body).toBe('export {}')
  })

  it.each(['/assets/sumiu.js', '/favicon.ico', '/api/aurora/nada'])(
    'SHL-01 %s não existe: 404, nunca a aplicação',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )

  /** The path as it is written: `inject`, like any browser, resolves it before it is sent. */
  async function pedirCru(caminho: string): Promise<{ status: number; resposta: string }> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`GET ${caminho} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    const resposta = await text(socket)
    return { status: Number(resposta.split(' ')[1]), resposta }
  }

  it('SHL-01 o pedido cru chega como foi escrito', async () => {
    expect(await pedirCru('/assets/a-123.js')).toMatchObject({ status: 200 })
  })

  it.each([
    '/../segredo.txt',
    '/assets/../../segredo.txt',
    '/assets/%2e%2e/%2e%2e/segredo.txt',
    '/..%2fsegredo.txt',
    '/assets/..%5c..%5csegredo.txt',
    '//segredo.txt',
    '/assets/%00.js',
  ])('SHL-01 %s não sai da pasta servida', async (caminho) => {
    const { status, resposta } = await pedirCru(caminho)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(resposta).not.toContain('o que ninguém de fora lê')
  })
})
