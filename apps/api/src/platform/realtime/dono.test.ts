import { expect, it } from 'vitest'
import { lerMembro } from './canais.ts'
import { dadosDoDono, lerDono } from './dono.ts'

it('SHL-06 de um canal de presença lê-se quem está e em nome de quem entrou', () => {
  const dados = dadosDoDono('sessao-7', { user_id: '42', user_info: { nome: 'Ana' } })
  expect(lerMembro(dados)).toEqual({ id: '42', info: { nome: 'Ana' } })
  expect(lerDono(dados)).toBe('sessao-7')
})

it('SHL-06 de um canal privado, só em nome de quem', () => {
  expect(dadosDoDono('sessao-7')).toBe('{"dono":"sessao-7"}')
  expect(lerMembro(dadosDoDono('sessao-7'))).toBeNull()
})
