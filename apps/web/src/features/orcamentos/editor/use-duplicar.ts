import { useDuplicarOrcamento } from '../use-copiar.ts'
import { useEditor } from './contexto.ts'

export function useDuplicar() {
  const { editor } = useEditor()
  const { duplicar } = useDuplicarOrcamento()
  return () => void duplicar(editor.ler().edicao.id)
}
