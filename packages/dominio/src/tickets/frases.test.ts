import { describe, expect, it } from 'vitest'
import { comObservacao, FRASES } from './frases.ts'

describe('frases do histórico', () => {
  it.each([
    [FRASES.avanco('Análise', 'Conferência'), 'Avançou de “Análise” para “Conferência”.'],
    [FRASES.retrocesso('Conferência', 'Análise'), 'Voltou de “Conferência” para “Análise”.'],
    [FRASES.finalizacao('Devolução concluída'), 'Finalizou o ticket: Devolução concluída.'],
    [FRASES.reclassificacao('Avaria', 'Falta'), 'Mudou o tipo de “Avaria” para “Falta”.'],
    [FRASES.encaminhamento('Logística', null), 'Encaminhou para Logística.'],
    [FRASES.encaminhamento('Logística', 'Ana Lima'), 'Encaminhou para Logística, aos cuidados de Ana Lima.'],
    [comObservacao('Avançou.', undefined, '', 'Tudo certo'), 'Avançou.\nTudo certo'],
  ])('TIC-13 %s', (frase, esperada) => {
    expect(frase).toBe(esperada)
  })
})
