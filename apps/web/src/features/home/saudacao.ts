import { FUSO } from '@balcao/dominio/formatos/datas'

const HORA = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, hour: 'numeric', hourCycle: 'h23' })
const DIA = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** By the clock of the business, not of the machine. */
export function saudacao(agora: Date): string {
  const hora = Number.parseInt(HORA.format(agora), 10)
  if (hora >= 5 && hora < 12) return 'Bom dia'
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite'
}

export function primeiroNome(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? ''
}

/** 'domingo, 15 de novembro de 2026' */
export function diaPorExtenso(agora: Date): string {
  return DIA.format(agora)
}
