import { useLayoutEffect, useRef } from 'react'

/** What Esc brings back, though its text was erased meanwhile; who leaves the field empty has let go of it. */
export function useUltimaEscolha<V>(valor: V | null) {
  const ultima = useRef(valor)
  useLayoutEffect(() => {
    if (valor !== null) ultima.current = valor
  })
  return {
    ler: () => ultima.current,
    aoSair() {
      ultima.current = valor
    },
  }
}
