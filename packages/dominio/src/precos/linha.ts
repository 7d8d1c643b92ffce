import { arredondar, Decimal, multiplicar, somar } from '../formatos/decimal.ts'
import { calcularImpostos, IMPOSTOS_SOMADOS, type ImpostosDaLinha, type Tributavel } from './impostos.ts'
import type { Passo } from './passos.ts'
import { type BaseDoPreco, comporPreco, type PedidoDePreco, type PrecoComposto } from './preco.ts'
import type { Operacao, RegraFiscal } from './tributacao.ts'

export type LinhaPedida = PedidoDePreco & { bonificado: boolean }

export type LinhaPrecificada = Tributavel & {
  preco: PrecoComposto
  impostos: ImpostosDaLinha
  /** With the taxes that are added. */
  vlTot: Decimal
  passos: Passo[]
}

const SEM_DESPESAS = new Decimal(0)
const somaDosImpostos = (impostos: ImpostosDaLinha) =>
  somar(...IMPOSTOS_SOMADOS.map((nome) => impostos[nome].valor))

/** VEN-02 One line as it stands alone; what the whole does to it, coupon and freight, comes after (`precificarDocumento`). */
export const precificarLinha = (
  pedida: LinhaPedida,
  base: BaseDoPreco,
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada => {
  const { qtde, fator, bonificado } = pedida
  // What is given is paid by nobody: it takes nothing of what was authorised, nor of a campaign's budget.
  const aoPreco = bonificado ? { ...base, promocoes: [], negociacoes: [] } : base
  const quanto = { qtde, unidades: multiplicar(qtde, fator) }
  return precificarAoPreco(comporPreco(aoPreco, pedida), quanto, regra, operacao)
}

/** VEN-02 So much of it at a price that is settled already. */
export function precificarAoPreco(
  preco: PrecoComposto,
  { qtde, unidades }: { qtde: number; unidades: Decimal },
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada {
  const mercadoria = arredondar(preco.precoFinal.times(qtde), 2)
  return tributar(preco, { mercadoria, unidades, despesas: SEM_DESPESAS }, regra, operacao)
}

function tributar(
  preco: PrecoComposto,
  tributavel: Tributavel,
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada {
  const impostos = calcularImpostos(tributavel, regra, operacao)
  return {
    preco,
    ...tributavel,
    impostos,
    vlTot: tributavel.mercadoria.plus(somaDosImpostos(impostos)),
    passos: [...preco.passos, ...impostos.passos],
  }
}

/** The same line with its part of the freight in the bases; the very same one where no base takes it. */
export function comDespesas(
  linha: LinhaPrecificada,
  despesas: Decimal,
  regra: RegraFiscal,
  operacao: Operacao,
): LinhaPrecificada {
  if (regra.despesasNaBase.length === 0 || despesas.equals(linha.despesas)) return linha
  const { preco, mercadoria, unidades } = linha
  return tributar(preco, { mercadoria, unidades, despesas }, regra, operacao)
}

/** How much less a line costs when `parte` of its goods is forgiven: the taxes fall along. */
export function efeitoDoDesconto(
  { mercadoria, unidades, despesas, vlTot }: Tributavel & Pick<LinhaPrecificada, 'vlTot'>,
  parte: Decimal,
  regra: RegraFiscal,
  operacao: Operacao,
): Decimal {
  if (parte.isZero()) return new Decimal(0)
  const restante = Decimal.max(0, mercadoria.minus(parte))
  const impostos = calcularImpostos({ mercadoria: restante, unidades, despesas }, regra, operacao)
  return vlTot.minus(restante.plus(somaDosImpostos(impostos)))
}
