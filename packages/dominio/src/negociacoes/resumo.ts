import { formatarData } from '../formatos/datas.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import type { Proposta } from './regras.ts'

/** As many as a price of the table shows: a negotiation is told to the cent unless it goes further. */
const casasDe = (preco: number) => Math.max(2, (String(preco).split('.')[1] ?? '').length)

/** 'a R$ 11,90', 'com 12% de desconto' */
export const comoSePaga = ({ preco, percentual }: Pick<Proposta, 'preco' | 'percentual'>): string =>
  preco === null
    ? `com ${formatarNumero(percentual ?? 0)}% de desconto`
    : `a ${formatarDinheiro(preco, casasDe(preco))}`

/** GES-03 What is asked for, in a sentence. */
export function resumoDaNegociacao({
  nome,
  precoTabela,
  ...proposta
}: Proposta & { nome: string; precoTabela: number | null }): string {
  const deQuanto =
    precoTabela === null || proposta.preco === null
      ? ''
      : ` (tabela ${formatarDinheiro(precoTabela, casasDe(precoTabela))})`
  return `${nome} ${comoSePaga(proposta)}${deQuanto}, até ${formatarNumero(proposta.quantidadeAte)} un., até ${formatarData(proposta.fim)}`
}
