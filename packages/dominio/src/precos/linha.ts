import { arredondar, Decimal, somar } from '../formatos/decimal.ts'
import { calcularImpostos, type ImpostosDaLinha, type Operacao, type RegraFiscal } from './impostos.ts'
import type { Passo } from './passos.ts'
import { type BaseDoPreco, comporPreco, type PedidoDePreco, type PrecoComposto } from './preco.ts'

export type LinhaPedida = PedidoDePreco & { bonificado: boolean }

export type LinhaPrecificada = {
  preco: PrecoComposto
  /** Quantity by price, to the cent. */
  mercadoria: Decimal
  impostos: ImpostosDaLinha
  /** With the taxes that are added. */
  vlTot: Decimal
  passos: Passo[]
}

const somaDosImpostos = ({ ipi, st, stsn, icmsPartilha }: ImpostosDaLinha) =>
  somar(ipi.valor, st.valor, stsn.valor, icmsPartilha.valor)

/** VEN-02 One line as it stands alone; a coupon on the whole comes after (`precificarDocumento`). */
export const precificarLinha = (
  pedida: LinhaPedida,
  base: BaseDoPreco,
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada => precificarAoPreco(comporPreco(base, pedida), pedida.qtde, regra, operacao)

/** VEN-02 So much of it at a price that is settled already. */
export function precificarAoPreco(
  preco: PrecoComposto,
  qtde: number,
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada {
  const mercadoria = arredondar(preco.precoFinal.times(qtde), 2)
  const impostos = calcularImpostos(mercadoria, regra, operacao)
  return {
    preco,
    mercadoria,
    impostos,
    vlTot: mercadoria.plus(somaDosImpostos(impostos)),
    passos: [...preco.passos, ...impostos.passos],
  }
}

/** How much less a line costs when `parte` of its goods is forgiven: the taxes fall along. */
export function efeitoDoDesconto(
  { mercadoria, vlTot }: Pick<LinhaPrecificada, 'mercadoria' | 'vlTot'>,
  parte: Decimal,
  regra: RegraFiscal,
  operacao: Operacao,
): Decimal {
  if (parte.isZero()) return new Decimal(0)
  const restante = Decimal.max(0, mercadoria.minus(parte))
  return vlTot.minus(restante.plus(somaDosImpostos(calcularImpostos(restante, regra, operacao))))
}
