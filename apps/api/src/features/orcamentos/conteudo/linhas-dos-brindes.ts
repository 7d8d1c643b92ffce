import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { chaveDoBrinde } from '@balcao/dominio/orcamentos/mudancas'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { brindes } from '@balcao/dominio/precos/brindes'
import type { Promocao } from '@balcao/dominio/precos/preco'

export type LinhaDeBrinde = LinhaDigitada & { promocaoId: number }

/** VEN-02 What promotions put in for these lines, in the smallest packaging there is. */
export function linhasDosBrindes(
  linhas: readonly LinhaDigitada[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
  promocoesDe = (idProd: number): readonly Promocao[] => produtos.get(idProd)?.precos[0]?.promocoes ?? [],
): LinhaDeBrinde[] {
  const fatorDe = ({ idProd, idEmb }: LinhaDigitada) =>
    produtos.get(idProd)?.embalagens.find(({ id }) => id === idEmb)?.fator_conversao ?? 0
  const comFator = linhas.map((linha) => ({ ...linha, fator: fatorDe(linha) }))
  return brindes(comFator, promocoesDe).flatMap(({ idProd, promocao, unidades }) => {
    const [menor] = produtos.get(idProd)?.embalagens ?? []
    const qtde = menor ? Math.floor(unidades / menor.fator_conversao) : 0
    if (!menor || qtde === 0) return []
    return [
      {
        chave: chaveDoBrinde(promocao.id, idProd),
        idProd,
        idEmb: menor.id,
        qtde,
        desconto: null,
        precoDigitado: null,
        bonificado: true,
        promocaoId: promocao.id,
      },
    ]
  })
}
