import type { ReactNode } from 'react'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import type { Janela } from './janela.ts'

const LARGURA_COMUM = 540

type JanelaDaAcaoProps = {
  aberta: boolean
  janela: Pick<Janela, 'titulo' | 'tentarFechar'> | null
  largura?: string | number | undefined
  aoTerminarDeFechar: () => void
  children: ReactNode
}

/** TIC-11 The one dialog over a thing: another action takes its place without closing it. */
export function JanelaDaAcao(props: JanelaDaAcaoProps) {
  const { aberta, janela, largura = LARGURA_COMUM, aoTerminarDeFechar, children } = props
  return (
    <DialogoDaFicha
      aberto={aberta}
      titulo={janela?.titulo ?? ''}
      largura={largura}
      aoFechar={() => janela?.tentarFechar()}
      onExitTransitionEnd={aoTerminarDeFechar}
    >
      {children}
    </DialogoDaFicha>
  )
}
