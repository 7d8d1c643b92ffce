import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAlcaDeCampo } from './alca-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

type Opcoes<T> = PropsDeValor<T> & { vazio: T; paraTexto: (valor: T) => string }

type TextoDeCampo<T> = {
  texto: string
  /** Shows a text and gives out its value, if that changed. */
  mudar: (texto: string, valor: T) => void
  /** The value last given out or taken over. */
  valorDado: () => T
  entrada: RefObject<HTMLInputElement | null>
}

/**
 * Text of a field that is typed and whose value is something else (unmasked, a decimal, an ISO date). The text shown is
 * the field's own, so nothing typed is lost while an owner that stores slowly (the address of the page) catches up.
 */
export function useTextoDeCampo<T>(opcoes: Opcoes<T>): TextoDeCampo<T> {
  const { value, defaultValue, vazio, paraTexto, onChange, ref } = opcoes
  const inicial = value ?? defaultValue ?? vazio
  const [texto, setTexto] = useState(() => paraTexto(inicial))
  const atual = useRef<T>(inicial)
  const emitidos = useRef(new Set<T>())
  const recentes = useRef({ vazio, paraTexto, onChange })

  useLayoutEffect(() => {
    recentes.current = { vazio, paraTexto, onChange }
  })

  const adotar = useCallback((novo: T) => {
    atual.current = novo
    emitidos.current.clear()
    setTexto(recentes.current.paraTexto(novo))
  }, [])

  const doDono = useRef(value)
  useLayoutEffect(() => {
    if (Object.is(doDono.current, value)) return
    doDono.current = value
    const novo = value ?? recentes.current.vazio
    if (Object.is(novo, atual.current)) emitidos.current.clear()
    // An owner that is late sends back what was typed some keys ago: that is an echo, not a new value.
    else if (!emitidos.current.has(novo)) adotar(novo)
  }, [value, adotar])

  const mudar = useCallback((novoTexto: string, valor: T) => {
    setTexto(novoTexto)
    if (Object.is(valor, atual.current)) return
    atual.current = valor
    emitidos.current.add(valor)
    recentes.current.onChange?.(valor)
  }, [])

  const entrada = useAlcaDeCampo<T>(
    ref,
    () => atual.current,
    // Even an equal value replaces the text: a form that is reset takes away what was typed wrong.
    (novo) => adotar(novo ?? recentes.current.vazio),
  )
  const valorDado = useCallback(() => atual.current, [])
  return { texto, mudar, valorDado, entrada }
}
