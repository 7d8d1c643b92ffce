import { describe, expect, it } from 'vitest'
import {
  camposDoAtendimento,
  diasDeRetorno,
  filiaisDaSaida,
  filialDoAtendimento,
  horaDoRetorno,
  problemasDoAtendimento,
} from './regras.ts'

// 23:30 of the 10th in São Paulo, already the 11th in Greenwich.
const AGORA = new Date('2026-03-11T02:30:00Z')
const FILIAL = { minimoDescricaoAtendimento: 5, diasMaximosRetorno: 30, reagendaOrcamento: true }
const SEM_RETORNO = { ...FILIAL, reagendaOrcamento: false }

describe('camposDoAtendimento', () => {
  it.each([
    ['sem orçamento', { comOrcamento: false }, FILIAL, ['nao-cabe', 'nao-cabe', 'opcional']],
    [
      'sem orçamento não há situação',
      { comOrcamento: false, situacaoOrcamento: 2 as const },
      FILIAL,
      ['nao-cabe', 'nao-cabe', 'opcional'],
    ],
    [
      'orçamento, sem dizer a situação',
      { comOrcamento: true },
      FILIAL,
      ['obrigatorio', 'nao-cabe', 'opcional'],
    ],
    [
      'em aberto',
      { comOrcamento: true, situacaoOrcamento: 1 as const },
      FILIAL,
      ['obrigatorio', 'nao-cabe', 'obrigatorio'],
    ],
    [
      'em aberto, onde não se reagenda',
      { comOrcamento: true, situacaoOrcamento: 1 as const },
      SEM_RETORNO,
      ['obrigatorio', 'nao-cabe', 'opcional'],
    ],
    [
      'perdido',
      { comOrcamento: true, situacaoOrcamento: 2 as const },
      FILIAL,
      ['obrigatorio', 'obrigatorio', 'opcional'],
    ],
  ])('CLI-08 %s', (_caso, assunto, filial, [situacaoOrcamento, motivoPerda, data_retorno]) => {
    expect(camposDoAtendimento(assunto, filial)).toEqual({ situacaoOrcamento, motivoPerda, data_retorno })
  })
})

describe('problemasDoAtendimento', () => {
  const AVULSO = { descricao: 'Ligou para saber do prazo' }
  const ABERTO = { ...AVULSO, orcamento_id: 9, situacaoOrcamento: 1 as const, data_retorno: '2026-03-20' }
  const PERDIDO = { ...AVULSO, orcamento_id: 9, situacaoOrcamento: 2 as const, motivoPerda: 3 }
  it.each([
    ['avulso', AVULSO, {}],
    ['avulso, com nulos', { ...AVULSO, orcamento_id: null, situacaoOrcamento: null, data_retorno: null }, {}],
    ['em aberto, com retorno', ABERTO, {}],
    ['perdido, com motivo', PERDIDO, {}],
    ['perdido, com motivo e retorno', { ...PERDIDO, data_retorno: '2026-03-11' }, {}],
    ['descrição curta', { descricao: '  ok  ' }, { descricao: 'Informe pelo menos 5 caracteres' }],
    ['sem situação', { ...ABERTO, situacaoOrcamento: null }, { situacaoOrcamento: 'Campo obrigatório' }],
    ['em aberto, sem retorno', { ...ABERTO, data_retorno: null }, { data_retorno: 'Campo obrigatório' }],
    ['perdido, sem motivo', { ...PERDIDO, motivoPerda: null }, { motivoPerda: 'Campo obrigatório' }],
    [
      'situação sem orçamento',
      { ...AVULSO, situacaoOrcamento: 1 as const },
      { situacaoOrcamento: 'O campo é inválido' },
    ],
    ['motivo da perda sem perda', { ...ABERTO, motivoPerda: 3 }, { motivoPerda: 'O campo é inválido' }],
    ['retorno amanhã', { ...AVULSO, data_retorno: '2026-03-11' }, {}],
    [
      'retorno hoje',
      { ...AVULSO, data_retorno: '2026-03-10' },
      { data_retorno: 'A data mínima é 11/03/2026' },
    ],
    ['retorno no último dia', { ...AVULSO, data_retorno: '2026-04-09' }, {}],
    [
      'retorno longe demais',
      { ...AVULSO, data_retorno: '2026-04-10' },
      { data_retorno: 'A data máxima é 09/04/2026' },
    ],
  ])('CLI-08 %s', (_caso, preenchido, esperado) => {
    expect(problemasDoAtendimento(preenchido, FILIAL, AGORA)).toEqual(esperado)
  })
})

it('CLI-08 o retorno é de amanhã em diante, até o que a filial permite', () => {
  expect(diasDeRetorno(FILIAL, AGORA)).toEqual({ de: '2026-03-11', ate: '2026-04-09' })
})

it('CLI-08 às nove da manhã em São Paulo', () => {
  expect(horaDoRetorno('2026-03-20').toISOString()).toBe('2026-03-20T12:00:00.000Z')
})

it.each([
  [5, { daSessao: 2, doCliente: [2, 3] }, 5],
  [null, { daSessao: 3, doCliente: [2, 3] }, 3],
  [null, { daSessao: 9, doCliente: [2, 3] }, 2],
  [null, { daSessao: null, doCliente: [2, 3] }, 2],
  [null, { daSessao: 9, doCliente: [] }, 9],
  [null, { daSessao: null, doCliente: [] }, null],
])('PAR-01 orçamento da filial %s, %j: vale a filial %s', (doOrcamento, quem, esperado) => {
  expect(filialDoAtendimento(doOrcamento, quem)).toBe(esperado)
})

it.each([
  ['a filial em que se trabalha, se ela o atende', 2, [1, 2], [2]],
  ['em todas as filiais, as que o atendem', null, [1, 2], [1, 2]],
  ['trabalhando em outra, as que o atendem', 3, [1, 2], [1, 2]],
  ['sem filial que o atenda, a de quem trabalha', 3, [], [3]],
  ['ou o negócio', null, [], [null]],
])('CLI-08 PAR-01 quem diz se o atendimento é pedido: %s', (_caso, daSessao, doCliente, quais) => {
  expect(filiaisDaSaida({ daSessao, doCliente })).toEqual(quais)
})
