import { describe, expect, it } from 'vitest'
import type { SituacaoDoPrazo } from '../../prazos/relogio-do-prazo.ts'
import { grupoDaFila, type NaFila, ordenarFila, proximoNaFila } from './ordem.ts'

const em = (hora: number) => new Date(Date.UTC(2026, 10, 16, hora))
const prazo = (situacao: SituacaoDoPrazo, hora: number | null) => ({
  situacao,
  em: hora === null ? null : em(hora),
})
const ticket = (id: number, resto: Partial<NaFila> = {}): NaFila => ({
  id,
  semOperador: false,
  abertoEm: em(1),
  pausadoEm: null,
  prazo: prazo('NO_PRAZO', 20),
  clienteRespondeuEm: null,
  ...resto,
})
const ids = (tickets: readonly NaFila[]) => tickets.map(({ id }) => id)

describe('MES-01 a ordem da fila', () => {
  it.each([
    ['atrasado', ticket(1, { prazo: prazo('ATRASADO', 9) }), 'PERTO_DO_PRAZO'],
    [
      'perto, e o cliente respondeu',
      ticket(1, { prazo: prazo('PROXIMO', 9), clienteRespondeuEm: em(3) }),
      'PERTO_DO_PRAZO',
    ],
    ['o cliente respondeu', ticket(1, { clienteRespondeuEm: em(3) }), 'CLIENTE_RESPONDEU'],
    ['meu', ticket(1), 'MEUS'],
    [
      'de ninguém, mesmo atrasado',
      ticket(1, { semOperador: true, prazo: prazo('ATRASADO', 9) }),
      'SEM_OPERADOR',
    ],
  ] as const)('MES-01 %s', (_caso, dado, grupo) => {
    expect(grupoDaFila(dado)).toBe(grupo)
  })

  it('MES-01 urgentes, depois respondidos, depois os meus por prazo, depois os de ninguém, do mais antigo', () => {
    const fila = [
      ticket(1, { semOperador: true, abertoEm: em(2) }),
      ticket(2, { semOperador: true, abertoEm: em(1) }),
      ticket(3, { prazo: prazo('SEM_PRAZO', null) }),
      ticket(4, { prazo: prazo('NO_PRAZO', 18) }),
      ticket(5, { prazo: prazo('PAUSADO', 8), pausadoEm: em(2) }),
      ticket(6, { clienteRespondeuEm: em(5) }),
      ticket(7, { clienteRespondeuEm: em(4) }),
      ticket(8, { prazo: prazo('PROXIMO', 13) }),
      ticket(9, { prazo: prazo('ATRASADO', 10) }),
    ]
    expect(ids(ordenarFila(fila))).toEqual([9, 8, 7, 6, 4, 3, 5, 2, 1])
  })
})

describe('MES-01 o próximo da fila', () => {
  const fila = [ticket(1, { prazo: prazo('ATRASADO', 9) }), ticket(2), ticket(3, { semOperador: true })]

  it.each([
    [[], 1],
    [[1], 2],
    [[1, 2], 3],
    [[1, 2, 3], null],
  ])('MES-01 depois de %j vem %s', (exceto, esperado) => {
    expect(proximoNaFila(fila, exceto)?.id ?? null).toBe(esperado)
  })

  it('MES-01 o que aguarda o cliente não é o próximo de ninguém', () => {
    expect(proximoNaFila([ticket(1, { pausadoEm: em(2) })], [])).toBeNull()
  })
})
