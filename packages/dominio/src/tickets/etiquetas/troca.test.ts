import { describe, expect, it } from 'vitest'
import { cabemNoTicket, MAXIMO_DE_ETIQUETAS_DO_TICKET, trocaDeEtiquetas } from './troca.ts'

describe('MES-06/etiquetas troca de etiquetas', () => {
  it.each([
    ['nada', [1], {}, [], []],
    ['põe só a que falta', [1], { por: [1, 2, 2] }, [2], []],
    ['tira só a que tem', [1, 2], { tirar: [2, 3, 2] }, [], [2]],
    ['a que se põe e se tira fica', [1], { por: [1, 2], tirar: [1, 2] }, [2], []],
  ])('%s', (_caso, atuais, pedido, postas, tiradas) => {
    expect(trocaDeEtiquetas(atuais, { por: [], tirar: [], ...pedido })).toEqual({ postas, tiradas })
  })

  const cheio = Array.from({ length: MAXIMO_DE_ETIQUETAS_DO_TICKET }, (_, i) => i + 1)
  it.each([
    ['mais uma não cabe', cheio, { postas: [99], tiradas: [] }, false],
    ['troca cabe', cheio, { postas: [99], tiradas: [1] }, true],
    ['tirar do que já passou sempre cabe', [...cheio, 50, 51], { postas: [], tiradas: [1] }, true],
  ])('%s', (_caso, atuais, troca, cabem) => {
    expect(cabemNoTicket(atuais, troca)).toBe(cabem)
  })
})
