import { describe, expect, it } from 'vitest'
import { escreverCodigo, lerCodigo } from './codigo.ts'
import { implantar } from './contratos.ts'
import { chavesDasPendencias, pendenciasDe } from './pendencias.ts'

it('ADM-09 o código é lido como se digita', () => {
  expect(escreverCodigo('a1b2c3d4e5f60718')).toBe('A1B2-C3D4-E5F6-0718')
  for (const digitado of ['A1B2-C3D4-E5F6-0718', ' a1b2 c3d4 e5f6 0718 ', 'a1b2c3d4e5f60718'])
    expect(lerCodigo(digitado)).toBe('a1b2c3d4e5f60718')
})

it('ADM-09 uma pendência diz o que falta até ser feita, na ordem em que se encontra', () => {
  const nada = Object.fromEntries(chavesDasPendencias.map((chave) => [chave, false])) as Record<
    (typeof chavesDasPendencias)[number],
    boolean
  >
  const lista = pendenciasDe({ ...nada, clientes: true })
  expect(lista.map(({ chave }) => chave)).toEqual(chavesDasPendencias)
  expect(lista.find(({ chave }) => chave === 'clientes')).toEqual({
    ...{ chave: 'clientes', assunto: 'ORCAMENTO', feita: true, frase: 'Há clientes', endereco: '/clientes' },
  })
  expect(lista.find(({ chave }) => chave === 'tipos')).toMatchObject({
    ...{ feita: false, frase: 'Nenhum tipo de ticket tem etapas' },
  })
  expect(lista.filter(({ feita }) => feita)).toHaveLength(1)
})

describe('ADM-09 o que se digita para implantar', () => {
  const { shape } = implantar.corpo
  it.each([
    ['inscricaoEstadual', 'isento', 'ISENTO'],
    ['inscricaoEstadual', '110.042.490.114', '110042490114'],
    ['inscricaoEstadual', '--', null],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '529.982.247-25', null],
    ['uf', 'sp', 'SP'],
    ['cep', '13031-900', '13031900'],
    ['negocio', 'A', null],
  ] as const)('%s %j: %j', (campo, digitado, lido) => {
    expect(shape[campo].safeParse(digitado).data ?? null).toBe(lido)
  })
})
