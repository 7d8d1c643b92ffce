import { type ReactNode, useState } from 'react'
import estilos from './pagina-da-ficha.module.css'
import { LugarDoPainel } from './painel-da-ficha.tsx'

type PaginaDaFichaProps = {
  cabecalho: ReactNode
  /** The context, beside what matters most; under it where there is no room. */
  lado: ReactNode
  rotuloDoLado?: string
  /** What matters most needs the whole width: the context goes under it on every screen. */
  larga?: boolean
  /** Something lies over the bottom of a phone. */
  barraNoPe?: boolean
  children: ReactNode
}

/** A record as a page. */
export function PaginaDaFicha(props: PaginaDaFichaProps) {
  const { cabecalho, lado, rotuloDoLado, larga, barraNoPe, children } = props
  const [lugar, setLugar] = useState<HTMLElement | null>(null)
  return (
    <LugarDoPainel value={lugar}>
      <div className={estilos.pagina} data-barra-no-pe={barraNoPe || undefined}>
        {cabecalho}
        <div className={estilos.colunas} data-larga={larga || undefined}>
          {children}
          <aside className={estilos.lado} aria-label={rotuloDoLado}>
            <div>{lado}</div>
          </aside>
          {/* Empty until something is filled in beside the record. */}
          <div ref={setLugar} className={estilos.painel} data-painel-da-ficha />
        </div>
      </div>
    </LugarDoPainel>
  )
}
