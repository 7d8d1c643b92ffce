import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import estilos from './chips-de-filtro.module.css'

export interface FiltroAtivo {
  chave: string
  rotulo: string
  valor: string
}

interface ChipsDeFiltroProps {
  filtros: readonly FiltroAtivo[]
  aoRemover: (chave: string) => void
  aoLimpar: () => void
}

/** The filters in force, each removable; nothing when there is none. */
export function ChipsDeFiltro({ filtros, aoRemover, aoLimpar }: ChipsDeFiltroProps) {
  const lista = useRef<HTMLUListElement>(null)
  if (filtros.length === 0) return null

  function remover(chave: string, posicao: number) {
    // The pressed chip goes away: the focus passes to its neighbour instead of falling to the page.
    const botoes = lista.current?.querySelectorAll('button')
    botoes?.[posicao + 1]?.focus()
    if (filtros.length === 1) focarALista()
    aoRemover(chave)
  }

  // With the last chip the whole bar goes: what comes next is the list that was filtered.
  function focarALista() {
    const seguinte = lista.current?.nextElementSibling
    if (!(seguinte instanceof HTMLElement)) return
    if (!seguinte.hasAttribute('tabindex')) seguinte.tabIndex = -1
    seguinte.focus({ preventScroll: true })
  }

  function limpar() {
    focarALista()
    aoLimpar()
  }

  return (
    <ul ref={lista} className={estilos.lista} aria-label="Filtros ativos">
      {filtros.map(({ chave, rotulo, valor }, posicao) => (
        <li key={chave}>
          <button
            type="button"
            className={estilos.chip}
            aria-label={`Remover filtro ${rotulo}: ${valor}`}
            onClick={() => remover(chave, posicao)}
          >
            <span className={estilos.rotulo}>{rotulo}:</span>
            <span className={estilos.valor}>{valor}</span>
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={estilos.limpar} onClick={limpar}>
          Limpar filtros
        </button>
      </li>
    </ul>
  )
}
