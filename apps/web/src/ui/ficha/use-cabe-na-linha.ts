import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { useLargura } from '../listas/use-nao-cabe.ts'

type NaLinha = {
  linha: RefObject<HTMLElement | null>
  /** The part of it in which what gives way is tried: out of it where not all would be seen. */
  parte: RefObject<HTMLElement | null>
  /** Of what gives way: another text is measured again. */
  chave: string
}

export function useCabeNaLinha({ linha, parte, chave }: NaLinha): boolean {
  const largura = useLargura(linha)
  const [, medirDeNovo] = useReducer((vezes: number) => vezes + 1, 0)
  const [falta, setFalta] = useState({ chave, ate: 0 })
  const cabe = falta.chave !== chave || (largura > falta.ate && largura < Infinity)
  // Letters are wider once their font came.
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', medirDeNovo)
    return () => document.fonts.removeEventListener('loadingdone', medirDeNovo)
  }, [])
  // After every render, and before it is seen: what else is in the line changes too.
  useLayoutEffect(() => {
    if (!cabe || !linha.current || !parte.current) return
    const ate = linha.current.clientWidth
    // A window just made narrower is known only in a moment: to say the same until then would never end.
    if (falta.chave === chave && falta.ate === ate) return
    if (parte.current.scrollWidth > parte.current.clientWidth) setFalta({ chave, ate })
  })
  return cabe
}
