import { describe, expect, it } from 'vitest'
import { chanceDoOrcamento, type DadosDaChance, motivosDaChance, valorEsperado } from './chance.ts'

const HOJE = '2026-03-10'
const NOVO: DadosDaChance = {
  incluidoEm: new Date('2026-03-10T12:00:00Z'),
  dataValidade: '2026-03-20',
  ganhos: 0,
  perdidos: 0,
  atendimentos: 0,
}
const incluido = (dia: string) => ({ incluidoEm: new Date(`${dia}T12:00:00Z`) })

describe('chanceDoOrcamento', () => {
  it.each<[string, Partial<DadosDaChance>, number, string]>([
    ['de quem nada se sabe', {}, 40, 'Cliente sem orçamentos decididos'],
    ['quem sempre fecha', { ganhos: 10 }, 80, 'Cliente fechou 10 de 10 orçamentos'],
    ['quem nunca fecha', { perdidos: 10 }, 13, 'Cliente fechou 0 de 10 orçamentos'],
    ['um só', { ganhos: 1 }, 50, 'Cliente fechou 1 de 1 orçamento'],
    ['7 dias não esfriam', incluido('2026-03-03'), 40, 'Incluído há 7 dias'],
    ['8 dias', incluido('2026-03-02'), 32, 'Incluído há 8 dias'],
    ['16 dias', incluido('2026-02-22'), 24, 'Incluído há 16 dias'],
    ['31 dias', incluido('2026-02-07'), 16, 'Incluído há 31 dias'],
    ['61 dias', incluido('2026-01-08'), 10, 'Incluído há 61 dias'],
    ['ontem', incluido('2026-03-09'), 40, 'Incluído há 1 dia'],
    ['hoje', {}, 40, 'Incluído hoje'],
    // 23:30 of the 9th in São Paulo, already the 10th in Greenwich.
    ['ontem à noite', { incluidoEm: new Date('2026-03-10T02:30:00Z') }, 40, 'Incluído há 1 dia'],
    ['válido', { dataValidade: '2026-03-14' }, 40, 'Válido até 14/03/2026'],
    ['vence em 3 dias', { dataValidade: '2026-03-13' }, 48, 'Vence em 3 dias'],
    ['vence amanhã', { dataValidade: '2026-03-11' }, 48, 'Vence em 1 dia'],
    ['vence hoje', { dataValidade: '2026-03-10' }, 48, 'Vence hoje'],
    ['vencido', { dataValidade: '2026-03-09' }, 24, 'Vencido desde 09/03/2026'],
    ['sem conversa', {}, 40, 'Nenhum atendimento sobre ele'],
    ['uma conversa', { atendimentos: 1 }, 46, '1 atendimento'],
    ['três conversas', { atendimentos: 3 }, 52, '3 atendimentos'],
    ['nunca menos de 5', { perdidos: 90, ...incluido('2025-01-08') }, 5, 'Incluído há 426 dias'],
    ['nunca mais de 95', { ganhos: 90, atendimentos: 4 }, 95, '4 atendimentos'],
  ])('VEN-01 %s', (_caso, mudanca, chance, motivo) => {
    const dados = { ...NOVO, ...mudanca }
    expect(chanceDoOrcamento(dados, HOJE)).toBe(chance)
    const motivos = motivosDaChance(dados, HOJE)
    expect(motivos).toContain(motivo)
    expect(motivos).toHaveLength(4)
  })
})

it.each([
  ['1000.00', 40, '400'],
  ['0.99', 33, '0.33'],
  ['10.01', 95, '9.51'],
])('VEN-01 %s com %s%% de chance vale %s', (valor, chance, esperado) => {
  expect(valorEsperado(valor, chance).toFixed()).toBe(esperado)
})
