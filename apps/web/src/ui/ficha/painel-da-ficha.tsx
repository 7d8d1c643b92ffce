import { CloseButton } from '@mantine/core'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import dialogo from './dialogo-da-ficha.module.css'
import estilos from './painel-da-ficha.module.css'

/** Where the page of a record keeps room: beside what it shows, and over it. */
type LugaresDaFicha = { painel: HTMLElement | null; evidencia: HTMLElement | null }

/** Null outside of such a page. */
export const ContextoDosLugares = createContext<LugaresDaFicha | null>(null)

export const useLugaresDaFicha = () => useContext(ContextoDosLugares)

type PainelDaFichaProps = {
  lugar: HTMLElement
  titulo: string
  aoFechar: () => void
  /** Nothing in it asks for the keyboard: it comes to its title, and goes back to where it was. */
  focar?: boolean
  children: ReactNode
}

/** MES-03 Something to fill in or to look at in a part of a record's page, which goes on around it: a dialog without a veil. */
export function PainelDaFicha({ lugar, titulo, aoFechar, focar = false, children }: PainelDaFichaProps) {
  const id = useId()
  const nome = useRef<HTMLHeadingElement>(null)
  // Whole, with the verb at its foot, however far the record was scrolled.
  useEffect(() => {
    lugar.scrollIntoView({ block: 'nearest' })
  }, [lugar])
  useEffect(() => {
    if (!focar) return
    const antes = document.activeElement
    nome.current?.focus({ preventScroll: true })
    return () => {
      if (antes instanceof HTMLElement) antes.focus({ preventScroll: true })
    }
  }, [focar])
  function aoTeclar({ key, target, currentTarget }: KeyboardEvent) {
    // A list open over a field closes first, and what was opened elsewhere is none of this one's business.
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.getAttribute('data-mantine-stop-propagation') !== 'true') aoFechar()
  }
  return createPortal(
    <section className={estilos.painel} role="dialog" aria-labelledby={id} onKeyDown={aoTeclar}>
      <div className={estilos.topo}>
        <h2 ref={nome} id={id} tabIndex={focar ? -1 : undefined}>
          {titulo}
        </h2>
        <CloseButton onClick={aoFechar} />
      </div>
      <div className={`${dialogo.corpo} ${estilos.corpo}`}>{children}</div>
    </section>,
    lugar,
  )
}
