import { useEffect, useRef } from 'react'
import { abreAqui } from '../pagina/abre-aqui.ts'
import estilos from './menu-de-secoes.module.css'

type MenuDeSecoesProps<C extends string> = {
  rotulo: string
  secoes: readonly { chave: C; titulo: string }[]
  aberta: C | undefined
  /** So that a section can be opened elsewhere too. */
  enderecoDe: (chave: C) => string
  aoAbrir: (chave: C) => void
}

/** The sections of a record: one below the other or, where there is no room beside them, in a line that scrolls. */
export function MenuDeSecoes<C extends string>(props: MenuDeSecoesProps<C>) {
  const { rotulo, secoes, aberta, enderecoDe, aoAbrir } = props
  const atual = useRef<HTMLAnchorElement>(null)
  // Only the line of the menu moves: whoever came by a link of the record is shown where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open
  useEffect(() => {
    const linha = atual.current?.closest('ul')
    if (linha && atual.current) linha.scrollLeft = atual.current.offsetLeft
  }, [aberta])
  return (
    <nav className={estilos.menu} aria-label={rotulo}>
      <ul>
        {secoes.map(({ chave, titulo }) => (
          <li key={chave}>
            <a
              ref={chave === aberta ? atual : null}
              href={enderecoDe(chave)}
              aria-current={chave === aberta ? 'page' : undefined}
              onClick={(evento) => {
                if (!abreAqui(evento)) return
                evento.preventDefault()
                aoAbrir(chave)
              }}
            >
              {titulo}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
