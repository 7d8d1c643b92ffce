import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { useEffect, useEffectEvent, useState } from 'react'

type Estado<T> = {
  digitado: T
  /** Text of the owner's value that was last taken over. */
  base: string
  /** Text of what was given out and not yet heard back. */
  enviado: string | null
  pendente: boolean
}

/**
 * What is being typed, given out when the typing pauses. A value that comes from elsewhere takes its place, but not the
 * echo of what was just given out: more may have been typed since.
 */
export function useValorAdiado<T>(
  valor: T,
  emTexto: (valor: T) => string,
  aoParar: (valor: T) => void,
): { digitado: T; definir: (valor: T) => void; concluir: () => void } {
  const texto = emTexto(valor)
  const [estado, setEstado] = useState<Estado<T>>({
    digitado: valor,
    base: texto,
    enviado: null,
    pendente: false,
  })
  const { digitado, base, enviado, pendente } = estado
  if (texto !== base)
    setEstado(
      texto === enviado
        ? { ...estado, base: texto, enviado: null }
        : { digitado: valor, base: texto, enviado: null, pendente: false },
    )

  function concluir() {
    if (!pendente) return
    setEstado((atual) => ({ ...atual, enviado: emTexto(digitado), pendente: false }))
    aoParar(digitado)
  }
  const aoEsperar = useEffectEvent(concluir)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key begins the wait again
  useEffect(() => {
    if (!pendente) return
    const espera = setTimeout(() => aoEsperar(), DEBOUNCE_MS.pesquisa)
    return () => clearTimeout(espera)
  }, [digitado, pendente])

  return {
    digitado,
    definir: (novo) => setEstado((atual) => ({ ...atual, digitado: novo, pendente: true })),
    concluir,
  }
}
