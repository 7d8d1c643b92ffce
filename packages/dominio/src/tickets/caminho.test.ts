import { describe, expect, it } from 'vitest'
import { caminhoDoTicket } from './caminho.ts'

const passo = (id: number, desvio = false, saidas: number[] = []) => ({
  id,
  ordem: id,
  desvio,
  condicionais: saidas.map((proximaEtapaId) => ({
    id: proximaEtapaId,
    condicao: 'ESCOLHA' as const,
    proximaEtapaId,
  })),
})
// 1 to 4 are the main way, 8 is a dead end, 9 leads back to 3 or on to 4.
const ETAPAS = [passo(1), passo(2), passo(3), passo(4), passo(8, true), passo(9, true, [3, 4])]

describe('caminhoDoTicket', () => {
  it.each([
    ['just opened', 1, [], '>1 2 3 4'],
    ['in the middle', 3, [1, 2], 'v1 v2 >3 4'],
    ['at the end', 4, [1, 2, 3], 'v1 v2 v3 >4'],
    ['in a dead end', 8, [1, 2], 'v1 v2 >8'],
    ['in a detour that goes on', 9, [1, 2, 3], 'v1 v2 v3 >9 4'],
    ['back from a detour', 3, [1, 2, 3, 9], 'v1 v2 v9 >3 4'],
    ['a step jumped over is not shown as ahead', 4, [1], 'v1 >4'],
    ['a step that no longer exists is left out', 2, [1, 77], 'v1 >2 3 4'],
  ])('TIC-03 %s', (_caso, etapaId, percurso, esperado) => {
    const marca = { FEITA: 'v', ATUAL: '>', PENDENTE: '' }
    const passos = caminhoDoTicket(ETAPAS, { etapaId, percurso })
    expect(passos.map(({ etapa, situacao }) => marca[situacao] + etapa.id).join(' ')).toBe(esperado)
  })
})
