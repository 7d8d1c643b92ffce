import { describe, expect, it } from 'vitest'
import { enderecos, lerEndereco } from './servidores.ts'

describe('ESC-02 o endereço de vários servidores', () => {
  it.each([
    ['postgres://u:s@um/b', ['postgres://u:s@um/b']],
    ['postgres://u:s@um:5433/b?sslmode=require', ['postgres://u:s@um:5433/b?sslmode=require']],
    [
      'postgresql://u:s@um,dois:5433,10.0.0.3/b?target_session_attrs=read-write&sslmode=require',
      ['um', 'dois:5433', '10.0.0.3'].map((host) => `postgresql://u:s@${host}/b?sslmode=require`),
    ],
    ['postgres://[::1]:5432,[::2]:5433/b', ['postgres://[::1]:5432/b', 'postgres://[::2]:5433/b']],
  ])('%s é de %j', (texto, cada) => {
    expect(enderecos(lerEndereco(texto) ?? '')).toEqual(cada)
  })

  it.each([
    '',
    'um,dois',
    'http://um,dois/b',
    'postgres://um,/b',
    'postgres://um,dois/b?target_session_attrs=any',
  ])('«%s» não é endereço que sirva', (texto) => expect(lerEndereco(texto)).toBeNull())
})
