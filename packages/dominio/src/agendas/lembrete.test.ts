import { expect, it } from 'vitest'
import { lembreteDaAgenda } from './lembrete.ts'

const AGENDA = {
  id: 5,
  tipo: 'A' as const,
  assunto: 'Oferta da quinzena',
  // 14:30 in São Paulo.
  agendadaPara: new Date('2026-03-10T17:30:00Z'),
  cliente: { razSoc: 'Pães São João Ltda', fant: 'Padaria São João' },
}

it.each([
  ['no mesmo dia', '2026-03-10T17:15:00Z', AGENDA, 'Agenda às 14:30: Padaria São João'],
  ['na véspera', '2026-03-10T02:00:00Z', AGENDA, 'Agenda 10/03/2026 às 14:30: Padaria São João'],
  [
    'sem fantasia',
    '2026-03-10T17:15:00Z',
    { ...AGENDA, cliente: { razSoc: 'Pães São João Ltda', fant: '' } },
    'Agenda às 14:30: Pães São João Ltda',
  ],
])('AGE-01 o lembrete %s', (_caso, agora, agenda, titulo) => {
  expect(lembreteDaAgenda(agenda, new Date(agora))).toEqual({
    titulo,
    mensagem: 'Venda: Oferta da quinzena',
    caminho: '/agendas?tipo=A&visao=dia&dia=2026-03-10&agenda=5',
  })
})
