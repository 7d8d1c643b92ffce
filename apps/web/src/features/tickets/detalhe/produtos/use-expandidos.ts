import { useState } from 'react'
import { useImprimindo } from '../../../../ui/listas/use-imprimindo.ts'

/** Which of these are open; on paper, which nobody can open, all. */
export function useExpandidos(itens: readonly { id: number }[]) {
  const imprimindo = useImprimindo()
  const [abertos, setAbertos] = useState<ReadonlySet<number>>(new Set())
  const todos = itens.every(({ id }) => abertos.has(id))
  return {
    expandido: (id: number) => imprimindo || abertos.has(id),
    todos,
    alternar: (id: number) =>
      setAbertos((antes) => {
        const depois = new Set(antes)
        if (!depois.delete(id)) depois.add(id)
        return depois
      }),
    alternarTodos: () => setAbertos(new Set(todos ? [] : itens.map(({ id }) => id))),
  }
}
