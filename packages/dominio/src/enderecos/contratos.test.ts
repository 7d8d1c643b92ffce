import { expect, it } from 'vitest'
import { criarEnderecoDeEntrega } from './contratos.ts'

const valido = {
  cep: '01310-100',
  rua: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  estado: 'SP',
  ibge: '3550308',
}
const recusas = (mudanca: object) =>
  criarEnderecoDeEntrega.corpo
    .safeParse({ ...valido, ...mudanca })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it('END-02 complemento e observação são opcionais', () => {
  expect(criarEnderecoDeEntrega.corpo.parse(valido)).toEqual({
    ...valido,
    cep: '01310100',
    complemento: null,
    obs: null,
  })
})

it.each(Object.keys(valido))('END-02 %s é obrigatório', (campo) => {
  for (const vazio of ['', '  ']) expect(recusas({ [campo]: vazio })[0]).toEqual([campo, 'Campo obrigatório'])
})

it.each([
  ['rua', 120],
  ['numero', 10],
  ['bairro', 80],
  ['complemento', 80],
  ['obs', 255],
] as const)('CAD-07 CAD-09 %s até %i', (campo, maximo) => {
  expect(recusas({ [campo]: 'x'.repeat(maximo) })).toEqual([])
  expect(recusas({ [campo]: 'x'.repeat(maximo + 1) })).toEqual([[campo, expect.any(String)]])
})
