import { useCallback, useLayoutEffect, useRef } from 'react'
import type { PropsDoPasso } from '../pedido/passo.ts'
import type { Lembrado } from '../pedido/ticket-novo.ts'

type Acao<T> = T | ((atual: T) => T)
type Definir<T> = (acao: Acao<T>) => void

/** State of a step that is there again when one comes back to it, from another step or after a reload. */
export function useLembrado<N extends keyof Lembrado>(
  { novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>,
  nome: N,
  inicial: Lembrado[N],
): [Lembrado[N], Definir<Lembrado[N]>] {
  const chave = `${novo.passo}/${novo.filial?.idFil}`
  const primeiro = useRef(inicial)
  useLayoutEffect(() => {
    primeiro.current = inicial
  })
  const definir = useCallback<Definir<Lembrado[N]>>(
    (acao) =>
      mudar((atual) => {
        const doPasso = atual.lembrados[chave] ?? {}
        // Absent is what was never touched; null is a choice.
        const antes = nome in doPasso ? (doPasso[nome] as Lembrado[N]) : primeiro.current
        const valor = acao instanceof Function ? acao(antes) : acao
        return { ...atual, lembrados: { ...atual.lembrados, [chave]: { ...doPasso, [nome]: valor } } }
      }),
    [mudar, chave, nome],
  )
  const doPasso = novo.lembrados[chave] ?? {}
  return [nome in doPasso ? (doPasso[nome] as Lembrado[N]) : inicial, definir]
}
