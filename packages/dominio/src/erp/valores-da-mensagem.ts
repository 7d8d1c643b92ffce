import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { type Encargos, somarEncargos } from '../pedidos/totais.ts'
import type { BeneficioAplicado } from '../precos/preco.ts'
import type { ItemAoErp } from './mensagem.ts'

type LinhaComPreco = {
  qtde: Numerico
  /** Null for what came priced from elsewhere. */
  vlTabela: Numerico | null
  vlUnit: Numerico
  /** Of the ERP, in percent: less than zero is a discount. */
  descontoErp: Numerico | null
  /** What made the price. */
  beneficios: readonly Pick<BeneficioAplicado, 'tipo' | 'valor'>[]
  bonificado: boolean
  vlTot: Numerico
  vlCupom: Numerico
}

type Valores = Pick<ItemAoErp, 'vlBruto' | 'descontos' | 'vlMercadoria' | 'vlTot' | 'vlCupom' | 'vlLiquido'>

const CENTAVOS = 2
const emReais = (valor: Numerico) => new Decimal(valor).toFixed(CENTAVOS)
const vezes = (qtde: Numerico, preco: Numerico) => arredondar(multiplicar(qtde, preco), CENTAVOS)

/** VEN-01 The figures of a line: what it costs less than its table is of whoever made the price, and what nobody else did, of whoever sells. */
export function valoresDoItem(linha: LinhaComPreco): Valores {
  const { qtde, vlUnit, bonificado, vlTot, vlCupom } = linha
  const vlMercadoria = vezes(qtde, vlUnit)
  const vlBruto = linha.vlTabela === null ? vlMercadoria : vezes(qtde, linha.vlTabela)
  const percentual = new Decimal(linha.descontoErp ?? 0)
  const acrescimo = percentual.isPositive()
    ? arredondar(vlBruto.times(percentual).dividedBy(100), CENTAVOS)
    : new Decimal(0)
  const dado = vlBruto.plus(acrescimo).minus(vlMercadoria)
  const parte = (qual: BeneficioAplicado['tipo']) =>
    vezes(qtde, somar(...linha.beneficios.filter(({ tipo }) => tipo === qual).map(({ valor }) => valor)))
  const [promocao, erp] = [parte('CAMPANHA'), parte('ERP')]
  return {
    vlBruto: emReais(vlBruto),
    descontos: {
      vendedor: emReais(dado.minus(promocao).minus(erp)),
      promocao: emReais(promocao),
      erp: emReais(erp.minus(acrescimo)),
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
