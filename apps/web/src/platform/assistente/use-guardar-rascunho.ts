import { useCallback, useEffect, useRef, useState } from 'react'
import { apagarRascunhoComArquivos, guardarRascunhoComArquivos } from '../rascunhos-com-arquivos.ts'
import type { RascunhoDoAssistente } from './descricao-do-assistente.ts'

const PAUSA_MS = 400

type GuardaDoRascunho<R> = {
  /** When it was last safe; null while nothing was kept. */
  salvoEm: number | null
  guardarJa: (mudancas?: Partial<R>) => Promise<void>
  /** Delivered or discarded: nothing is left to keep, whatever the screen still shows. */
  encerrar: () => Promise<void>
}

/** NOV-16 Keeps what is being typed, files included, whenever the typing pauses. */
export function useGuardarRascunho<N, P extends string>(
  chave: string,
  rascunho: RascunhoDoAssistente<N, P>,
  { vazio, antes }: { vazio: boolean; antes: number | null },
): GuardaDoRascunho<RascunhoDoAssistente<N, P>> {
  const [salvoEm, setSalvoEm] = useState(antes)
  const encerrado = useRef(false)
  const atual = useRef(rascunho)
  const pendente = useRef(false)

  const guardarJa = useCallback(
    async (mudancas: Partial<RascunhoDoAssistente<N, P>> = {}) => {
      if (encerrado.current) return
      pendente.current = false
      if (await guardarRascunhoComArquivos(chave, { ...atual.current, ...mudancas })) setSalvoEm(Date.now())
    },
    [chave],
  )
  const encerrar = useCallback(async () => {
    encerrado.current = true
    await apagarRascunhoComArquivos(chave)
  }, [chave])

  const { novo, visitados, envio } = rascunho
  const primeira = useRef(true)
  useEffect(() => {
    atual.current = { novo, visitados, envio }
    // What has just been read or begun is not a change.
    if (primeira.current) {
      primeira.current = false
      return
    }
    if (encerrado.current) return
    if (vazio) {
      pendente.current = false
      setSalvoEm(null)
      void apagarRascunhoComArquivos(chave)
      return
    }
    pendente.current = true
    const relogio = setTimeout(guardarJa, PAUSA_MS)
    return () => clearTimeout(relogio)
  }, [chave, novo, visitados, envio, vazio, guardarJa])

  // A page that goes away, or an application that a phone puts aside, gets no next pause.
  useEffect(() => {
    const aoEsconder = () => {
      if (pendente.current) void guardarJa()
    }
    window.addEventListener('pagehide', aoEsconder)
    document.addEventListener('visibilitychange', aoEsconder)
    return () => {
      window.removeEventListener('pagehide', aoEsconder)
      document.removeEventListener('visibilitychange', aoEsconder)
    }
  }, [guardarJa])

  return { salvoEm, guardarJa, encerrar }
}
