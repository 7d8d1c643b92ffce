import { describe, expect, it } from 'vitest'
import { mesmoEndereco } from './repetido.ts'

const FLORES = {
  cep: '79002000',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: 'Galpão 2',
  bairro: 'São João',
  ibge: '5002704',
}

describe('END-01 o mesmo endereço', () => {
  it.each([
    [{}, true],
    [{ logradouro: ' rua das  FLORES' }, true],
    [{ complemento: 'galpao 2.' }, true],
    [{ numero: '11' }, false],
    [{ complemento: null }, false],
    [{ bairro: 'Centro' }, false],
    [{ cep: '79002001' }, false],
    [{ ibge: '5003702' }, false],
  ])('END-01 %j: %s', (mudanca, igual) => {
    expect(mesmoEndereco(FLORES, { ...FLORES, ...mudanca })).toBe(igual)
  })

  it('END-01 sem complemento é o mesmo que complemento vazio', () => {
    expect(mesmoEndereco({ ...FLORES, complemento: null }, { ...FLORES, complemento: '' })).toBe(true)
  })
})
