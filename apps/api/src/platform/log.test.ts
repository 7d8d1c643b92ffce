import { describe, expect, it } from 'vitest'
import { criarLog } from './log.ts'

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
})
