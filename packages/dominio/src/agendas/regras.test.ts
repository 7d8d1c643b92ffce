import { expect, it } from 'vitest'
import type { Acao } from '../permissoes.ts'
import {
  colaboradorDasAgendas,
  desfazReagendamento,
  HORARIO_JA_PASSOU,
  impedimentoDaAgenda,
  periodoDaQuantidade,
  problemaDaNovaData,
  problemaDaQuantidade,
  problemaDoColaborador,
  problemasDaFinalizacao,
} from './regras.ts'
import { situacaoDaAgenda } from './situacao.ts'

const com = (...acoes: Acao[]) => ({ colaboradorId: 7, autorizacoes: new Set(acoes) })
// 14:32 in São Paulo.
const AGORA = new Date('2026-03-10T17:32:00Z')

it.each([
  [com('AGENDA_VER'), undefined, 7],
  [com('AGENDA_VER'), 9, 7],
  [com('AGENDA_VER', 'AGENDA_DE_TODOS'), 9, 9],
  [com('AGENDA_VER', 'AGENDA_DE_TODOS'), undefined, undefined],
])('PER-07 %j pede as de %s e recebe as de %s', (quem, pedido, esperado) => {
  expect(colaboradorDasAgendas(quem, pedido)).toBe(esperado)
})

const ABERTA = { colaboradorId: 7, origem: 'GO', finalizadaEm: null, finalizadaPor: null }
const TUDO = com('AGENDA_FINALIZAR', 'AGENDA_DE_TODOS')
it.each([
  ['a própria', {}, com('AGENDA_FINALIZAR'), null],
  ['a de outro, por quem vê todas', { colaboradorId: 9 }, TUDO, null],
  ['a de outro', { colaboradorId: 9 }, com('AGENDA_FINALIZAR'), 'SEM_PERMISSAO'],
  ['a própria, sem a ação', {}, com('AGENDA_VER'), 'SEM_PERMISSAO'],
  ['a do ERP', { origem: 'ERP' }, TUDO, 'AGENDA_DO_ERP'],
  ['a de outro sistema', { origem: 'CRM' }, TUDO, 'AGENDA_DO_ERP'],
  ['a já finalizada', { finalizadaEm: AGORA }, TUDO, 'AGENDA_JA_FINALIZADA'],
  ['a finalizada no ERP', { origem: 'ERP', finalizadaEm: AGORA }, TUDO, 'AGENDA_JA_FINALIZADA'],
])('AGE-01 mudar %s: %o', (_caso, mudanca, quem, esperado) => {
  expect(impedimentoDaAgenda({ ...ABERTA, ...mudanca }, quem)?.codigo ?? null).toBe(esperado)
})

it('AGE-01 a já finalizada diz por quem e quando', () => {
  const mensagem = (finalizadaPor: string | null) =>
    impedimentoDaAgenda({ ...ABERTA, finalizadaEm: AGORA, finalizadaPor }, TUDO)?.mensagem
  expect(mensagem('Bruna Lima')).toBe('Esta agenda já foi finalizada por Bruna Lima em 10/03/2026 14:32.')
  expect(mensagem(null)).toBe('Esta agenda já foi finalizada em 10/03/2026 14:32.')
})

it.each([
  ['2026-03-10T17:32:01Z', null],
  ['2026-03-10T17:32:00Z', HORARIO_JA_PASSOU],
  ['2026-03-01T12:00:00Z', HORARIO_JA_PASSOU],
  // The last minute of the last day in São Paulo, and the first after it.
  ['2026-03-21T02:59:00Z', null],
  ['2026-03-21T03:00:00Z', 'A data máxima é 20/03/2026'],
])('AGE-01 reagendar para %s, até dez dias: %s', (quando, esperado) => {
  expect(problemaDaNovaData(new Date(quando), { agora: AGORA, diasMaximosRetorno: 10 })).toBe(esperado)
})

it.each([
  ['2026-03-10T17:31:59Z', null, 'ATRASADA'],
  ['2026-03-10T17:32:00Z', null, 'PENDENTE'],
  ['2026-03-11T12:00:00Z', null, 'PENDENTE'],
  ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z', 'CUMPRIDA'],
])('AGE-02 marcada para %s, finalizada em %s: %s', (agendada, finalizada, esperado) => {
  const finalizadaEm = finalizada === null ? null : new Date(finalizada)
  expect(situacaoDaAgenda({ agendadaPara: new Date(agendada), finalizadaEm }, AGORA)).toBe(esperado)
})

it.each([
  [{}, '2026-02-10', '2026-04-10'],
  [{ dtIni: '2026-05-01' }, '2026-05-01', '2026-07-01'],
  [{ dtFim: '2026-05-31' }, '2026-03-31', '2026-05-31'],
  [{ dtIni: '2026-03-01', dtFim: '2026-04-04' }, '2026-03-01', '2026-04-04'],
])('AGE-03 o período %j conta de %s a %s', (pedido, dtIni, dtFim) => {
  expect(periodoDaQuantidade(pedido, '2026-03-10')).toEqual({ dtIni, dtFim })
})

it.each([
  ['2026-03-10', '2026-03-10', null],
  ['2026-03-10', '2026-03-09', 'A data mínima é 10/03/2026'],
  ['2026-01-01', '2027-02-04', null],
  ['2026-01-01', '2027-02-05', 'A data máxima é 04/02/2027'],
])('AGE-03 contar de %s a %s: %s', (dtIni, dtFim, esperado) => {
  expect(problemaDaQuantidade({ dtIni, dtFim })).toBe(esperado)
})

it.each([
  [com('AGENDA_CRIAR'), 7, null],
  [com('AGENDA_CRIAR'), 9, 'Você só pode marcar agendas para si'],
  [com('AGENDA_CRIAR', 'AGENDA_CRIAR_PARA_OUTROS'), 9, 'Você só pode marcar agendas para si'],
  [com('AGENDA_CRIAR', 'AGENDA_CRIAR_PARA_OUTROS', 'AGENDA_DE_TODOS'), 9, null],
])('PER-07 %j marca para %s: %s', (quem, para, esperado) => {
  expect(problemaDoColaborador(quem, para)).toBe(esperado)
})

const LIVRE = { agendaExigeResultado: false, agendaExigeProximoPasso: false, diasMaximosRetorno: 10 }
it.each([
  ['nada', {}, {}, {}],
  ['sem resultado onde se exige', {}, { agendaExigeResultado: true }, { resultado: 'Campo obrigatório' }],
  ['com resultado', { resultado: 'ok' }, { agendaExigeResultado: true }, {}],
  ['sem próximo passo', {}, { agendaExigeProximoPasso: true }, { proxima_data: 'Campo obrigatório' }],
  [
    'próximo passo vencido',
    { proxima_data: '2026-03-10T10:00:00Z' },
    {},
    { proxima_data: HORARIO_JA_PASSOU },
  ],
  ['próximo passo', { proxima_data: '2026-03-11T12:00:00Z' }, { agendaExigeProximoPasso: true }, {}],
])('AGE-01 finalizar: %s', (_caso, preenchido, exige, esperado) => {
  expect(problemasDaFinalizacao({ resultado: '', ...preenchido }, { ...LIVRE, ...exige }, AGORA)).toEqual(
    esperado,
  )
})

it.each([
  ['a própria, agora', {}, true],
  ['a de outra pessoa', { colaboradorId: 9 }, false],
  ['o que não foi reagendamento', { acao: 'FINALIZACAO' }, false],
  ['a de dez minutos antes', { quando: new Date('2026-03-10T17:22:00Z') }, true],
  ['a de mais do que isso', { quando: new Date('2026-03-10T17:21:59Z') }, false],
])('AGE-01 desfazer %s: %s', (_caso, mudanca, esperado) => {
  const ultima = { acao: 'REAGENDAMENTO', quando: AGORA, colaboradorId: 7, ...mudanca }
  expect(desfazReagendamento(ultima, com(), AGORA)).toBe(esperado)
})
