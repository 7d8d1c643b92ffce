import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { noLugarDe, ondeHa } from '../nomes.ts'

/** VEN-02 Of what this branch has none of: which others have it, and what may be sold in its place. */
export function QuandoFalta({ produto }: { produto: ProdutoNoEditor }) {
  const filiais = ondeHa(produto)
  const outros = noLugarDe(produto)
  return (
    <>
      {filiais && <small>Há em {filiais}</small>}
      {outros && <small>No lugar: {outros}</small>}
    </>
  )
}
