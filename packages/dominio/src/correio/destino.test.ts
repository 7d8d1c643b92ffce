import { describe, expect, it } from 'vitest'
import { destinoDoCorreio, ehCaixaPropria } from './destino.ts'

const proprias = ['sac@aurora.com.br', '']
const ir = (email: string | null, copias: string[] = [], envia = true) =>
  destinoDoCorreio({ contato: { email, copias }, envia, proprias })

describe('ALC-01 para quem vai', () => {
  it.each([
    ['sem contato', ir(null)],
    ['contato vazio', ir('')],
    ['o que não é endereço', ir('maria')],
    ['a filial que não envia', ir('maria@x.com.br', [], false)],
    ['a nossa própria caixa', ir('SAC@aurora.com.br')],
    ['a nossa própria caixa, com a marca de um ticket', ir('sac+t1-abc@aurora.com.br')],
  ])('não vai: %s', (_, destino) => {
    expect(destino).toBeNull()
  })

  it('as cópias ficam, sem repetir, sem o destinatário e sem nós', () => {
    expect(
      ir(' Maria@X.com.br', ['jo@x.com.br', 'JO@x.com.br', 'maria@x.com.br', 'sac+t1@aurora.com.br', 'nada']),
    ).toEqual({ para: 'maria@x.com.br', copias: ['jo@x.com.br'] })
  })

  it('um endereço parecido não é o nosso', () => {
    expect(ehCaixaPropria('sac@aurora.com', proprias)).toBe(false)
    expect(ehCaixaPropria('outro+sac@aurora.com.br', proprias)).toBe(false)
  })
})
