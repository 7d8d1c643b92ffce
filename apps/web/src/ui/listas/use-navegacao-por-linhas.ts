import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'
import { estaDigitando } from './esta-digitando.ts'
import { LISTA_NAVEGAVEL } from './lista-navegavel.ts'

const PASSO: Partial<Record<string, number>> = { j: 1, k: -1 }

/** Marks for the DOM; the row's place is read back from them. */
export const ABRE_LINHA = { 'data-abre-linha': true } as const

function recebeAtalhos(lista: HTMLElement): boolean {
  const dialogo = document.querySelector('[aria-modal="true"]')
  if (dialogo && !dialogo.contains(lista)) return false
  const comFoco = document.activeElement?.closest(`[${LISTA_NAVEGAVEL}]`)
  return (comFoco ?? document.querySelector(`[${LISTA_NAVEGAVEL}]`)) === lista
}

function linhaComFoco(lista: HTMLElement): number | null {
  const linha = document.activeElement?.closest<HTMLElement>('[data-linha]')
  return linha && lista.contains(linha) ? Number(linha.dataset.linha) : null
}

/** The one that stands beside the list, where one does. */
function linhaAberta(lista: HTMLElement): number | null {
  const linha = lista.querySelector<HTMLElement>('[data-aberta]')
  return linha && Number(linha.dataset.linha)
}

/**
 * J and K move the focus to the link of the next or previous row; Enter then opens it as any link.
 * Answers the row that must be rendered, even when it is far from the visible part.
 */
export function useNavegacaoPorLinhas(
  raiz: RefObject<HTMLElement | null>,
  { total, ativa }: { total: number; ativa: boolean },
): number | null {
  // An object, so that the same row asked for twice is focused twice.
  const [alvo, setAlvo] = useState<{ linha: number } | null>(null)

  useWindowEvent('keydown', (evento) => {
    const passo = PASSO[evento.key.toLowerCase()]
    const lista = raiz.current
    if (!passo || !ativa || total === 0 || !lista) return
    if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.defaultPrevented) return
    if (estaDigitando(evento.target) || !recebeAtalhos(lista)) return
    evento.preventDefault()
    const atual = linhaComFoco(lista) ?? linhaAberta(lista) ?? (passo > 0 ? -1 : total)
    setAlvo({ linha: Math.min(Math.max(atual + passo, 0), total - 1) })
  })

  useEffect(() => {
    if (!alvo) return
    raiz.current
      ?.querySelector<HTMLElement>(`[data-linha="${alvo.linha}"] [data-abre-linha]`)
      ?.focus({ focusVisible: true })
  }, [alvo, raiz])

  return alvo?.linha ?? null
}
