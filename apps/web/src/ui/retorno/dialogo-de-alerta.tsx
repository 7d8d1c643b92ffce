import { TRANSICAO_DO_DIALOGO_MS } from '@balcao/dominio/constantes'
import { Modal } from '@mantine/core'
import { useDidUpdate, useMounted, useWindowEvent } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react'
import estilos from './dialogo-de-alerta.module.css'

/**
 * Every open Mantine modal listens to Esc on the window, so one Esc would close this dialog and the form under
 * it. An element with this attribute is ignored by all of them; this dialog then answers Esc by itself.
 */
export const ESC_SOMENTE_AQUI = { 'data-mantine-stop-propagation': 'true' } as const

/** The second half of a double click must not answer the next question, which takes the same place. */
export function umClique(acao: () => void): MouseEventHandler {
  return (evento) => {
    if (evento.detail <= 1) acao()
  }
}

const ICONE = { erro: IconCircleX, aviso: IconAlertTriangle, perigo: IconAlertTriangle, info: IconInfoCircle }

interface DialogoDeAlertaProps {
  aberto: boolean
  /** number of the question or message: a new one in an open dialog begins with the focus on its safe button */
  assunto: number
  tom: keyof typeof ICONE
  titulo: string
  aoFechar: () => void
  acoes: ReactNode
  children?: ReactNode
}

/** Base of the dialogs that only ask or tell (GER-16). Its buttons carry ESC_SOMENTE_AQUI. */
export function DialogoDeAlerta(props: DialogoDeAlertaProps) {
  const { aberto, assunto, tom, titulo, aoFechar, acoes, children } = props
  // An Esc that asked a form to close opens this dialog while that very event is still on its way up.
  const abertoDesde = useRef(0)
  useEffect(() => {
    if (aberto) abertoDesde.current = performance.now()
  }, [aberto])
  useWindowEvent('keydown', (evento) => {
    const antiga = evento.timeStamp < abertoDesde.current
    if (aberto && !antiga && evento.key === 'Escape' && !evento.isComposing) aoFechar()
  })
  // The kit remembers whom to give the focus back to when a dialog opens, not when it is born open.
  const montado = useMounted()
  const acoesRef = useRef<HTMLDivElement>(null)
  useDidUpdate(() => {
    acoesRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [assunto])

  const Icone = ICONE[tom]
  return (
    <Modal.Root
      opened={aberto && montado}
      onClose={aoFechar}
      closeOnEscape={false}
      centered
      size={440}
      zIndex={300}
      classNames={{ inner: estilos.moldura ?? '', content: estilos.dialogo ?? '' }}
      transitionProps={{ duration: TRANSICAO_DO_DIALOGO_MS, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content {...ESC_SOMENTE_AQUI}>
        <div className={estilos.corpo} data-tom={tom}>
          <Icone className={estilos.icone} size={24} aria-hidden />
          <div className={estilos.texto}>
            <Modal.Title>{titulo}</Modal.Title>
            <Modal.Body p={0}>{children}</Modal.Body>
          </div>
        </div>
        <div ref={acoesRef} className={estilos.acoes}>
          {acoes}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
