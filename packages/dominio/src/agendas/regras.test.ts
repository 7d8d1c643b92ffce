import { expect, it } from 'vitest'
import type { Acao } from '../permissoes.ts'
import {
  colaboradorDasAgendas,
  HORARIO_JA_PASSOU,
  impedimentoDaAgenda,
  problemaDaNovaData,
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
