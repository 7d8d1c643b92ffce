/** GES-05 What of a person's day is counted; each figure opens in the rows that it is made of. */
export const INDICADORES = {
  ATENDIMENTOS: 'Atendimentos',
  LIGACOES: 'Ligações',
  ORCAMENTOS: 'Orçamentos',
  PEDIDOS: 'Pedidos',
  POSITIVADOS: 'Clientes positivados',
  RETIDOS: 'Pedidos retidos',
  RECUSADOS: 'Pedidos recusados',
  PREVISTAS: 'Agendas previstas',
  FEITAS: 'Agendas feitas',
} as const
export type Indicador = keyof typeof INDICADORES
export const indicadores = Object.keys(INDICADORES) as [Indicador, ...Indicador[]]

/** Of the quotes of a day, how many became orders, in percent; null without one. */
export const conversao = (orcamentos: number, convertidos: number): number | null =>
  orcamentos === 0 ? null : Math.round((convertidos / orcamentos) * 1000) / 10

export const MAIOR_PERIODO_DIAS = 31
