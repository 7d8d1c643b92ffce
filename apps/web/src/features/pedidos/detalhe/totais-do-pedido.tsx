import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { useFormatoDeDinheiro, useFormatoDePercentual } from '../../../platform/parametros.ts'
import estilos from './cartoes.module.css'
import type { Pedido } from './pedido.ts'

type Parcela = { nome: string; valor: number; sempre?: true }

/** DOC-01 What the total is made of; what is zero and says nothing is left out. */
function parcelasDo({ qtdeIt, vlSubTot, vlBoni, cupom, vlFrete, cobranca }: Pedido): Parcela[] {
  const itens = qtdeIt === 1 ? '1 item' : `${formatarNumero(qtdeIt)} itens`
  const parcelas: Parcela[] = [
    { nome: `Subtotal (${itens})`, valor: vlSubTot, sempre: true },
    { nome: 'Bonificação', valor: -vlBoni },
    { nome: `Cupom ${cupom?.codigo ?? ''}`, valor: -(cupom?.desconto ?? 0) },
    { nome: 'Frete', valor: vlFrete, sempre: true },
    { nome: cobranca.descTaxaFixa || 'Taxa fixa', valor: cobranca.taxaFixa },
  ]
  return parcelas.filter(({ valor, sempre }) => sempre || valor !== 0)
}

/** CLI-07, PER-06 */
export function TotaisDoPedido({ pedido }: { pedido: Pedido }) {
  const dinheiro = useFormatoDeDinheiro()
  const percentual = useFormatoDePercentual()
  const { vlTot, percLucro } = pedido
  return (
    <section className={estilos.cartao} aria-label="Totais">
      <h2>Totais</h2>
      <dl className={estilos.totais}>
        {parcelasDo(pedido).map(({ nome, valor }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{dinheiro(valor)}</dd>
          </div>
        ))}
        <div className={estilos.total}>
          <dt>Total</dt>
          <dd>{dinheiro(vlTot)}</dd>
        </div>
        {percLucro !== null && (
          <div>
            <dt>Margem de lucro</dt>
            <dd>{percentual(percLucro)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
