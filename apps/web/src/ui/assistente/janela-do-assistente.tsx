import { Modal } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNoTopo } from '../ficha/use-no-topo.ts'
import { useCelular } from '../listas/use-celular.ts'
import estilos from './assistente.module.css'
import type { EstadoDoAssistente } from './estado-do-assistente.ts'

export type Comandos = Pick<EstadoDoAssistente<unknown, string>, 'tentarFechar' | 'voltarPeloNavegador'>

/** Said as it is painted, not after: who presses Back twice answers to the step that is on the screen. */
export function useComandos(comandos: RefObject<Comandos>, assistente: Comandos): void {
  useLayoutEffect(() => {
    comandos.current = assistente
  })
}

type JanelaDoAssistenteProps = {
  /** Closing and going back ask what is inside: there may be something typed. */
  comandos: RefObject<Comandos>
  children: ReactNode
}

/** NOV-02 The dialog of a wizard: large, and never closed by a click beside it. */
export function JanelaDoAssistente({ comandos, children }: JanelaDoAssistenteProps) {
  const celular = useCelular()
  const conteudo = useRef<HTMLDivElement>(null)
  // An action over a record may have opened it: Esc is not for that one meanwhile.
  useNoTopo(true)
  useVoltarDoNavegador(() => {
    if (naFrente(conteudo.current)) return comandos.current.voltarPeloNavegador()
    fecharOQueEstaNaFrente()
    return true
  })
  return (
    <Modal.Root
      opened
      onClose={() => {
        // Every open dialog hears Esc: it belongs to the one in front.
        if (naFrente(conteudo.current)) comandos.current.tentarFechar()
      }}
      size="min(1080px, 94vw)"
      fullScreen={celular}
      centered
      closeOnClickOutside={false}
      classNames={{ content: estilos.janela ?? '', body: estilos.interior ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content ref={conteudo}>{children}</Modal.Content>
    </Modal.Root>
  )
}

function naFrente(dialogo: HTMLElement | null): boolean {
  const comFoco = document.activeElement?.closest('[role="dialog"]')
  return comFoco ? comFoco === dialogo : document.querySelectorAll('[role="dialog"]').length === 1
}

const fecharOQueEstaNaFrente = () =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

type InteriorDoAssistenteProps = { titulo: string; acoes?: ReactNode; children: ReactNode }

export function InteriorDoAssistente({ titulo, acoes, children }: InteriorDoAssistenteProps) {
  return (
    <>
      <Modal.Header className={estilos.cabecalho}>
        <Modal.Title>{titulo}</Modal.Title>
        <div className={estilos.acoes}>{acoes}</div>
        <Modal.CloseButton />
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </>
  )
}

const MARCA = 'balcao-assistente'

const naEntrada = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARCA])

/** Past the router, which looks after `window.history.pushState`: for it nothing has happened, the page is the same. */
const entrar = () =>
  History.prototype.pushState.call(window.history, { ...window.history.state, [MARCA]: true }, '')

/**
 * MES-09 Back, of the browser or the phone, belongs to what is open over the page, which has an entry of its own in the
 * history for as long as it is open. `aoVoltar` answers whether it still is.
 */
function useVoltarDoNavegador(aoVoltar: () => boolean): void {
  const voltar = useEffectEvent(aoVoltar)
  useEffect(() => {
    let dentro = true
    entrar()
    function aoMudarDeEntrada() {
      if (naEntrada()) return
      dentro = voltar()
      if (dentro) entrar()
    }
    window.addEventListener('popstate', aoMudarDeEntrada)
    return () => {
      window.removeEventListener('popstate', aoMudarDeEntrada)
      // Closed otherwise: nobody should have to press Back for an entry that stands for nothing.
      if (dentro && naEntrada()) window.history.back()
    }
  }, [])
}
