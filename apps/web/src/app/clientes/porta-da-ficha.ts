import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'

/** The way out of a record, where whoever leaves may be asked something first (CLI-08). */
export type PortaDaFicha = {
  /** Whether they are asked: the open record says it. */
  pergunta: RefObject<boolean>
  /** Somebody on the way out, who waits for the answer. */
  saindo: { sair: () => void; ficar: () => void } | null
}

export function usePortaDaPagina(): PortaDaFicha {
  const pergunta = useRef(false)
  const { status, proceed, reset } = useBlocker({
    // Another section is still the same record.
    shouldBlockFn: ({ current, next }) => pergunta.current && current.pathname !== next.pathname,
    // Closing the tab can't be answered by registering anything.
    enableBeforeUnload: false,
    withResolver: true,
  })
  return { pergunta, saindo: status === 'blocked' ? { sair: proceed, ficar: reset } : null }
}

export function usePortaDoDialogo(aoFechar: () => void): { porta: PortaDaFicha; tentarFechar: () => void } {
  const pergunta = useRef(false)
  const [fechando, setFechando] = useState(false)
  const ficar = () => setFechando(false)
  const sair = () => {
    ficar()
    aoFechar()
  }
  return {
    porta: { pergunta, saindo: fechando ? { sair, ficar } : null },
    tentarFechar: () => (pergunta.current ? setFechando(true) : aoFechar()),
  }
}
