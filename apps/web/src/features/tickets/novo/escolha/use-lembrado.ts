import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { TicketNovo } from '../estado.ts'

// By the chosen customer itself: another choice, or another ticket, begins anew and this one is forgotten.
const memorias = new WeakMap<object, Map<string, unknown>>()

function memoriaDe(cliente: object): Map<string, unknown> {
  const memoria = memorias.get(cliente) ?? new Map<string, unknown>()
  memorias.set(cliente, memoria)
  return memoria
}

/** State of a step that is there again when one comes back to it: a search, an open invoice, a half-filled card. */
export function useLembrado<T>(
  { cliente, filial, passo }: TicketNovo,
  nome: string,
  inicial: T,
): [T, Dispatch<SetStateAction<T>>] {
  const chave = `${passo}/${filial?.idFil}/${nome}`
  const [valor, setValor] = useState<T>(() => {
    const memoria = cliente && memoriaDe(cliente)
    return memoria?.has(chave) ? (memoria.get(chave) as T) : inicial
  })
  useEffect(() => {
    if (cliente) memoriaDe(cliente).set(chave, valor)
  }, [cliente, chave, valor])
  return [valor, setValor]
}
