import { expect, it } from 'vitest'
import { ENDERECO, FORMULARIO } from '../../test/cadastro.ts'
import { ENDERECO_VAZIO } from './enderecos-ligados.ts'
import { problemasDoEndereco, problemasDosEnderecos } from './problemas-dos-enderecos.ts'

it.each(['cep', 'logradouro', 'numero', 'bairro', 'ibge', 'uf'])('CAD-09 %s é obrigatório', (campo) => {
  for (const vazio of ['', '  '])
    expect(problemasDoEndereco({ ...ENDERECO, [campo]: vazio })).toEqual({ [campo]: 'Campo obrigatório' })
})

it.each([
  ['sem complemento', { complemento: '' }, {}],
  ['complemento de 80', { complemento: 'x'.repeat(80) }, {}],
  ['complemento de 81', { complemento: 'x'.repeat(81) }, { complemento: 'Máximo de 80 caracteres.' }],
  ['CEP curto', { cep: '0131010' }, { cep: 'O campo é inválido' }],
  ['CEP de zeros', { cep: '00000-000' }, { cep: 'O campo é inválido' }],
  ['CEP sem máscara', { cep: '01310100' }, {}],
  ['estado que não existe', { uf: 'XX' }, { uf: 'O campo é inválido' }],
  ['número por extenso', { numero: 'S/N' }, {}],
])('CAD-09 %s', (_caso, mudanca, esperado) => {
  expect(problemasDoEndereco({ ...ENDERECO, ...mudanca })).toEqual(esperado)
})

it('CAD-09 os dois são exigidos, e cada problema diz de qual é', () => {
  expect(problemasDosEnderecos(FORMULARIO)).toEqual({})
  expect(problemasDosEnderecos({ ...FORMULARIO, enderecoCobranca: { ...ENDERECO, bairro: '' } })).toEqual({
    'enderecoCobranca.bairro': 'Campo obrigatório',
  })
  const semEntrega = problemasDosEnderecos({ ...FORMULARIO, enderecoEntrega: ENDERECO_VAZIO })
  expect(Object.keys(semEntrega).sort()).toEqual(
    ['bairro', 'cep', 'ibge', 'logradouro', 'numero', 'uf'].map((campo) => `enderecoEntrega.${campo}`),
  )
})
