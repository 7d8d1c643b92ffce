import { describe, expect, it } from 'vitest'
import { enderecoDaRede, redeDeQuemChama } from './endereco-da-rede.ts'

describe('endereço que conta nos limites', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('AUT-01 %s conta como %s', (ip, esperado) => {
    expect(enderecoDaRede(ip)).toBe(esperado)
  })

  it.each([
    [0, '1.1.1.1, 2.2.2.2', '10.0.0.1'],
    [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [5, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [1, undefined, '10.0.0.1'],
    [1, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ])('SEG-04 atrás de %i proxies, %s vale %s', (proxies, encaminhado, esperado) => {
    const headers = encaminhado === undefined ? {} : { 'x-forwarded-for': encaminhado }
    expect(redeDeQuemChama({ headers, socket: { remoteAddress: '10.0.0.1' } }, proxies)).toBe(esperado)
  })
})
