import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { texto } from '../validacao.ts'

const TOKEN = { minimo: 20, maximo: 100 } as const
const PEDIDOS_POR_MINUTO = 30
const ENDERECOS_POR_MINUTO = 10

const preferencias = z.object({
  /** Whether one is told in the portal before the time of an agenda. */
  lembretePorAviso: z.boolean(),
  lembretePorEmail: z.boolean(),
  /** Since when there is a private address of the calendar; null when there is none. */
  calendarioDesde: z.nullable(z.string()),
})

/** AGE-01 Of one's own agendas, in 'Minha conta'. */
export const obterPreferenciasDaAgenda = contrato('GET /sac/agendas/preferencias', {
  acao: 'AGENDA_VER',
  descricao: 'Lembretes e calendário da própria pessoa',
  le: ['conta'],
  resposta: preferencias,
})

export const alterarLembretes = contrato('PUT /sac/agendas/preferencias', {
  acao: 'AGENDA_VER',
  descricao: 'Liga e desliga os lembretes das próprias agendas',
  muda: ['conta'],
  corpo: z.object({ lembretePorAviso: z.boolean(), lembretePorEmail: z.boolean() }),
  resposta: preferencias,
})

/** The address is told once and kept nowhere; another one ends the one before. */
export const criarCalendario = contrato('POST /sac/agendas/calendario', {
  acao: 'AGENDA_VER',
  descricao: 'Gera o endereço particular do calendário das próprias agendas',
  muda: ['conta'],
  limitePorMinuto: ENDERECOS_POR_MINUTO,
  resposta: z.object({ endereco: z.string(), calendarioDesde: z.string() }),
})

export const revogarCalendario = contrato('DELETE /sac/agendas/calendario', {
  acao: 'AGENDA_VER',
  descricao: 'Desliga o endereço particular do calendário',
  muda: ['conta'],
  resposta: z.object({ message: z.string() }),
})

/** RFC 5545. Calendars know no sign-in: who has the address has the agendas, for as long as the account is in use. */
export const lerCalendario = contrato('GET /agendas.ics', {
  publico: true,
  descricao: 'As agendas de uma pessoa, para o calendário dela',
  le: ['agendas'],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  query: z.object({ token: texto(TOKEN.minimo, TOKEN.maximo) }),
  resposta: { midia: 'text/calendar' },
})
