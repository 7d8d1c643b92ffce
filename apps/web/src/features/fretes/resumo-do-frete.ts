import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'

export const diasUteis = (prazo: number): string =>
  prazo === 0 ? 'no mesmo dia' : plural(prazo, 'dia útil', 'dias úteis')

/** In a line, to be told to the customer. */
export function resumoDoFrete(cotacao: CotacaoDeFrete, dinheiro: (valor: number) => string): string {
  const { nomeTransp, prazo, previsao, vlPago, gratis } = cotacao
  return [
    `Frete por ${nomeTransp}: ${gratis ? 'sem cobrança' : dinheiro(vlPago)}`,
    previsao ? `${diasUteis(prazo)}, previsão ${formatarData(previsao)}` : diasUteis(prazo),
  ].join(', ')
}
