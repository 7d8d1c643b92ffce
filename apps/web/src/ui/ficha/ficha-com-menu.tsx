import type { ReactNode } from 'react'
import estilos from './ficha-com-menu.module.css'

type FichaComMenuProps = {
  cabecalho: ReactNode
  menu: ReactNode
  /** The context, beside the section; under it where there is no room. */
  lado: ReactNode
  rotuloDoLado: string
  /** The open section. */
  children: ReactNode
}

/** A record of many sections, of which one is open: as a page or inside a dialog, by the room that it has. */
export function FichaComMenu({ cabecalho, menu, lado, rotuloDoLado, children }: FichaComMenuProps) {
  return (
    <div className={estilos.ficha}>
      {cabecalho}
      <div className={estilos.colunas} data-com-lado={lado ? true : undefined}>
        <div className={estilos.menu}>{menu}</div>
        <div className={estilos.secao}>{children}</div>
        {lado && (
          <aside className={estilos.lado} aria-label={rotuloDoLado}>
            {lado}
          </aside>
        )}
      </div>
    </div>
  )
}
