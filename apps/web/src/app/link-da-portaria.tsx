import { Anchor } from '@mantine/core'
import { createContext, use } from 'react'
import type { LinkDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'
import { abreAqui } from '../ui/pagina/abre-aqui.ts'

type Caminho = { aoMirar: () => void; aoSair: (href: string) => void }

export const CaminhoDaPortaria = createContext<Caminho>({ aoMirar: () => {}, aoSair: () => {} })

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
