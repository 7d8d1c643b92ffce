import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Digitado, LerGatilho } from './gatilho-digitado.ts'

type Opcoes<T> = {
  campo: RefObject<HTMLTextAreaElement | null>
  /** Of the listbox; each option has this and its own id. */
  id: string
  mensagem: string
  ler: LerGatilho
  achadas: (termo: string) => T[]
  aoEscolher: (escolhida: T, digitado: Digitado) => void
}

/** MES-05, MES-06/mencoes The list that a sign opens in a text, walked without leaving the field: arrows, Enter, Esc. */
export function useCompletar<T extends { id: number }>(opcoesDaLista: Opcoes<T>) {
  const { campo, id, mensagem, ler, achadas, aoEscolher } = opcoesDaLista
  const [cursor, setCursor] = useState<number | null>(null)
  const [ativa, setAtiva] = useState(0)
  // Esc keeps the slash as text: that one opens nothing more.
  const [dispensada, setDispensada] = useState<number | null>(null)
  const barra = cursor === null ? null : ler(mensagem, cursor)
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
    if (onde === null || ler(current?.value ?? '', onde)?.inicio !== dispensada) setDispensada(null)
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
    // The sign may have been typed before this was here to see it.
    mover()
    return () => {
      current.removeEventListener('keydown', teclar)
      current.removeEventListener('blur', mover)
      document.removeEventListener('selectionchange', mover)
      current.removeEventListener('keyup', mover)
      current.removeEventListener('input', mover)
    }
  }, [campo])

  const comOpcoes = opcoes.length > 0
  const escolhida = opcoes[indice]
  const idDaOpcao = escolhida ? `${id}-${escolhida.id}` : null
  // The field belongs to the form: what it controls is said to whoever listens to it, and taken back.
  useEffect(() => {
    const { current } = campo
    if (!current || !comOpcoes) return
    const ditos = { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-haspopup': 'listbox' }
    for (const [nome, valor] of Object.entries(ditos)) current.setAttribute(nome, valor)
    return () => {
      for (const nome of [...Object.keys(ditos), 'aria-activedescendant']) current.removeAttribute(nome)
    }
  }, [campo, comOpcoes, id])
  useEffect(() => {
    if (!idDaOpcao) return
    const { current } = campo
    current?.setAttribute('aria-activedescendant', idDaOpcao)
    return () => current?.removeAttribute('aria-activedescendant')
  }, [campo, idDaOpcao])

  return { aberta, barra, opcoes, indice, apontar: setAtiva }
}
