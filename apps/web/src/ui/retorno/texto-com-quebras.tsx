import { createElement, Fragment, type ReactNode } from 'react'

/** Server texts may bring newlines: they become `<br/>`, and the rest stays text (never markup). ERR-02 */
export function TextoComQuebras({ texto }: { texto: string }) {
  const [primeira, ...demais] = texto.split(/\r\n|\r|\n/)
  const partes: ReactNode[] = [primeira]
  for (const linha of demais) partes.push(createElement('br'), linha)
  return createElement(Fragment, null, ...partes)
}
