import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { exibePrecoAnterior } from '@balcao/dominio/produtos/preco'
import { VisuallyHidden } from '@mantine/core'
import { IconDiscount2, IconGift } from '@tabler/icons-react'
import { useFormatoDePrecoUnitario } from '../platform/dinheiro.ts'
import { CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { Etiqueta } from '../ui/listas/etiqueta.tsx'
import estilos from './itens.module.css'

type DoItem = { item: ItemDoDocumento }

/** GER-18 Struck through over the price that holds. */
export function PrecoAnterior({ item: { motivo, vlUnit } }: DoItem) {
  const unitario = useFormatoDePrecoUnitario()
  const { semDescontos, descontoErp, promocao } = motivo
  if (
    semDescontos === null ||
    !exibePrecoAnterior({ semDescontos, precoFinal: vlUnit, descontoErp, promocao })
  )
    return null
  return (
    <span className={estilos.anterior}>
      {/* Screen readers do not tell struck text from the price to pay. */}
      <VisuallyHidden>Preço anterior: </VisuallyHidden>
      <s>{unitario(semDescontos)}</s>
    </span>
  )
}

/** In few words; the steps say the rest. */
function razoes({ motivo, bonificado }: ItemDoDocumento): string[] {
  const { promocao, digitado, descontoVendedor, descontoErp } = motivo
  if (bonificado) return []
  return [
    ...(promocao ? [`Promoção ${promocao.nome}`] : []),
    ...(digitado ? ['Preço digitado'] : []),
    ...(descontoVendedor && !digitado && !promocao
      ? [`Desconto de ${formatarNumero(descontoVendedor)}%`]
      : []),
    ...(descontoErp && descontoErp.perc !== 0
      ? [
          `${descontoErp.perc < 0 ? 'Desconto' : 'Acréscimo'} do ERP de ${formatarNumero(Math.abs(descontoErp.perc))}%`,
        ]
      : []),
  ]
}

/** DOC-02, VEN-02 Why this price: what made it, and each step of how it came about. */
export function MotivoDoPreco({ item }: DoItem) {
  const unitario = useFormatoDePrecoUnitario()
  const { bonificado, motivo } = item
  const nomes = razoes(item)
  return (
    <>
      {(bonificado || nomes.length > 0) && (
        <div className={estilos.motivos}>
          {bonificado && (
            <Etiqueta tom="roxo" icone={<IconGift size={12} aria-hidden />}>
              {motivo.promocao ? `Brinde: ${motivo.promocao.nome}` : 'Bonificação'}
            </Etiqueta>
          )}
          {nomes.map((nome) => (
            <Etiqueta key={nome} icone={<IconDiscount2 size={12} aria-hidden />}>
              {nome}
            </Etiqueta>
          ))}
        </div>
      )}
      {motivo.passos.length > 1 && (
        <details className={estilos.passos}>
          <summary aria-label={`De onde vem o preço de ${item.descNF}`}>De onde vem este preço</summary>
          <CamposDaFicha
            forma="soma"
            campos={motivo.passos.map(({ texto, valor }) => ({ nome: texto, valor: unitario(valor) }))}
          />
        </details>
      )}
    </>
  )
}
