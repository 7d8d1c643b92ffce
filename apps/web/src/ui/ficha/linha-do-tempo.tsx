import type { ReactNode } from 'react'
import { TempoRelativo } from '../retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../retorno/texto-com-quebras.tsx'
import estilos from './linha-do-tempo.module.css'

export type ItemDaLinhaDoTempo = {
  id: number
  /** What happened: a link, or words. */
  titulo: ReactNode
  texto?: string | null
  quando: string
  quem?: string
  icone?: ReactNode
}

/** What happened to a record, or around it, one below the other. */
export function LinhaDoTempo({ itens }: { itens: readonly ItemDaLinhaDoTempo[] }) {
  return (
    <ol className={estilos.linha}>
      {itens.map(({ id, titulo, texto, quando, quem, icone }) => (
        <li key={id} data-com-icone={icone ? true : undefined}>
          {icone && (
            <span className={estilos.icone} aria-hidden>
              {icone}
            </span>
          )}
          <div>
            {titulo}
            {texto && (
              <p>
                <TextoComQuebras texto={texto} />
              </p>
            )}
            <small>
              <TempoRelativo data={quando} />
              {quem && ` · ${quem}`}
            </small>
          </div>
        </li>
      ))}
    </ol>
  )
}
