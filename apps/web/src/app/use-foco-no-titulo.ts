import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { estaDigitando } from '../ui/listas/esta-digitando.ts'

/** A screen reader then reads where one is. */
export function focarTitulo(): void {
  const alvo = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!alvo) return
  alvo.tabIndex = -1
  alvo.focus({ preventScroll: true })
}

const emUso = (foco: Element | null) => estaDigitando(foco) || Boolean(foco?.closest('[role="dialog"]'))

/**
 * After a navigation the focus goes to the heading of the new page; not from who meanwhile opened a dialog or began to
 * type. Where the focus was when it began does not count: a dialog that led here is on its way out.
 */
export function useFocoNoTitulo(): void {
  const roteador = useRouter()
  useEffect(() => {
    let noInicio: Element | null = null
    const fins = [
      roteador.subscribe('onBeforeNavigate', () => {
        noInicio = document.activeElement
      }),
      roteador.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const foco = document.activeElement
        if (fromLocation && pathChanged && (foco === noInicio || !emUso(foco))) focarTitulo()
      }),
    ]
    return () => {
      for (const fim of fins) fim()
    }
  }, [roteador])
}
