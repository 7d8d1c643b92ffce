import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { restaAnalisar } from '@balcao/dominio/tickets/requisitos/analise'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { type ItemDaAnalise, quantidadesDe } from './campos-da-analise.ts'

type SaldoDaLinhaProps = { produto: ProdutoDoTicket; item: ItemDaAnalise }

/** TIC-11 How far the six quantities are from what was requested. */
export function SaldoDaLinha({ produto, item }: SaldoDaLinhaProps) {
  const resta = restaAnalisar(produto.qtd_solicitada, quantidadesDe(item))
  if (resta.isZero()) return <Etiqueta tom="verde">Fecha</Etiqueta>
  if (resta.isNegative()) return <Etiqueta tom="vermelho">{`Passou ${formatarNumero(resta.abs())}`}</Etiqueta>
  return (
    <Etiqueta tom="amarelo">{`${resta.equals(1) ? 'Falta' : 'Faltam'} ${formatarNumero(resta)}`}</Etiqueta>
  )
}
