import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { type Passo, passo } from './passos.ts'
import { type BeneficioAplicado, comAcrescimo, type PrecoComposto } from './preco.ts'

/** A price as it was written with its line, and why it is that. */
export type PrecoGravado = {
  valorUnitario: Numerico
  /** Null for one that came ready from elsewhere, whose reasons nobody knows. */
  precoTabela: Numerico | null
  /** By the customer's own table; null for what is older than the measure. */
  precoReferencia?: Numerico | null
  descontoErp: number | null
  precoDigitado: boolean
  promocao: { id: number; nome: string } | null
  /** GES-03 The authorisation by which it was had. */
  negociacaoId?: number | null | undefined
  /** What made it; null of lines older than that, of which one thing did. */
  beneficios?: readonly BeneficioAplicado[] | null | undefined
  memoria: readonly Passo[] | null
}

/** As many as `comporPreco` writes: the table, a surcharge, and what changed the price. The taxes of the line come after them. */
const passosDoPreco = ({ memoria, descontoErp, precoDigitado }: PrecoGravado, mudaram: number): Passo[] =>
  (memoria ?? []).slice(0, 1 + Number((descontoErp ?? 0) > 0) + (precoDigitado ? 1 : mudaram))

/** Whether a coupon may take of a line as it was written. */
export const deixamCupom = ({
  beneficios,
  negociacaoId,
}: Pick<PrecoGravado, 'beneficios' | 'negociacaoId'>): boolean =>
  beneficios ? beneficios.every(({ cupom }) => cupom) : negociacaoId == null

type GravadoComBeneficios = Omit<PrecoGravado, 'precoDigitado' | 'memoria' | 'precoReferencia'>

/** VEN-02 What made a price that was written. Of an older line it follows from what was written beside it. */
export function beneficiosGravados(gravado: GravadoComBeneficios): BeneficioAplicado[] {
  if (gravado.beneficios) return [...gravado.beneficios]
  const { promocao, negociacaoId, descontoErp, precoTabela, valorUnitario } = gravado
  const partida = comAcrescimo(new Decimal(precoTabela ?? valorUnitario), descontoErp ?? 0)
  const dado = partida.minus(valorUnitario)
  if (dado.lessThanOrEqualTo(0) && negociacaoId == null) return []
  const valor = Decimal.max(0, dado).toFixed()
  if (negociacaoId != null) return [{ tipo: 'NEGOCIACAO', valor, cupom: false }]
  if (promocao) return [{ tipo: 'CAMPANHA', campanha: promocao, valor, cupom: true }]
  return [{ tipo: (descontoErp ?? 0) < 0 ? 'ERP' : 'VENDEDOR', valor, cupom: true }]
}

/**
 * VEN-02 A price that was promised, with the reasons it had when it was; where today's would be another, that is said too. `hoje` is what the
 * same line would cost now, `emVigor` the promotions that still hold.
 */
export function precoMantido(
  gravado: PrecoGravado,
  hoje: Pick<PrecoComposto, 'precoFinal'>,
  emVigor: ReadonlySet<number>,
): PrecoComposto {
  const { promocao, descontoErp, negociacaoId = null } = gravado
  const precoFinal = new Decimal(gravado.valorUnitario)
  const semDescontos = new Decimal(gravado.precoTabela ?? precoFinal)
  const partida = comAcrescimo(semDescontos, descontoErp ?? 0)
  const beneficios = beneficiosGravados(gravado)
  const doVendedor = beneficios.find(({ tipo }) => tipo === 'VENDEDOR')
  const semVendedor = doVendedor
    ? precoFinal.plus(doVendedor.valor)
    : beneficios.length > 0
      ? precoFinal
      : partida
  const referencia = new Decimal(gravado.precoReferencia ?? semVendedor)
  const passos =
    gravado.precoTabela === null
      ? [passo('Preço que veio pronto no orçamento', precoFinal)]
      : passosDoPreco(gravado, beneficios.length)
  const terminou = promocao !== null && !emVigor.has(promocao.id)
  if (terminou)
    passos.push(
      passo(`A promoção ${promocao.nome} terminou; vale o que o orçamento prometeu`, gravado.valorUnitario),
    )
  else if (!precoFinal.equals(hoje.precoFinal))
    passos.push(passo('O preço de hoje é outro; vale o que o orçamento prometeu', gravado.valorUnitario))
  return {
    semDescontos,
    semVendedor,
    referencia: { semDescontos: referencia, semVendedor: referencia },
    precoFinal,
    descontoErp: descontoErp === null ? null : { perc: descontoErp },
    promocao,
    negociacao: negociacaoId === null ? null : { id: negociacaoId },
    beneficios,
    passos,
  }
}
