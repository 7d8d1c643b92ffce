import type { Numerico } from '@balcao/dominio/formatos/decimal'
import { formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { exibePrecoAnterior } from '@balcao/dominio/produtos/preco'
import { VisuallyHidden } from '@mantine/core'
import estilos from './bloco-de-preco.module.css'

interface BlocoDePrecoProps {
  semDescontos: Numerico
  precoFinal: Numerico
  descontoErp?: { perc: Numerico } | null | undefined
  promocao?: { id: number | string } | null | undefined
  /** money decimals of the business. GER-02 */
  casas: number
}

/** VEN-02 The final value, as it is multiplied, with the old price struck through when there is a reason to show it. GER-18 */
export function BlocoDePreco({ casas, ...preco }: BlocoDePrecoProps) {
  return (
    <div className={estilos.preco}>
      <span className={estilos.rotulo}>{TEXTOS.valorFinal}</span>
      {exibePrecoAnterior(preco) && (
        <span className={estilos.anterior}>
          {/* Screen readers do not tell struck text from the price to pay. */}
          <VisuallyHidden>Preço anterior: </VisuallyHidden>
          <s>{formatarPrecoUnitario(preco.semDescontos, casas)}</s>
        </span>
      )}
      <strong className={estilos.final}>{formatarPrecoUnitario(preco.precoFinal, casas)}</strong>
    </div>
  )
}
