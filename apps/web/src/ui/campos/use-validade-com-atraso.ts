import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { useEffect, useState } from 'react'

/** GER-04: validity of a form, told when it has been the same for a moment: a button must not blink at every key. */
export function useValidadeComAtraso(valido: boolean, atraso: number = DEBOUNCE_MS.validacao): boolean {
  const [assentado, setAssentado] = useState(valido)
  useEffect(() => {
    if (valido === assentado) return
    const espera = setTimeout(() => setAssentado(valido), atraso)
    return () => clearTimeout(espera)
  }, [valido, assentado, atraso])
  return assentado
}
