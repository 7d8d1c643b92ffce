import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servirWeb } from './web.ts'

describe('aplicação web servida', () => {
  let app: FastifyInstance
  let pasta: string
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'balcao-web-'))
    await mkdir(join(pasta, 'assets'))
    await writeFile(join(pasta, 'index.html'), '<title>Balcão</title>')
    await writeFile(join(pasta, 'assets', 'a-123.js'), 'export {}')
    app = Fastify()
    await servirWeb(app, pasta)
  })
  afterAll(async () => {
    await app.close()
    await rm(pasta, { recursive: true })
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

  it.each(['/assets/sumiu.js', '/favicon.ico', '/api/aurora/nada', '/../package.json'])(
    'SHL-01 %s não existe: 404, nunca a aplicação',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )
})
