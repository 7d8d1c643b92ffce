import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCelular } from '../../ui/listas/use-celular.ts'
import estilos from './acao.module.css'
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
  const celular = useCelular()
  return (
    <Modal
      opened={aberta}
      onClose={() => janela?.tentarFechar()}
      onExitTransitionEnd={aoTerminarDeFechar}
      title={janela?.titulo}
      size={largura}
      fullScreen={celular}
      classNames={{ body: estilos.corpo ?? '', content: estilos.conteudo ?? '' }}
    >
      {children}
    </Modal>
  )
}
