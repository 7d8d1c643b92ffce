import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { comParteDasDespesas } from '@balcao/dominio/orcamentos/precificar'
import { avisoDoDesconto, type ProblemasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import { useCallback, useMemo } from 'react'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { problemasNaTela } from '../gravar.ts'

/** One line, with its price and what is wrong with it: drawn again only when one of them changed. */
export function useLinha(chave: string) {
  const { editor, precificar, regras } = useEditor()
  const linha = useDoEditor(useCallback(({ linhas }: EstadoDoEditor) => linhas.get(chave), [chave]))
  const produto = useDoEditor(
    useCallback(({ produtos }: EstadoDoEditor) => produtos.get(linha?.idProd ?? 0), [linha?.idProd]),
  )
  const operacao = useDoEditor(operacaoDe)
  const recusa = useDoEditor(
    useCallback(({ recusasDasLinhas }: EstadoDoEditor) => recusasDasLinhas.get(chave), [chave]),
  )
  const comFrete = useComDespesas(chave)
  const precificada = linha ? comFrete(precificar(linha, produto, operacao), produto) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal, the product and the operation are read from the editor
  const problemas = useMemo(
    () => (linha ? problemasNaTela(editor.ler(), linha, regras, precificar) : {}),
    [editor, linha, regras, precificar, produto, operacao, recusa],
  )
  return { linha, produto, precificada, problemas, avisos: useAvisos(linha, precificada) }
}

/** VEN-02 What the line gives beyond the limits, where nobody let it be: it is saved, and told where it is mended. */
function useAvisos(linha: LinhaDigitada | undefined, precificada: LinhaPrecificada | null): ProblemasDaLinha {
  const { regras } = useEditor()
  const descontoMaximo = useDoEditor(descontoMaximoDe)
  const excessos = useDoEditor(excessosDe)
  if (!linha) return {}
  const dado = avisoDoDesconto(linha, precificada, { ...regras, descontoMaximo })
  const doDesconto = dado && !excessos.some(({ chave, aprovadoPor }) => chave === linha.chave && aprovadoPor)
  const daBonificacao =
    linha.bonificado && excessos.find(({ tipo, aprovadoPor }) => tipo === 'BONIFICACAO' && !aprovadoPor)
  return {
    ...(doDesconto && { [dado.campo]: dado.texto }),
    ...(daBonificacao && { bonificado: daBonificacao.texto }),
  }
}

const descontoMaximoDe = ({ edicao }: EstadoDoEditor) => edicao.descontoMaximo
const excessosDe = ({ excessos }: EstadoDoEditor) => excessos
const operacaoDe = ({ edicao }: EstadoDoEditor) => edicao.operacao

/** The taxes that a line has once its part of the freight is in their bases. */
export function useComDespesas(chave: string) {
  const { parteDasDespesas } = useEditor()
  const operacao = useDoEditor(operacaoDe)
  const parte = useDoEditor(
    useCallback((estado: EstadoDoEditor) => parteDasDespesas(estado, chave), [parteDasDespesas, chave]),
  )
  return (precificada: LinhaPrecificada | null, produto: ProdutoNoEditor | undefined) =>
    comParteDasDespesas(precificada, parte, produto, operacao)
}
