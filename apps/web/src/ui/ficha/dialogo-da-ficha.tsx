import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useCelular } from '../listas/use-celular.ts'
import estilos from './dialogo-da-ficha.module.css'
import { Profundidade, useNoTopo } from './use-no-topo.ts'

const LARGURA = 'min(960px, 94vw)'

type DialogoDaFichaProps = {
  aberto: boolean
  titulo: string
  largura?: string | number
  /** As high as that however little is in it; without it, as high as what is in it. */
  altura?: string | undefined
  aoFechar: () => void
  /** Something of it is open over it: Esc is for that. */
  porBaixo?: boolean
  children: ReactNode
} & Pick<ModalProps, 'onExitTransitionEnd'>

/** A record inside a dialog: what is in it one below the other, what may be done always in sight at its foot. */
export function DialogoDaFicha(props: DialogoDaFichaProps) {
  const { aberto, titulo, largura = LARGURA, altura, aoFechar, porBaixo = false, children, ...resto } = props
  const profundidade = useContext(Profundidade)
  const noTopo = useNoTopo(aberto)
  const celular = useCelular()
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      closeOnEscape={noTopo && !porBaixo}
      title={titulo}
      size={largura}
      fullScreen={celular}
      classNames={{ body: estilos.corpo ?? '', content: estilos.conteudo ?? '' }}
      {...(altura && !celular && { styles: { content: { height: altura } } })}
      {...resto}
    >
      <Profundidade value={profundidade + 1}>{children}</Profundidade>
    </Modal>
  )
}

/** What may be done with the record, after what sums it up; `data-principal` is the deed of the moment. */
export function PeDaFicha({ children }: { children: ReactNode }) {
  return <footer className={estilos.pe}>{children}</footer>
}
