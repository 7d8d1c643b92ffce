import type { NegocioDemo } from '../filiais/filiais.ts'
import { criarSorteio } from '../sorteio.ts'
import type { ProdutoGerado } from './gerar-produtos.ts'

export type ClasseDoProduto = {
  codigo: string
  classeVenda: 'A' | 'B' | 'C' | null
  anexoObrigatorio: boolean
}

// Glass, and what has a motor or breaks: without a photo nobody knows how it arrived.
const FRAGEIS =
  /\b(vidro|azeite|vinho|cachaça|cerveja de trigo|filtro externo|gaiola|bebedouro automático)\b/i
// What thaws, and what is sold by batch and expiry date: without a photo nobody knows what came back.
export const CATEGORIAS_COM_FOTO: readonly string[] = ['Congelados', 'Medicamentos']
const SEM_CLASSE = 10

/** Sales curve of each product, a tenth still without one, and which need a photo to come back (NOV-11). */
export function classificarProdutos(
  negocio: NegocioDemo,
  produtos: readonly ProdutoGerado[],
): ClasseDoProduto[] {
  const sorteio = criarSorteio(`${negocio}/classes`)
  return produtos.map(({ codigo, categoria, descricaoCompleta }, i) => {
    const sorte = sorteio.inteiro(1, 100)
    const curva = sorte <= 25 ? 'A' : sorte <= 60 ? 'B' : 'C'
    return {
      codigo,
      classeVenda: i % SEM_CLASSE === SEM_CLASSE - 1 ? null : curva,
      anexoObrigatorio: CATEGORIAS_COM_FOTO.includes(categoria) || FRAGEIS.test(descricaoCompleta),
    }
  })
}
