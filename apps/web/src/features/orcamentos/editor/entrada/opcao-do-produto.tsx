import { embalagemPreferida } from '@balcao/dominio/orcamentos/juntar-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { enderecoDaImagem } from '../../../../platform/ambiente.ts'
import { EtiquetaDeEstoque } from '../../../../ui/listas/etiqueta-de-estoque.tsx'
import { ImagemDeProduto } from '../../../../ui/produtos/imagem-de-produto.tsx'
import { nomeDaEmbalagem, saldoDe } from '../nomes.ts'
import estilos from './entrada.module.css'
import { PrecoDoProduto } from './preco-do-produto.tsx'
import { QuandoFalta } from './quando-falta.tsx'

/** GER-12, GER-18, GER-21 A product among others: which, in what it is sold, how much there is, what it costs. */
export function OpcaoDoProduto({ produto }: { produto: ProdutoNoEditor }) {
  const { idExibicao, descricaocompleta, marca, embalagens, precos, idImagem } = produto
  const [preco] = precos
  return (
    <>
      {/* Its description is beside it. */}
      <ImagemDeProduto
        endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
        descricao=""
        lado={36}
      />
      <span className={estilos.codigo}>{idExibicao}</span>
      <span className={estilos.descricao}>
        <span>{descricaocompleta}</span>
        <small>{[marca, ...embalagens.map(nomeDaEmbalagem)].filter(Boolean).join(' · ')}</small>
        <QuandoFalta produto={produto} />
      </span>
      {preco && (
        <span className={estilos.estoque}>
          <EtiquetaDeEstoque nivel={preco.nivel} />
          <small>{saldoDe(produto)}</small>
        </span>
      )}
      <PrecoDoProduto produto={produto} embalagem={embalagemPreferida(produto, [])} />
    </>
  )
}
