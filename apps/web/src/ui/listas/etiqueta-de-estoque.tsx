import { NIVEIS_DE_ESTOQUE, type NivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import { Etiqueta } from './etiqueta.tsx'

const SEM_ESTOQUE = 'INDISPONÍVEL NO MOMENTO'

/** Stock level 1 to 3 with its colour and its words. GER-21 */
export function EtiquetaDeEstoque({ nivel }: { nivel: NivelDeEstoque }) {
  const definicao = NIVEIS_DE_ESTOQUE.find((outra) => outra.nivel === nivel)
  if (!definicao) return null
  return <Etiqueta tom={definicao.tom}>{nivel === 3 ? SEM_ESTOQUE : definicao.label}</Etiqueta>
}
