import { MENSAGENS } from '@balcao/dominio/mensagens'
import { type RefObject, useLayoutEffect } from 'react'
import { useProblema } from './use-problema.ts'

// The kit's name: a dialog around leaves Esc to whoever has it.
const FICA_COM_ESC = 'data-mantine-stop-propagation'

/** GER-09 What was typed into a picker and names nothing: it stays, says so when it is left, and its form is not sent without it. */
export function useTextoSemEscolha(sobra: boolean, entrada: RefObject<HTMLInputElement | null>) {
  const problema = useProblema(sobra ? MENSAGENS.escolhaUmaOpcao : null, { preenchido: false })
  // After each drawing: the kit takes it away with its menu.
  useLayoutEffect(() => {
    const campo = entrada.current
    if (!sobra || !campo) return
    campo.setAttribute(FICA_COM_ESC, 'true')
    return () => {
      if (campo.getAttribute('aria-expanded') !== 'true') campo.removeAttribute(FICA_COM_ESC)
    }
  })
  return problema
}
