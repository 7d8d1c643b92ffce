import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLargura } from '../listas/use-nao-cabe.ts'

const cortado = (texto: Element) => texto.scrollWidth > texto.clientWidth

type NaLinha = {
  linha: RefObject<HTMLElement | null>
  /** What gives way to the rest: tried in the line, and out of it where one of its values would be cut. */
  extra: RefObject<HTMLElement | null>
  /** Of what is in it: another text is measured again. */
  chave: string
}

export function useCabeNaLinha({ linha, extra, chave }: NaLinha): boolean {
  const largura = useLargura(linha)
  const [falta, setFalta] = useState({ chave, ate: 0 })
  const cabe = falta.chave !== chave || (largura > falta.ate && largura < Infinity)
  // After every render, and before it is seen: what else is in the line changes too.
  useLayoutEffect(() => {
    if (cabe && linha.current && [...(extra.current?.querySelectorAll('dd') ?? [])].some(cortado))
      setFalta({ chave, ate: linha.current.clientWidth })
  })
  return cabe
}
