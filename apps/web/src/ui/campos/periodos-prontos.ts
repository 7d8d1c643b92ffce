import type { Periodo } from '@balcao/dominio/datas/periodo'
import { somarDias } from '@balcao/dominio/formatos/datas'

type PeriodoPronto = { nome: string; periodo: Periodo }

function ultimoDiaDoMes(data: string): string {
  const primeiroDoSeguinte = `${somarDias(`${data.slice(0, 8)}28`, 4).slice(0, 8)}01`
  return somarDias(primeiroDoSeguinte, -1)
}

/** GER-10: periods one click away, counted from the business date of today. */
export function periodosProntos(hoje: string): PeriodoPronto[] {
  return [
    { nome: 'Hoje', periodo: { de: hoje, ate: hoje } },
    { nome: 'Últimos 7 dias', periodo: { de: somarDias(hoje, -6), ate: hoje } },
    { nome: 'Este mês', periodo: { de: `${hoje.slice(0, 8)}01`, ate: ultimoDiaDoMes(hoje) } },
  ]
}
