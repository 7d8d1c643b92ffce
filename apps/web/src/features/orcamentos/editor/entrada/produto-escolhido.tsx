import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { EtiquetaDeEstoque } from '../../../../ui/listas/etiqueta-de-estoque.tsx'
import { nomeDaEmbalagem, saldoDe } from '../nomes.ts'
import estilos from './entrada.module.css'
import { PrecoDoProduto } from './preco-do-produto.tsx'
import { QuandoFalta } from './quando-falta.tsx'

type ProdutoEscolhidoProps = {
  texto: string
  /** Null while it is being looked up. */
  produto: ProdutoNoEditor | null
  embalagem: EmbalagemDoProduto | null
}

/** What is about to be added, beside the quantity that is being typed. */
export function ProdutoEscolhido({ texto, produto, embalagem }: ProdutoEscolhidoProps) {
  if (!produto)
    return (
      <p role="status" className={estilos.escolhido}>
        Procurando {texto}…
      </p>
    )
  const [preco] = produto.precos
  return (
    <div role="status" className={estilos.escolhido}>
      <span className={estilos.codigo}>{produto.idExibicao}</span>
      <strong>{produto.descricaocompleta}</strong>
      {embalagem && <span>{nomeDaEmbalagem(embalagem)}</span>}
      {preco && <EtiquetaDeEstoque nivel={preco.nivel} />}
      {preco && <small>{saldoDe(produto)} em estoque</small>}
      {preco && preco.qtdCotada > 0 && (
        <small>
          {formatarNumero(preco.qtdCotada)} {produto.und} em outros orçamentos
        </small>
      )}
      <QuandoFalta produto={produto} />
      <PrecoDoProduto produto={produto} embalagem={embalagem} />
    </div>
  )
}
