import { useMemo, useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { avisarInfo } from '../../../ui/retorno/toasts.ts'
import { useEditor } from './contexto.ts'
import type { AcoesNaLinha } from './grade/acoes.ts'

/** What is done with one line, by key or by menu. */
export function useAcoesNaLinha() {
  const { editor } = useEditor()
  const [explicada, setExplicada] = useState<string | null>(null)
  const [comHistorico, setComHistorico] = useState<string | null>(null)
  const [emFalta, setEmFalta] = useState<string | null>(null)
  const [pedida, setPedida] = useState<string | null>(null)
  const pedePreco = useSessao().pode('NEGOCIACAO_PEDIR')
  const acoes = useMemo<AcoesNaLinha>(
    () => ({
      explicar: setExplicada,
      verHistorico: setComHistorico,
      verOndeHa: setEmFalta,
      remover(chave) {
        const { linhas, produtos } = editor.ler()
        const nome = produtos.get(linhas.get(chave)?.idProd ?? 0)?.descricaocompleta ?? 'Item'
        const desfazer = editor.remover(chave)
        avisarInfo(`${nome} saiu do orçamento.`, { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } })
      },
      alternarBonificacao(chave) {
        const linha = editor.ler().linhas.get(chave)
        if (linha) editor.mudarLinha(chave, { bonificado: !linha.bonificado })
      },
      pedirPreco: pedePreco ? setPedida : null,
    }),
    [editor, pedePreco],
  )
  return {
    ...{ acoes, explicada, comHistorico, emFalta, pedida },
    ...{ setExplicada, setComHistorico, setEmFalta, setPedida },
  }
}
