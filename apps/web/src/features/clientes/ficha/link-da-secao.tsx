import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { abreAqui } from '../../../ui/pagina/abre-aqui.ts'
import { useFichaAberta } from './ficha-aberta.ts'
import { type ChaveDaSecao, enderecoDaSecao } from './lugar-na-ficha.ts'

type LinkDaSecaoProps = { secao: ChaveDaSecao; item?: number | null; children: ReactNode }

/** A way to a section, or to something in it; words alone for whoever may not go there (PER-03). */
export function LinkDaSecao({ secao, item = null, children }: LinkDaSecaoProps) {
  const { idCli, ir, alcanca } = useFichaAberta()
  if (!alcanca(secao)) return children
  return (
    <Anchor
      href={enderecoDaSecao(idCli, secao, item)}
      onClick={(evento) => {
        if (!abreAqui(evento)) return
        evento.preventDefault()
        ir(secao, item)
      }}
    >
      {children}
    </Anchor>
  )
}
