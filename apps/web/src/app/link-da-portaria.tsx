import { Anchor } from '@mantine/core'
import { createContext, type MouseEvent, use } from 'react'
import type { LinkDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'

type Caminho = { aoMirar: () => void; aoSair: (href: string) => void }

export const CaminhoDaPortaria = createContext<Caminho>({ aoMirar: () => {}, aoSair: () => {} })

const abreAqui = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link that brings the portal, whose router knows the page it leads to. */
export const LinkDaPortaria: LinkDeEntrada = ({ para, children }) => {
  const { aoMirar, aoSair } = use(CaminhoDaPortaria)
  return (
    <Anchor
      href={para}
      size="sm"
      onMouseEnter={aoMirar}
      onFocus={aoMirar}
      onClick={(evento) => {
        if (!abreAqui(evento)) return
        evento.preventDefault()
        aoSair(para)
      }}
    >
      {children}
    </Anchor>
  )
}
