import type { CabecalhoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { useCallback } from 'react'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { Campo, EstadoDoEditor } from '../estado.ts'
import { recusaDoCampo } from '../gravar.ts'

/** One field of the header: its value, how it changes, and why it was refused. */
export function useCampo<C extends Campo>(campo: C) {
  const { editor, soLeitura } = useEditor()
  const value = useDoEditor(
    useCallback(
      ({ conteudo }: EstadoDoEditor): CabecalhoDoOrcamento[C] => conteudo.cabecalho[campo],
      [campo],
    ),
  )
  const error = useDoEditor(useCallback((estado: EstadoDoEditor) => recusaDoCampo(estado, campo), [campo]))
  return {
    value,
    error,
    readOnly: soLeitura !== null,
    mudar: (valor: CabecalhoDoOrcamento[C]) => editor.mudarCabecalho({ [campo]: valor }),
  }
}
