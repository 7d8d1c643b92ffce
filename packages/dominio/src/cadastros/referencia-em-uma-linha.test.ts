import { describe, expect, it } from 'vitest'
import { problemasDaReferencia } from './problemas-dos-contatos.ts'
import { lerReferencia } from './referencia-em-uma-linha.ts'

const INTEIRA = { nome: 'Atacado Campinas', telefone: '1932320000', cidade: 'Campinas', uf: 'SP' }

describe('CAD-08 uma referência em uma linha', () => {
  it.each([
    'Atacado Campinas, (19) 3232-0000, Campinas/SP',
    'Atacado Campinas; 1932320000; Campinas; SP',
    'Atacado Campinas (19) 3232-0000 Campinas/sp',
    'Atacado Campinas - 19 3232-0000 - Campinas - SP',
    'Atacado Campinas\t+55 19 3232.0000\tCampinas/SP',
    '  Atacado Campinas , 19 32320000 , Campinas - SP  ',
  ])('CAD-08 %j', (linha) => {
    expect(lerReferencia(linha)).toEqual(INTEIRA)
    expect(problemasDaReferencia(lerReferencia(linha))).toEqual({})
  })

  it.each([
    ['', { nome: '', telefone: '', cidade: '', uf: '' }],
    ['Atacado', { nome: 'Atacado', telefone: '', cidade: '', uf: '' }],
    ['Atacado, 19 99999-1234', { nome: 'Atacado', telefone: '19999991234', cidade: '', uf: '' }],
    [
      'Atacado, 1932320000, Embu-Guaçu/SP',
      { nome: 'Atacado', telefone: '1932320000', cidade: 'Embu-Guaçu', uf: 'SP' },
    ],
    [
      'Atacado, 1932320000, Santos/XX',
      { nome: 'Atacado', telefone: '1932320000', cidade: 'Santos/XX', uf: '' },
    ],
  ])('CAD-08 pela metade: %j', (linha, lida) => {
    expect(lerReferencia(linha)).toEqual(lida)
  })
})
