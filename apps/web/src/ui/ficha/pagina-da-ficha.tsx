import { type ReactNode, useMemo, useState } from 'react'
import estilos from './pagina-da-ficha.module.css'
import { ContextoDosLugares } from './painel-da-ficha.tsx'

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
  const [painel, setPainel] = useState<HTMLElement | null>(null)
  const [evidencia, setEvidencia] = useState<HTMLElement | null>(null)
  const lugares = useMemo(() => ({ painel, evidencia }), [painel, evidencia])
  return (
    <ContextoDosLugares value={lugares}>
      <div className={estilos.pagina} data-barra-no-pe={barraNoPe || undefined}>
        {cabecalho}
        <div className={estilos.colunas} data-larga={larga || undefined}>
          <div className={estilos.principal}>{children}</div>
          <aside className={estilos.lado} aria-label={rotuloDoLado}>
            <div>{lado}</div>
          </aside>
          {/* Empty until something is filled in beside the record. */}
          <div ref={setPainel} className={estilos.painel} data-painel-da-ficha />
          {/* Empty until something of the record is looked at closely meanwhile. */}
          <div ref={setEvidencia} className={estilos.evidencia} />
        </div>
      </div>
    </ContextoDosLugares>
  )
}
