import type { ReactNode } from 'react'
import estilos from './duas-linhas.module.css'

type DuasLinhasProps = {
  principal: ReactNode
  /** What the ellipsis may hide, when that is more than the texts or something else. */
  titulo?: string | undefined
  detalhe?: ReactNode
  /** A decision needs it whole: it goes on in another line instead of being cut. */
  inteiro?: boolean
}

/** The row is forty pixels high: what belongs together stands together, the second line smaller. */
export function DuasLinhas({ principal, titulo, detalhe, inteiro = false }: DuasLinhasProps) {
  const texto = titulo ?? (typeof principal === 'string' && principal)
  return (
    <span
      className={estilos.duasLinhas}
      data-inteiro={inteiro || undefined}
      title={[texto, typeof detalhe === 'string' && detalhe].filter(Boolean).join('\n') || undefined}
    >
      <span>{principal}</span>
      {detalhe && <small>{detalhe}</small>}
    </span>
  )
}

/** Part of the second line that shows only where the table is wide, and is read out everywhere. */
export function ComFolga({ children }: { children: ReactNode }) {
  return <span className={estilos.comFolga}>{children}</span>
}
