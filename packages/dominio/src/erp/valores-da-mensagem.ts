import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { type Encargos, somarEncargos } from '../pedidos/totais.ts'
import type { ItemAoErp } from './mensagem.ts'

type LinhaComPreco = {
  qtde: Numerico
  /** Null for what came priced from elsewhere. */
  vlTabela: Numerico | null
  vlUnit: Numerico
  /** Of the ERP, in percent: less than zero is a discount. */
  descontoErp: Numerico | null
  /** Whether a promotion made the price. */
  emPromocao: boolean
  bonificado: boolean
  vlTot: Numerico
  vlCupom: Numerico
}

type Valores = Pick<ItemAoErp, 'vlBruto' | 'descontos' | 'vlMercadoria' | 'vlTot' | 'vlCupom' | 'vlLiquido'>

const CENTAVOS = 2
const emReais = (valor: Numerico) => new Decimal(valor).toFixed(CENTAVOS)
const vezes = (qtde: Numerico, preco: Numerico) => arredondar(multiplicar(qtde, preco), CENTAVOS)

/** VEN-01 The figures of a line: of two discounts only one counts, so what the line costs less than its table is of whoever made the price. */
export function valoresDoItem(linha: LinhaComPreco): Valores {
  const { qtde, vlUnit, bonificado, vlTot, vlCupom } = linha
  const vlMercadoria = vezes(qtde, vlUnit)
  const vlBruto = linha.vlTabela === null ? vlMercadoria : vezes(qtde, linha.vlTabela)
  const percentual = new Decimal(linha.descontoErp ?? 0)
  const acrescimo = percentual.isPositive()
    ? arredondar(vlBruto.times(percentual).dividedBy(100), CENTAVOS)
    : new Decimal(0)
  const dado = vlBruto.plus(acrescimo).minus(vlMercadoria)
  const deQuem = linha.emPromocao ? 'promocao' : percentual.isNegative() ? 'erp' : 'vendedor'
  const parte = (qual: typeof deQuem) => (qual === deQuem ? dado : new Decimal(0))
  return {
    vlBruto: emReais(vlBruto),
    descontos: {
      vendedor: emReais(parte('vendedor')),
      promocao: emReais(parte('promocao')),
      erp: emReais(parte('erp').minus(acrescimo)),
    },
    vlMercadoria: emReais(vlMercadoria),
    vlTot: emReais(vlTot),
    vlCupom: emReais(vlCupom),
    vlLiquido: emReais(bonificado ? 0 : new Decimal(vlTot).minus(vlCupom)),
  }
}

type Documento = Encargos & { vlTot: Numerico }

/** VEN-01 What of the total its parts do not explain. */
export const ajusteDoPedido = (
  itens: readonly Pick<ItemAoErp, 'vlLiquido'>[],
  { vlTot, ...encargos }: Documento,
): string =>
  emReais(
    new Decimal(vlTot).minus(somar(...itens.map(({ vlLiquido }) => vlLiquido), somarEncargos(encargos))),
  )
