import { expect, it, vi } from 'vitest'
import { criarAndamento } from './andamento.ts'

it('SEG-06 a tarefa que recomeça no mesmo turno não é mais a que terminou', () => {
  const andamento = criarAndamento()
  andamento.comecar('t1', '7')
  andamento.terminar('t1', '7', 'caiu')
  andamento.comecar('t1', '7')
  expect([andamento.rodando('t1'), andamento.terminadas('t1')]).toEqual([['7'], []])
})

it('SEG-06 o fim anotado tira o que se anotou, e não o que terminou de novo depois', () => {
  const andamento = criarAndamento()
  andamento.terminar('t1', '7', 'caiu')
  const lidas = andamento.terminadas('t1')
  andamento.terminar('t1', '7', null)
  andamento.anotadas('t1', lidas)
  expect(andamento.terminadas('t1')).toMatchObject([{ id: '7', erro: null }])
  andamento.anotadas('t1', andamento.terminadas('t1'))
  expect(andamento.turnos()).toEqual([])
})

it('SEG-06 o turno de que ainda roda algo é lembrado; o que terminou há muito, não', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const andamento = criarAndamento()
  andamento.comecar('t1', '1')
  andamento.terminar('t1', '2', null)
  andamento.anotadas('t1', andamento.terminadas('t1'))
  expect(andamento.turnos()).toEqual(['t1'])
  andamento.terminar('t1', '3', null)
  vi.advanceTimersByTime(119_999)
  andamento.terminar('t1', '4', null)
  expect(andamento.terminadas('t1').map(({ id }) => id)).toEqual(['3', '4'])
  vi.advanceTimersByTime(1)
  andamento.terminar('t1', '5', null)
  expect(andamento.terminadas('t1').map(({ id }) => id)).toEqual(['4', '5'])
  vi.useRealTimers()
})
