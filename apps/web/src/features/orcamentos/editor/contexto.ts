import type { RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Editor } from './editor.ts'
import type { EstadoDoEditor } from './estado.ts'
import type { ParteDasDespesas, Precificar } from './precificacao.ts'
import type { Salvamento } from './salvamento.ts'

export type EditorAberto = {
  editor: Editor
  salvamento: Salvamento
  precificar: Precificar
  parteDasDespesas: ParteDasDespesas
  regras: Omit<RegrasDaLinha, 'descontoMaximo'>
  /** Why nothing may be changed; null when it may. */
  soLeitura: string | null
}

export const ContextoDoEditor = createContext<EditorAberto | null>(null)

export function useEditor(): EditorAberto {
  const aberto = useContext(ContextoDoEditor)
  if (!aberto) throw new Error('useEditor needs ContextoDoEditor above it')
  return aberto
}

/** What the selector answers must stay the very same while nothing changed. */
export function useDoEditor<T>(seletor: (estado: EstadoDoEditor) => T): T {
  const { editor } = useEditor()
  const ler = useCallback(() => seletor(editor.ler()), [editor, seletor])
  return useSyncExternalStore(editor.assinar, ler)
}
