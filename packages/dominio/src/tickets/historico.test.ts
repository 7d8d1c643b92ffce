import { describe, expect, it } from 'vitest'
import { comObservacao, FRASES, lidaPeloCliente } from './historico.ts'

describe('frases do histórico', () => {
  it.each([
    [FRASES.avanco('Análise', 'Conferência'), 'Avançou de “Análise” para “Conferência”.'],
    [FRASES.retrocesso('Conferência', 'Análise'), 'Voltou de “Conferência” para “Análise”.'],
    [FRASES.finalizacao('Devolução concluída'), 'Finalizou o ticket: Devolução concluída.'],
    [FRASES.reclassificacao('Avaria', 'Falta'), 'Mudou o tipo de “Avaria” para “Falta”.'],
    [FRASES.encaminhamento('Logística', null), 'Encaminhou para Logística.'],
    [FRASES.encaminhamento('Logística', 'Ana Lima'), 'Encaminhou para Logística, aos cuidados de Ana Lima.'],
    [FRASES.analise(2, 3), 'Produtos com quantidade autorizada: 2 de 3.'],
    [FRASES.nfd(123, 1), 'Nota de devolução 123, série 1.'],
    [FRASES.recebimento(true), 'O recebido difere do autorizado.'],
    [FRASES.recebimento(false), 'O recebido confere com o autorizado.'],
    [FRASES.atraso(0, 5), 'Dias de atraso confirmados: 0 de 5.'],
    [FRASES.prorrogacao({ data: '2026-11-20' }), 'Prorrogação aprovada: vence em 20/11/2026.'],
    [FRASES.prorrogacao({ dias: 15 }), 'Prorrogação aprovada: mais 15 dias em cada título.'],
    [FRASES.prorrogacao({ dias: 1 }), 'Prorrogação aprovada: mais 1 dia em cada título.'],
    [
      FRASES.titulosProrrogados([
        { numero: '45/1', para: '2026-11-20' },
        { numero: '45/2', para: '2026-12-20' },
      ]),
      'Títulos prorrogados: 45/1 (vence em 20/11/2026), 45/2 (vence em 20/12/2026).',
    ],
    [
      FRASES.prorrogacaoDesfeita([{ numero: '45/1', para: '2026-11-05' }]),
      'Prorrogação desfeita: o título voltou ao vencimento de antes: 45/1 (vence em 05/11/2026).',
    ],
    [FRASES.prorrogacao(null), 'Prorrogação negada.'],
    [comObservacao('Avançou.', undefined, '', 'Tudo certo'), 'Avançou.\nTudo certo'],
  ])('TIC-13 %s', (frase, esperada) => {
    expect(frase).toBe(esperada)
  })
})

it.each([
  ['UNIAO', FRASES.uniaoA('2026.000001-2', true), 'Este atendimento continua no ticket 2026.000001-2.'],
  ['UNIAO', FRASES.uniaoDe('2026.000001-2'), 'Continua aqui também o atendimento do ticket 2026.000001-2.'],
  [
    'UNIAO_DESFEITA',
    FRASES.uniaoDesfeita('2026.000001-2'),
    'Este atendimento voltou a seguir separado do ticket 2026.000001-2.',
  ],
  ['MENSAGEM', FRASES.uniaoDe('o que for'), FRASES.uniaoDe('o que for')],
] as const)('MES-06 %s como o cliente lê: %s', (acao, escrita, lida) => {
  expect(lidaPeloCliente(acao, escrita)).toBe(lida)
})
