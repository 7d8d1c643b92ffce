import { MENSAGENS } from '@balcao/dominio/mensagens'
import { menorQuantidade } from '@balcao/dominio/orcamentos/juntar-linha'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { comporPreco } from '@balcao/dominio/precos/preco'
import { BlocoDePrecoDaFilial } from '../../../../platform/campos-da-filial.tsx'

type PrecoDoProdutoProps = { produto: ProdutoNoEditor; embalagem: EmbalagemDoProduto | null }

/** GER-18 Of one package, as it would be sold today. */
export function PrecoDoProduto({ produto, embalagem }: PrecoDoProdutoProps) {
  const [base] = produto.precos
  if (!embalagem || !base || base.valor === null) return <small>{MENSAGENS.produtoIndisponivel}</small>
  const { semDescontos, precoFinal, descontoErp, promocao } = comporPreco(
    { ...base, valor: base.valor },
    {
      qtde: menorQuantidade(embalagem),
      fator: embalagem.fator_conversao,
      embalagem: embalagem.unidade,
      desconto: null,
      precoDigitado: null,
    },
  )
  return <BlocoDePrecoDaFilial {...{ semDescontos, precoFinal, descontoErp, promocao }} />
}
