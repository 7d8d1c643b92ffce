import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type AlcaDeCampo, type Focavel, useAlcaDeCampo } from './alca-de-campo.ts'

export type PropsDeValor<T> = {
  /** Given (null is empty): the owner keeps the value. Absent: the field keeps it. */
  value?: T | null | undefined
  defaultValue?: T | null | undefined
  onChange?: ((valor: T) => void) | undefined
  ref?: Ref<AlcaDeCampo<T>> | undefined
}

type ValorDeCampo<T, E> = {
  valor: T
  definir: (valor: T) => void
  entrada: RefObject<E | null>
}

/** Value of a field that is chosen, not typed: kept by the owner, by a `Controller`, or by itself under `register`. */
export function useValorDeCampo<T, E extends Focavel = HTMLInputElement>(
  props: PropsDeValor<T> & { vazio: T },
): ValorDeCampo<T, E> {
  const { value, defaultValue, onChange, ref, vazio } = props
  const [interno, setInterno] = useState<T>(value ?? defaultValue ?? vazio)
  const valor = value === undefined ? interno : (value ?? vazio)
  const atual = useRef(valor)
  const recentes = useRef({ onChange, vazio })

  useLayoutEffect(() => {
    atual.current = valor
    recentes.current = { onChange, vazio }
  })
  // A value the owner takes away (a form that is reset) must not come back from here.
  const tinhaDono = useRef(value !== undefined)
  useLayoutEffect(() => {
    if (value !== undefined || tinhaDono.current) setInterno(value ?? recentes.current.vazio)
    tinhaDono.current = value !== undefined
  }, [value])

  const definir = useCallback((novo: T) => {
    atual.current = novo
    setInterno(novo)
    recentes.current.onChange?.(novo)
  }, [])
  const entrada = useAlcaDeCampo<T, E>(
    ref,
    () => atual.current,
    (novo) => {
      atual.current = novo ?? recentes.current.vazio
      setInterno(atual.current)
    },
  )
  return { valor, definir, entrada }
}
