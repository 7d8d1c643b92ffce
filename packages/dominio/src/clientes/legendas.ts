import { diasEntre } from '../formatos/datas.ts'

/** CLI-04 What each legend says; `legendas` has the order in which they stand. */
export const LEGENDAS = {
  BD: 'Bloqueio definitivo',
  PR: 'Prospect: ainda não comprou',
  H: 'Comprou hoje',
  P: 'Positivado no mês',
  D: 'Positivado nos últimos 30 dias',
  '30': 'Mais de 30 dias sem comprar',
  '60': 'Mais de 60 dias sem comprar',
  '90': 'Mais de 90 dias sem comprar',
  SV: 'Sem vendas',
  $: 'Títulos em aberto',
  U: 'Compromisso seu com este cliente',
} as const

export type Legenda = keyof typeof LEGENDAS

// Written out: keys that look like numbers come first in any object, wherever they were written.
export const legendas: [Legenda, ...Legenda[]] = ['BD', 'PR', 'H', 'P', 'D', '30', '60', '90', 'SV', '$', 'U']

export type FatosDoCliente = {
  prospect: boolean
  motivoBloqueio: string | null
  dtUltComp: string | null
  temTitulosEmAberto: boolean
  temCompromisso: boolean
}

const DIAS_DO_POSITIVADO = 30
const FAIXAS_SEM_COMPRA = [90, 60, 30] as const

/** CLI-04 The legends of a customer on a day; of 30, 60 and 90 only the longest. */
export function legendasDoCliente(fatos: FatosDoCliente, hoje: string): Legenda[] {
  const { prospect, motivoBloqueio, dtUltComp, temTitulosEmAberto, temCompromisso } = fatos
  const valem = new Set<Legenda>(dtUltComp === null ? [] : legendasDaCompra(dtUltComp, hoje))
  if (motivoBloqueio !== null) valem.add('BD')
  if (prospect) valem.add('PR')
  else if (dtUltComp === null) valem.add('SV')
  if (temTitulosEmAberto) valem.add('$')
  if (temCompromisso) valem.add('U')
  return legendas.filter((legenda) => valem.has(legenda))
}

function legendasDaCompra(dtUltComp: string, hoje: string): Legenda[] {
  const dias = diasEntre(dtUltComp, hoje)
  const faixa = FAIXAS_SEM_COMPRA.find((limite) => dias >= limite)
  return [
    ...(dias <= 0 ? (['H'] as const) : []),
    ...(dtUltComp.slice(0, 7) === hoje.slice(0, 7) ? (['P'] as const) : []),
    ...(dias <= DIAS_DO_POSITIVADO ? (['D'] as const) : []),
    ...(faixa ? [String(faixa) as '30' | '60' | '90'] : []),
  ]
}
