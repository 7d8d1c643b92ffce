import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Chave, Selecao } from './coluna.ts'

export interface PropsDeAcao<Item> {
  chaveDe: (item: Item) => Chave
  /** how a screen reader names the row: 'Ticket 1234' */
  nomeDe?: ((item: Item) => string) | undefined
  aoAbrir?: ((item: Item) => void) | undefined
  /** with an address the row can also be opened in a new tab */
  enderecoDe?: ((item: Item) => string) | undefined
  selecao?: Selecao | undefined
}

/** Actions of a row with a stable identity, so that memoised rows stay untouched. */
export interface AcoesDaLista<Item> {
  chaveDe: (item: Item) => Chave
  nomeDe: (item: Item) => string
  enderecoDe: (item: Item) => string | undefined
  abrir: (item: Item, evento: MouseEvent) => void
  alternar: (item: Item) => void
}

const INTERATIVO = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]'

function cliqueNoFundo(evento: MouseEvent): boolean {
  const alvo = evento.target instanceof Element ? evento.target.closest(INTERATIVO) : null
  return alvo === null || !evento.currentTarget.contains(alvo)
}

/** A click on the row's background opens it, except when it ended the selection of a text to copy. */
export function abreAoClicar(evento: MouseEvent): boolean {
  return cliqueNoFundo(evento) && !evento.defaultPrevented && !window.getSelection()?.toString()
}

export function useAcoesDaLista<Item>(props: PropsDeAcao<Item>): AcoesDaLista<Item> {
  const atuais = useRef(props)
  useLayoutEffect(() => {
    atuais.current = props
  })

  return useMemo(() => {
    const chaveDe = (item: Item) => atuais.current.chaveDe(item)
    const enderecoDe = (item: Item) => atuais.current.enderecoDe?.(item)
    return {
      chaveDe,
      enderecoDe,
      nomeDe: (item) => atuais.current.nomeDe?.(item) ?? `linha ${chaveDe(item)}`,
      abrir(item, evento) {
        const endereco = enderecoDe(item)
        if (endereco && (evento.ctrlKey || evento.metaKey || evento.shiftKey)) {
          // On the link itself the browser opens the tab.
          if (cliqueNoFundo(evento)) window.open(endereco, '_blank', 'noopener')
          return
        }
        evento.preventDefault()
        atuais.current.aoAbrir?.(item)
      },
      alternar(item) {
        const { selecao } = atuais.current
        if (!selecao) return
        const chaves = new Set(selecao.chaves)
        if (!chaves.delete(chaveDe(item))) chaves.add(chaveDe(item))
        selecao.aoMudar(chaves)
      },
    }
  }, [])
}
