import { describe, expect, it } from 'vitest'
import { juntarParecidos } from './parecidos.ts'

const um = { id: 1 }
const dois = { id: 2 }
const tres = { id: 3 }

describe('juntarParecidos', () => {
  it('CAD-03 cada cliente uma vez, com tudo o que coincide; quem coincide em mais vem antes', () => {
    const achados = { MESMA_RAIZ: [um], TELEFONE: [dois], ENDERECO: [], NOME: [tres, dois] }
    expect(juntarParecidos(achados, 5)).toEqual([
      { id: 2, porque: ['TELEFONE', 'NOME'] },
      { id: 1, porque: ['MESMA_RAIZ'] },
      { id: 3, porque: ['NOME'] },
    ])
    expect(juntarParecidos(achados, 1)).toEqual([{ id: 2, porque: ['TELEFONE', 'NOME'] }])
  })

  it('CAD-03 ninguém parecido, lista vazia', () => {
    expect(juntarParecidos({ MESMA_RAIZ: [], TELEFONE: [], ENDERECO: [], NOME: [] }, 5)).toEqual([])
  })
})
