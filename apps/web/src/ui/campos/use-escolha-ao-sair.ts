import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ValorDeOpcao } from './opcao.tsx'
import { useTextoSemEscolha } from './use-texto-sem-escolha.ts'

type EscolhaAoSair<V> = {
  entrada: RefObject<HTMLInputElement | null>
  /** What the field shows of its choice; '' without one. */
  escolhido: string
  bloqueado: boolean
  /** The options are there to be searched. */
  pronta: boolean
  /** What the text names. */
  achar: (texto: string) => V | undefined
  escolher: (valor: V) => void
}

/**
 * MES-07, GER-09 What was typed of a name is chosen on the way to the next field, or stays there and is told. Typed before
 * the options came, it is chosen when they do.
 */
export function useEscolhaAoSair<V extends ValorDeOpcao>(opcoes: EscolhaAoSair<V>) {
  const { entrada, escolhido, bloqueado, pronta, achar, escolher } = opcoes
  const [texto, setTexto] = useState(escolhido)
  /** By somebody, and not by the kit, which writes the name of what is chosen. */
  const [digitado, setDigitado] = useState(false)
  const [esperando, setEsperando] = useState(false)
  const teclando = useRef(false)
  const sobra = digitado && !bloqueado && texto.trim() !== '' && texto !== escolhido
  const problema = useTextoSemEscolha(sobra, entrada)

  function mostrar(novo: string, peloTeclado: boolean) {
    setTexto(novo)
    setDigitado(peloTeclado)
  }

  /** Left as it is: by now, or for good. */
  function deixar(procurado: string) {
    const achada = pronta ? achar(procurado) : undefined
    if (achada !== undefined) {
      mostrar(escolhido, false)
      return escolher(achada)
    }
    mostrar(procurado, true)
    setEsperando(!pronta)
    if (pronta) problema.aoSair()
  }

  const aoChegar = useEffectEvent(() => deixar(texto))
  useEffect(() => {
    if (esperando && pronta) aoChegar()
  }, [esperando, pronta])

  return {
    texto,
    digitado,
    erro: problema.visivel,
    /** For the input. */
    marca: {
      ...problema.marca,
      // Before the kit hears of it.
      onInput() {
        teclando.current = true
        queueMicrotask(() => {
          teclando.current = false
        })
      },
    },
    /** A text from the kit: typed, or the name of what is chosen. */
    aoMudar(novo: string) {
      mostrar(novo, teclando.current)
      if (teclando.current) problema.calar()
    },
    /** Who comes back goes on with the text, and chooses. */
    aoVoltar: () => setEsperando(false),
    aoSair(procurado: string) {
      if (digitado && procurado.trim() !== '' && procurado !== escolhido) deixar(procurado)
    },
    /** Back to what was chosen. */
    desistir() {
      mostrar(escolhido, false)
      setEsperando(false)
    },
  }
}
