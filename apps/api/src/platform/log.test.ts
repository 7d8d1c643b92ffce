import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { criarLog, registroDeRequisicoes } from './log.ts'

describe('log', () => {
  it('API-01 segredos são cortados antes de escritos', () => {
    const linhas: string[] = []
    const log = criarLog('info', { write: (linha) => void linhas.push(linha) })
    log.info({
      corpo: { senha: 'abc-senha', captcha: 'abc-captcha', token: 'abc-token', cpf: '111' },
      conta: { senhaHash: 'abc-hash', tokenHash: 'abc-resumo' },
      req: { headers: { authorization: 'Bearer abc', cookie: 'abc=1' } },
    })
    expect(linhas).toHaveLength(1)
    expect(linhas[0]).toContain('[oculto]')
    expect(linhas[0]).not.toContain('abc')
  })
  it('API-01 a resposta que falha no meio diz por quê, como erro', async () => {
    const linhas: Record<string, unknown>[] = []
    const loggerInstance = criarLog('error', { write: (linha) => void linhas.push(JSON.parse(linha)) })
    const app = Fastify({ loggerInstance, logController: registroDeRequisicoes })
    app.get('/exportar', (_request, reply) => {
      async function* conteudo() {
        yield 'o começo'
        throw new Error('o banco saiu')
      }
      return reply.send(Readable.from(conteudo()))
    })
    await expect(app.inject('/exportar?token=abc')).rejects.toThrow()
    expect(linhas).toMatchObject([
      { caminho: '/exportar', causa: 'o banco saiu', msg: 'resposta interrompida' },
    ])
    await app.close()
  })
})
