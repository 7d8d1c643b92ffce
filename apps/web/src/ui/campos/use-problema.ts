import { useState } from 'react'
import { RECUSADO, useRecusa } from './recusados.ts'

type Problema = {
  visivel: string | null
  aoSair: () => void
  /** It is being typed anew. */
  calar: () => void
  /** For the input: its form finds it by this, and asks it to speak up. */
  marca: { [RECUSADO]: true | undefined; onInvalid: () => void }
}

type Quando = {
  preenchido: boolean
  /** No further key can mend it. */
  urgente?: boolean
  /** False of a text that has a value, which the form is given and may refuse in its own words. */
  semValor?: boolean
}

/**
 * When to tell what is wrong with a text: not while it is being typed for the first time, at once for a value that came
 * with the form, and when the form is sent, which it stops (GER-09).
 */
export function useProblema(
  problema: string | null,
  { preenchido, urgente = false, semValor = true }: Quando,
): Problema {
  const [saiu, setSaiu] = useState(preenchido)
  const dizer = () => setSaiu(true)
  const recusado = problema !== null && semValor
  useRecusa(recusado)
  return {
    visivel: saiu || urgente ? problema : null,
    aoSair: dizer,
    calar: () => setSaiu(false),
    marca: { [RECUSADO]: recusado || undefined, onInvalid: dizer },
  }
}
