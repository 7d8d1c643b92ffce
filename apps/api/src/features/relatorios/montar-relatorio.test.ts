import { describe, expect, it } from 'vitest'
import { totaisDe } from './montar-relatorio.ts'

const colunas = [
  { chave: 'nome', titulo: 'Nome', tipo: 'texto' },
  { chave: 'feitos', titulo: 'Feitos', tipo: 'inteiro', total: 'soma' },
  { chave: 'faltam', titulo: 'Faltam', tipo: 'inteiro', total: 'soma' },
  {
    chave: 'perc',
    titulo: '%',
    tipo: 'percentual',
    total: { parte: 'feitos', todo: ['feitos', 'faltam'], por: 100 },
  },
  { chave: 'media', titulo: 'Média', tipo: 'horas', total: { parte: 'faltam', todo: ['feitos'] } },
] as const

describe('totaisDe', () => {
  it('REL-01 o total de uma proporção é o das somas, não a soma nem a média das linhas', () => {
    expect(totaisDe(colunas, { total: 3, somas: { feitos: '1', faltam: '2' } })).toEqual({
      feitos: '1',
      faltam: '2',
      perc: '33.33333333',
      media: '2',
    })
  })

  it('REL-01 o que não se divide não tem total; sem linhas ou sem colunas que somem, não há totais', () => {
    const vazio = { total: 1, somas: { feitos: '0', faltam: '0' } }
    expect(totaisDe(colunas, vazio)).toMatchObject({ perc: null, media: null })
    expect(totaisDe(colunas, { total: 0, somas: {} })).toBeNull()
    expect(totaisDe(colunas.slice(0, 1), { total: 1, somas: {} })).toBeNull()
  })
})
