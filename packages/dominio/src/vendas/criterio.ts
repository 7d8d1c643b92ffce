/** GES-01 By which day a sale counts. */
const DATAS_DA_VENDA = { PEDIDO: 'data do pedido', NOTA: 'data do faturamento' } as const
export type DataDaVenda = keyof typeof DATAS_DA_VENDA

/** What is kept of each day: sales by the day of the order and of the invoice, and what came back. */
export type OrigemDaVenda = DataDaVenda | 'DEVOLUCAO'

/** GES-01 What counts towards a target. */
export type Criterio = {
  data: DataDaVenda
  comSt: boolean
  comIpi: boolean
  /** Freight, insurance, and what billing that way costs. */
  comEncargos: boolean
  comBonificacao: boolean
  descontaDevolucoes: boolean
  /** A customer is positive from this much on, in the period. */
  minimoPositivacao: string
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** GES-01 In words, to stand beside the figures. */
export function dizerCriterio(criterio: Omit<Criterio, 'minimoPositivacao'>): string {
  const { data, comSt, comIpi, comEncargos, comBonificacao, descontaDevolucoes } = criterio
  const partes = [
    [comSt, 'ST'],
    [comIpi, 'IPI'],
    [comEncargos, 'frete'],
    [comBonificacao, 'bonificação'],
  ] as const
  const das = (quais: boolean) => partes.flatMap(([tem, nome]) => (tem === quais ? [nome] : []))
  const frases = [
    das(true).length > 0 && `com ${lista.format(das(true))}`,
    das(false).length > 0 && `sem ${lista.format(das(false))}`,
    descontaDevolucoes ? 'descontadas as devoluções' : 'sem descontar devoluções',
  ].filter((frase) => frase !== false)
  return `Pela ${DATAS_DA_VENDA[data]}, ${frases.join(', ')}.`
}
