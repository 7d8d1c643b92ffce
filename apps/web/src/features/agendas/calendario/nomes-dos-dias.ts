import type { Visao } from '@balcao/dominio/agendas/calendario'
import { formatarData } from '@balcao/dominio/formatos/datas'

const escrever = (opcoes: Intl.DateTimeFormatOptions) => {
  const formato = new Intl.DateTimeFormat('pt-BR', { ...opcoes, timeZone: 'UTC' })
  return (dia: string) => formato.format(new Date(`${dia}T00:00:00Z`))
}

export const nomeDoMes = escrever({ month: 'long', year: 'numeric' })
/** 'terça-feira, 17 de novembro' */
export const nomeDoDia = escrever({ weekday: 'long', day: 'numeric', month: 'long' })
/** 'ter.' */
export const diaCurto = escrever({ weekday: 'short' })
export const diaDaSemanaInteiro = escrever({ weekday: 'long' })
export const numeroDoDia = (dia: string) => String(Number(dia.slice(8)))

/** What stands over what is shown. */
export function nomeDoPeriodo(visao: Visao, dias: readonly string[], dia: string): string {
  if (visao === 'mes') return nomeDoMes(dia)
  if (visao === 'dia') return `${nomeDoDia(dia)} de ${dia.slice(0, 4)}`
  return `${formatarData(dias[0] ?? dia)} a ${formatarData(dias.at(-1) ?? dia)}`
}
