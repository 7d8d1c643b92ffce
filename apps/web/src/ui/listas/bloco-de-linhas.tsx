import { type ReactNode, useRef } from 'react'
import { useBlocoVisivel } from './use-bloco-visivel.ts'
import { useImprimindo } from './use-imprimindo.ts'

/** Lists up to this size are rendered whole; longer ones in blocks, and only those near the visible part. */
const LINHAS_POR_BLOCO = 20
const MAXIMO_SEM_BLOCOS = 100

interface Intervalo {
  inicio: number
  fim: number
  /** rendered even out of sight: the whole list is this block */
  unico?: boolean
}

/** Rows that are heavy to draw ask for smaller blocks. */
export function dividirEmBlocos(
  total: number,
  { porBloco = LINHAS_POR_BLOCO, semBlocos = MAXIMO_SEM_BLOCOS } = {},
): Intervalo[] {
  if (total <= semBlocos) return [{ inicio: 0, fim: total, unico: true }]
  return Array.from({ length: Math.ceil(total / porBloco) }, (_, i) => ({
    inicio: i * porBloco,
    fim: Math.min((i + 1) * porBloco, total),
  }))
}

interface BlocoDeLinhasProps {
  intervalo: Intervalo
  /** table rows, or cards of a list */
  como: 'tbody' | 'ul'
  className?: string | undefined
  alturaDaLinha: number
  /** how far beyond the visible part rows are kept ready, in pixels */
  margem?: number
  /** a row that must exist even far from the visible part */
  linhaExigida: number | null
  children: (indice: number) => ReactNode
}

export function BlocoDeLinhas(props: BlocoDeLinhasProps) {
  const { intervalo, como: Elemento, className, alturaDaLinha, margem, linhaExigida, children } = props
  const { inicio, fim, unico = false } = intervalo
  const ref = useRef<HTMLTableSectionElement & HTMLUListElement>(null)
  const { visivel, altura } = useBlocoVisivel(ref, {
    inicial: inicio === 0,
    fixo: unico,
    margem,
    estimativa: (fim - inicio) * alturaDaLinha,
  })
  const exigido = linhaExigida !== null && linhaExigida >= inicio && linhaExigida < fim

  const imprimindo = useImprimindo()

  if (unico || visivel || exigido || imprimindo) {
    return (
      <Elemento ref={ref} className={className}>
        {Array.from({ length: fim - inicio }, (_, i) => children(inicio + i))}
      </Elemento>
    )
  }
  return (
    <Elemento ref={ref} className={className} aria-hidden>
      {Elemento === 'tbody' ? (
        <tr>
          <td style={{ height: altura, padding: 0 }} />
        </tr>
      ) : (
        <li style={{ height: altura, listStyle: 'none' }} />
      )}
    </Elemento>
  )
}
