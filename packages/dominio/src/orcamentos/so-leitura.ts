import { orcamentoEmAberto } from './status.ts'

type Orcamento = Parameters<typeof orcamentoEmAberto>[0]

/** VEN-02 Why a quote may not be changed any more; null when it may. An expired one may: at new prices, until a new date. */
export function porQueSoLeitura(orcamento: Orcamento): string | null {
  if (orcamento.pedidoId !== null) return `Este orçamento virou o pedido ${orcamento.pedidoId}.`
  if (orcamento.perdidoEm !== null) return 'Este orçamento foi dado por perdido.'
  return orcamentoEmAberto(orcamento) ? null : 'Este orçamento já foi encerrado.'
}
