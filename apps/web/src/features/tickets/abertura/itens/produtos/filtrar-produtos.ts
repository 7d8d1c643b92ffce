import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { semAcentos } from '../../../../../ui/campos/opcao.tsx'

/** NOV-09 Every word of the term in the code, description or brand. */
export function filtrarProdutos(produtos: readonly ProdutoDaNota[], termo: string): readonly ProdutoDaNota[] {
  const palavras = semAcentos(termo).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return produtos
  return produtos.filter(({ idExibicao, descNF, marca }) => {
    const texto = semAcentos(`${idExibicao} ${descNF} ${marca}`)
    return palavras.every((palavra) => texto.includes(palavra))
  })
}
