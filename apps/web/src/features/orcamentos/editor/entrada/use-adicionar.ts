import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  embalagemPelaLetra,
  embalagemPreferida,
  menorQuantidade,
} from '@balcao/dominio/orcamentos/juntar-linha'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { problemaDaQuantidade } from '@balcao/dominio/produtos/quantidade'
import { useParametro } from '../../../../platform/parametros.ts'
import { avisarInfo } from '../../../../ui/retorno/toasts.ts'
import { useEditor } from '../contexto.ts'
import { useFoco } from '../foco.ts'
import type { Pedido } from './fila.ts'

type Recusa = { produto?: string; qtde?: string }

/** VEN-02 Puts a product in; answers why not, or null. What was there adds up, says so, and can be taken back. */
export function useAdicionar() {
  const { editor, regras } = useEditor()
  const { mostrarLinha } = useFoco()
  const maximo = useParametro('orcamentoMaximoItens')
  return (
    produto: ProdutoNoEditor,
    embalagem: EmbalagemDoProduto | null,
    qtde: number | null,
  ): Recusa | null => {
    if (!embalagem || (produto.precos[0]?.valor ?? null) === null)
      return { produto: MENSAGENS.produtoIndisponivel }
    const longa = qtde !== null && String(Math.trunc(qtde)).length > regras.tamanhoQuantidadeOrcamento
    if (qtde === null || longa) return { qtde: MENSAGENS.quantidadeInvalida }
    const { itens } = editor.ler().conteudo
    const esta = itens.some(({ idProd, idEmb }) => idProd === produto.id && idEmb === embalagem.id)
    if (!esta && itens.length >= maximo) return { produto: MENSAGENS.itensMaximo(maximo) }
    const problema = problemaDaQuantidade(qtde, embalagem)
    if (problema) return { qtde: problema }
    const { linha, anterior, desfazer } = editor.juntar(produto, { idEmb: embalagem.id, qtde })
    mostrarLinha(linha.chave)
    if (anterior)
      avisarInfo(
        `${produto.descricaocompleta} já estava no orçamento: agora são ${formatarNumero(linha.qtde)} ${embalagem.unidade}.`,
        { assunto: 'linha somada', acao: { rotulo: 'Desfazer', aoAcionar: desfazer } },
      )
    return null
  }
}

/** VEN-02 The same, of what was typed: in the packaging that was said, and as little of it as may be asked for where no quantity was. */
export function usePorNoOrcamento() {
  const { editor } = useEditor()
  const adicionar = useAdicionar()
  return (produto: ProdutoNoEditor, { qtde, unidade, idEmb }: Pedido): string | null => {
    const apontada = produto.embalagens.find(({ id }) => id === idEmb)
    const dita = unidade === null ? null : embalagemPelaLetra(produto, unidade)
    if (unidade !== null && !dita) return `Não se vende em "${unidade}"`
    const embalagem = dita ?? apontada ?? embalagemPreferida(produto, editor.ler().conteudo.itens)
    const recusa = adicionar(produto, embalagem, qtde ?? (embalagem && menorQuantidade(embalagem)))
    return recusa && (recusa.produto ?? recusa.qtde ?? '')
  }
}
