import type { CodigoErro } from '../erros.ts'
import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { OrigemDoItem, StatusDoItem } from './situacoes.ts'

const CENTAVOS = 2

/** TIC-07 Line total: unit price × quantity bought. */
export function totalDoItem(item: { valorUnitario: Numerico; quantidadeComprada: Numerico }): Decimal {
  return arredondar(multiplicar(item.valorUnitario, item.quantidadeComprada), CENTAVOS)
}

/** TIC-07 Total of the ticket: requested quantity × unit price, summed and only then rounded. */
export function totalDosItens(
  itens: readonly { valorUnitario: Numerico; quantidadeSolicitada: Numerico }[],
): Decimal {
  const parcelas = itens.map(({ valorUnitario, quantidadeSolicitada }) =>
    multiplicar(valorUnitario, quantidadeSolicitada),
  )
  return arredondar(somar(...parcelas), CENTAVOS)
}

/** API-02 What was answered is not asked for again: only products under analysis may be corrected. */
export function impedimentoDaCorrecao(item: { status: StatusDoItem }): CodigoErro | null {
  return item.status === 'AN' ? null : 'ITEM_JA_ANALISADO'
}

type ItemACorrigir = { origem: OrigemDoItem; quantidadeComprada: Numerico }
type Correcao = {
  quantidade: Numerico
  /** The reason it would have; `informa` demands an observation. */
  motivo: { informa: boolean } | null
  observacao: string | null
}
export type CampoDaCorrecao = 'qtd_solicitada' | 'obs'

/** NOV-11 More than zero and at most what was bought; a loose product was not bought in any invoice. */
export function problemasDaCorrecao(
  { origem, quantidadeComprada }: ItemACorrigir,
  { quantidade, motivo, observacao }: Correcao,
): Partial<Record<CampoDaCorrecao, string>> {
  const pedida = new Decimal(quantidade)
  const passou = origem === 'NOTA' && pedida.greaterThan(quantidadeComprada)
  return {
    ...((pedida.lessThanOrEqualTo(0) || passou) && { qtd_solicitada: MENSAGENS.quantidadeInvalida }),
    ...(motivo?.informa && !observacao && { obs: MENSAGENS.observacaoObrigatoria }),
  }
}
