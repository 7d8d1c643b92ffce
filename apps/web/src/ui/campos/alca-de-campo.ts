import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react'

/**
 * What a field hands to the form through its ref. The form reads and writes `value` (the value given out, not the text
 * shown), and moves the focus here when the field is refused.
 */
export type AlcaDeCampo<T> = {
  value: T
  readonly type: 'text'
  focus: () => void
  select: () => void
}

/** What receives the focus: an input, or the first field of a group. */
export type Focavel = Pick<HTMLInputElement, 'focus' | 'select'>

/** Builds the handle once: a handle that changes at every render would be registered again and again. */
export function useAlcaDeCampo<T, E extends Focavel = HTMLInputElement>(
  ref: Ref<AlcaDeCampo<T>> | undefined,
  ler: () => T,
  escrever: (valor: T) => void,
): RefObject<E | null> {
  const entrada = useRef<E>(null)
  const [alca] = useState<AlcaDeCampo<T>>(() => ({
    get value() {
      return ler()
    },
    set value(valor) {
      escrever(valor)
    },
    type: 'text',
    focus: () => entrada.current?.focus(),
    select: () => entrada.current?.select(),
  }))
  useImperativeHandle(ref, () => alca, [alca])
  return entrada
}
