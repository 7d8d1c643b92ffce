import type { RespostaPronta } from '@balcao/dominio/respostas/contratos'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type BarraDigitada, barraDigitada } from './barra-digitada.ts'

type Opcoes = {
  campo: RefObject<HTMLTextAreaElement | null>
  mensagem: string
  achadas: (termo: string) => RespostaPronta[]
  aoEscolher: (resposta: RespostaPronta, barra: BarraDigitada) => void
}

/** MES-05 The list that a slash opens, walked without leaving the field: arrows, Enter, Esc. */
export function useListaDaBarra({ campo, mensagem, achadas, aoEscolher }: Opcoes) {
  const [cursor, setCursor] = useState<number | null>(null)
  const [ativa, setAtiva] = useState(0)
  // Esc keeps the slash as text: that one opens nothing more.
  const [dispensada, setDispensada] = useState<number | null>(null)
  const barra = cursor === null ? null : barraDigitada(mensagem, cursor)
  const aberta = barra !== null && barra.inicio !== dispensada
  const opcoes = aberta ? achadas(barra.termo) : []
  const indice = Math.min(ativa, Math.max(0, opcoes.length - 1))

  const olhar = useEffectEvent(() => {
    const { current } = campo
    const parado = current && current.selectionStart === current.selectionEnd
    const onde = parado && document.activeElement === current ? current.selectionStart : null
    if (onde !== cursor) {
      setCursor(onde)
      setAtiva(0)
    }
    if (onde === null || barraDigitada(current?.value ?? '', onde)?.inicio !== dispensada) setDispensada(null)
  })
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (!aberta || evento.ctrlKey || evento.metaKey || evento.altKey) return
    const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key]
    const escolhida = opcoes[indice]
    if (evento.key === 'Escape') setDispensada(barra.inicio)
    else if (passo && opcoes.length > 0) setAtiva((indice + passo + opcoes.length) % opcoes.length)
    else if ((evento.key === 'Enter' || evento.key === 'Tab') && escolhida) aoEscolher(escolhida, barra)
    else return
    evento.preventDefault()
    // Esc must not close the drawer around the form too.
    evento.stopPropagation()
  })

  useEffect(() => {
    const { current } = campo
    if (!current) return
    const teclar = (evento: KeyboardEvent) => aoTeclar(evento)
    const mover = () => olhar()
    current.addEventListener('keydown', teclar)
    current.addEventListener('blur', mover)
    document.addEventListener('selectionchange', mover)
    current.addEventListener('keyup', mover)
    current.addEventListener('input', mover)
    return () => {
      current.removeEventListener('keydown', teclar)
      current.removeEventListener('blur', mover)
      document.removeEventListener('selectionchange', mover)
      current.removeEventListener('keyup', mover)
      current.removeEventListener('input', mover)
    }
  }, [campo])

  return { aberta, barra, opcoes, indice, apontar: setAtiva }
}
