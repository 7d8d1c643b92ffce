import { type Decimal, somar } from '@balcao/dominio/formatos/decimal'
import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'

export type ItensDaFilial = {
  filial: ItemDoDocumento['filial']
  itens: ItemDoDocumento[]
  total: Decimal
}

/** CLI-07 The items by the branch that serves them, in the order they came. */
export function itensPorFilial(itens: readonly ItemDoDocumento[]): ItensDaFilial[] {
  const grupos = Map.groupBy(itens, ({ filial }) => filial.id)
  return [...grupos.values()].flatMap((doGrupo) => {
    const [primeiro] = doGrupo
    if (!primeiro) return []
    return [{ filial: primeiro.filial, itens: doGrupo, total: somar(...doGrupo.map(({ vlTot }) => vlTot)) }]
  })
}
