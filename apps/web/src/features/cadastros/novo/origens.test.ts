import { describe, expect, it } from 'vitest'
import { aplicarConsulta, camposDaConsulta, type Origens } from './origens.ts'

const FORMULARIO = {
  empresa: { razaoSocial: '', cnae: '', cnaes_secundario: [] as string[] },
  enderecoCobranca: { logradouro: '', cidade: '', ibge: '', uf: '' },
}
type Formulario = typeof FORMULARIO

const com = (partes: { [P in keyof Formulario]?: Partial<Formulario[P]> }): Formulario => ({
  empresa: { ...FORMULARIO.empresa, ...partes.empresa },
  enderecoCobranca: { ...FORMULARIO.enderecoCobranca, ...partes.enderecoCobranca },
})
const RUA = 'enderecoCobranca.logradouro'
const CIDADE = {
  'enderecoCobranca.cidade': 'Campinas',
  'enderecoCobranca.ibge': '3509502',
  'enderecoCobranca.uf': 'SP',
}

type Caso = [
  string,
  { antes: Formulario; origens: Origens; valores: Record<string, string | string[]> },
  { depois: Formulario; origens: Origens },
]

const CASOS: Caso[] = [
  [
    'o que está vazio é preenchido, e diz de onde veio',
    { antes: com({}), origens: {}, valores: { 'empresa.razaoSocial': 'Norte Ltda' } },
    {
      depois: com({ empresa: { razaoSocial: 'Norte Ltda' } }),
      origens: { 'empresa.razaoSocial': 'RECEITA' },
    },
  ],
  [
    'o que a pessoa escreveu fica',
    {
      antes: com({ empresa: { razaoSocial: 'Norte' } }),
      origens: { 'empresa.razaoSocial': 'PESSOA' },
      valores: { 'empresa.razaoSocial': 'Norte Ltda', 'empresa.cnae': '4711301' },
    },
    {
      depois: com({ empresa: { razaoSocial: 'Norte', cnae: '4711301' } }),
      origens: { 'empresa.razaoSocial': 'PESSOA', 'empresa.cnae': 'RECEITA' },
    },
  ],
  [
    'o que a pessoa apagou fica apagado',
    {
      antes: com({}),
      origens: { 'empresa.cnae': 'PESSOA' },
      valores: { 'empresa.cnae': '4711301' },
    },
    { depois: com({}), origens: { 'empresa.cnae': 'PESSOA' } },
  ],
  [
    'o que veio de outra consulta é trocado, e o que ela não sabe é esvaziado',
    {
      antes: com({ empresa: { cnae: '4711301' }, enderecoCobranca: { logradouro: 'Rua A' } }),
      origens: { 'empresa.cnae': 'RECEITA', [RUA]: 'CEP' },
      valores: { 'empresa.cnae': '1091101', [RUA]: '' },
    },
    { depois: com({ empresa: { cnae: '1091101' } }), origens: { 'empresa.cnae': 'RECEITA' } },
  ],
  [
    'cidade, código e estado mudam juntos',
    { antes: com({}), origens: {}, valores: CIDADE },
    {
      depois: com({ enderecoCobranca: { cidade: 'Campinas', ibge: '3509502', uf: 'SP' } }),
      origens: {
        'enderecoCobranca.cidade': 'RECEITA',
        'enderecoCobranca.ibge': 'RECEITA',
        'enderecoCobranca.uf': 'RECEITA',
      },
    },
  ],
  [
    'escolhido o estado à mão, a cidade de fora não entra',
    {
      antes: com({ enderecoCobranca: { uf: 'MG' } }),
      origens: { 'enderecoCobranca.uf': 'PESSOA' },
      valores: { ...CIDADE, [RUA]: 'Rua B' },
    },
    {
      depois: com({ enderecoCobranca: { uf: 'MG', logradouro: 'Rua B' } }),
      origens: { 'enderecoCobranca.uf': 'PESSOA', [RUA]: 'RECEITA' },
    },
  ],
  [
    'listas também',
    { antes: com({}), origens: {}, valores: { 'empresa.cnaes_secundario': ['4711302'] } },
    {
      depois: com({ empresa: { cnaes_secundario: ['4711302'] } }),
      origens: { 'empresa.cnaes_secundario': 'RECEITA' },
    },
  ],
]

describe('CAD-01 o que já estava no cadastro', () => {
  const antes = com({ enderecoCobranca: { logradouro: 'Rua A' } })
  it.each([
    ['RECEITA', 'Rua A', 'CADASTRO'],
    ['CEP', 'Rua B', 'CEP'],
  ] as const)('CAD-01 diante de %s', (fonte, rua, origem) => {
    const saida = aplicarConsulta(antes, { [RUA]: 'CADASTRO' }, { fonte, valores: { [RUA]: 'Rua B' } })
    expect(saida.formulario.enderecoCobranca.logradouro).toBe(rua)
    expect(saida.origens[RUA]).toBe(origem)
  })
})

describe('CAD-03 aplicar uma consulta ao que está preenchido', () => {
  it.each(CASOS)('CAD-03 %s', (_caso, { antes, origens, valores }, esperado) => {
    const { formulario, origens: depois } = aplicarConsulta(antes, origens, { fonte: 'RECEITA', valores })
    expect({ depois: formulario, origens: depois }).toEqual(esperado)
  })

  it('CAD-04 camposDaConsulta são os que ninguém escreveu', () => {
    expect(
      camposDaConsulta({ 'empresa.cnae': 'RECEITA', [RUA]: 'CEP', 'empresa.suframa': 'PESSOA' }),
    ).toEqual(['empresa.cnae', RUA])
  })
})
