import { useEffect, useRef, useState } from 'react'

type Problema = { visivel: string | null; aoSair: () => void }

/**
 * When to tell what is wrong with a text: not while it is being typed for the first time, at once for a value that came
 * with the form. `urgente` is a text that no further key can mend.
 */
export function useProblema(
  problema: string | null,
  { preenchido, urgente = false }: { preenchido: boolean; urgente?: boolean },
  onProblema?: ((mensagem: string | null) => void) | undefined,
): Problema {
  const [saiu, setSaiu] = useState(preenchido)
  const avisado = useRef<string | null>(null)
  useEffect(() => {
    if (avisado.current === problema) return
    avisado.current = problema
    onProblema?.(problema)
  }, [problema, onProblema])
  return { visivel: saiu || urgente ? problema : null, aoSair: () => setSaiu(true) }
}
