import { CloseButton } from '@mantine/core'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import dialogo from './dialogo-da-ficha.module.css'
import estilos from './painel-da-ficha.module.css'

/** Where the page of a record keeps room beside what it shows; null where it has none. */
export const LugarDoPainel = createContext<HTMLElement | null>(null)

export const useLugarDoPainel = () => useContext(LugarDoPainel)

type PainelDaFichaProps = { lugar: HTMLElement; titulo: string; aoFechar: () => void; children: ReactNode }

/** MES-03 Something to fill in beside a record, which can be read and scrolled meanwhile: a dialog that covers nothing. */
export function PainelDaFicha({ lugar, titulo, aoFechar, children }: PainelDaFichaProps) {
  const id = useId()
  // Whole, with the verb at its foot, however far the record was scrolled.
  useEffect(() => {
    lugar.scrollIntoView({ block: 'nearest' })
  }, [lugar])
  function aoTeclar({ key, target, currentTarget }: KeyboardEvent) {
    // A list open over a field closes first, and what was opened elsewhere is none of this one's business.
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.getAttribute('data-mantine-stop-propagation') !== 'true') aoFechar()
  }
  return createPortal(
    <section className={estilos.painel} role="dialog" aria-labelledby={id} onKeyDown={aoTeclar}>
      <div className={estilos.topo}>
        <h2 id={id}>{titulo}</h2>
        <CloseButton onClick={aoFechar} />
      </div>
      <div className={`${dialogo.corpo} ${estilos.corpo}`}>{children}</div>
    </section>,
    lugar,
  )
}
