import { Button, Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import estilos from './barra-de-filtros.module.css'
import { useCelular } from './use-celular.ts'

type GavetaDeFiltrosProps = {
  aberta: boolean
  aoFechar: () => void
  /** Leaves the drawer: 'Ver tickets'. */
  textoDeVer: string
  children: ReactNode
}

const LARGURA_BASTANTE = 420

/** The filters on a phone, or of a list that shares the screen. */
export function GavetaDeFiltros({ aberta, aoFechar, textoDeVer, children }: GavetaDeFiltrosProps) {
  // The kit remembers whom to give the focus back to when a drawer opens, not when it is born open.
  const montada = useMounted()
  const celular = useCelular()
  return (
    <Drawer
      opened={aberta && montada}
      onClose={aoFechar}
      title="Filtros"
      size={celular ? '100%' : LARGURA_BASTANTE}
      position="right"
      classNames={{ content: estilos.gaveta ?? '', body: estilos.corpoDaGaveta ?? '' }}
    >
      <div className={estilos.camposDaGaveta}>{children}</div>
      <Button fullWidth onClick={aoFechar}>
        {textoDeVer}
      </Button>
    </Drawer>
  )
}
