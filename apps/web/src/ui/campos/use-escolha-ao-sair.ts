import { useEffect, useEffectEvent, useState } from 'react'
import type { ValorDeOpcao } from './opcao.tsx'

type EscolhaAoSair<V> = {
  /** What the field shows before anybody typed. */
  inicial: string
  ativa: boolean
  /** The options are there to be searched. */
  pronta: boolean
  /** The first option that the text finds. */
  achar: (texto: string) => V | undefined
  escolher: (valor: V) => void
}

/**
 * MES-07 What was typed of a name is chosen on the way to the next field. Typed before the options came, it stays in the
 * field and is chosen when they do.
 */
export function useEscolhaAoSair<V extends ValorDeOpcao>(opcoes: EscolhaAoSair<V>) {
  const { inicial, ativa, pronta, achar, escolher } = opcoes
  const [texto, setTexto] = useState(inicial)
  const [esperando, setEsperando] = useState(false)

  function escolherPor(procurado: string) {
    const achada = achar(procurado)
    if (achada !== undefined) escolher(achada)
    return achada
  }

  const aoChegar = useEffectEvent(() => {
    setEsperando(false)
    if (escolherPor(texto) === undefined) setTexto('')
  })
  useEffect(() => {
    if (esperando && pronta) aoChegar()
  }, [esperando, pronta])

  return {
    texto,
    setTexto,
    /** Who comes back goes on with the text, and chooses. */
    aoVoltar: () => setEsperando(false),
    aoSair(digitado: string) {
      if (!ativa || digitado.trim() === '') return
      if (pronta) return void escolherPor(digitado)
      // The kit has just emptied the field, as one of which nothing was chosen.
      setTexto(digitado)
      setEsperando(true)
    },
  }
}
