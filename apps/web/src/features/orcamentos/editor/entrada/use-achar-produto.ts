import { pesquisarProdutosDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { pesquisaPor } from '../../../../platform/pesquisa.ts'
import { usePesquisaAssincrona } from '../../../../ui/campos/use-pesquisa-assincrona.ts'
import { useEditor } from '../contexto.ts'

const ehDoCodigo = (codigo: string) => (produto: ProdutoNoEditor) =>
  produto.idExibicao === codigo || produto.codigo_barras === codigo

/** VEN-02, GER-12 Products of this quote: at once what is known, by words after the pause. */
export function useAcharProduto() {
  const { editor } = useEditor()
  const { id } = editor.ler().edicao
  const { estado, pesquisar, parar } = usePesquisaAssincrona<ProdutoNoEditor>((q, signal) =>
    pesquisaPor(pesquisarProdutosDoOrcamento, {}, { id })(q, signal).then(({ itens }) => itens),
  )
  const conhecido = (codigo: string): ProdutoNoEditor | null =>
    [...editor.ler().produtos.values(), ...(estado.fase === 'pronta' ? estado.opcoes : [])].find(
      ehDoCodigo(codigo),
    ) ?? null
  return { estado, pesquisar, parar, conhecido }
}
