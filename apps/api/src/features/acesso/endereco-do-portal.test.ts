import { describe, expect, it } from 'vitest'
import { enderecoDoPortal } from './endereco-do-portal.ts'

const chegada = (host: string, localAddress = '127.0.0.1') => ({
  protocol: 'http' as const,
  host,
  hostname: host.replace(/:\d+$/, ''),
  socket: { localAddress, localPort: 3000 },
})

describe('AUT-06 endereço dos links', () => {
  it.each([
    [
      'o configurado vence',
      'https://portal.aurora.com.br/qualquer',
      chegada('outro'),
      'https://portal.aurora.com.br',
    ],
    ['nesta máquina', undefined, chegada('localhost:3000'), 'http://localhost:3000'],
    ['nesta máquina, por número', undefined, chegada('127.0.0.1:5173'), 'http://127.0.0.1:5173'],
    ['nesta máquina, IPv6', undefined, chegada('[::1]:3000'), 'http://[::1]:3000'],
    ['pela rede local', undefined, chegada('10.0.0.7:3000', '::ffff:10.0.0.7'), 'http://10.0.0.7:3000'],
    ['host de um estranho', undefined, chegada('mau.example'), 'http://localhost:3000'],
    ['host que começa como o nosso', undefined, chegada('localhost.mau.example'), 'http://localhost:3000'],
  ])('AUT-06 %s', (_caso, configurado, request, esperado) => {
    expect(enderecoDoPortal(configurado, request)).toBe(esperado)
  })
})
