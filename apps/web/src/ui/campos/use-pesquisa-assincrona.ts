import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Pesquisar<O> = (termo: string, signal: AbortSignal) => Promise<readonly O[]>

type EstadoDaPesquisa<O> =
  | { fase: 'parada' }
  | { fase: 'carregando' }
  | { fase: 'pronta'; termo: string; opcoes: readonly O[] }
  | { fase: 'falhou'; termo: string; erro: unknown }

export type PesquisaAssincrona<O> = {
  estado: EstadoDaPesquisa<O>
  /** Searches when the typing pauses; `jaSemEspera` at once. What was asked before is aborted. */
  pesquisar: (termo: string, jaSemEspera?: boolean) => void
  parar: () => void
}

// The very same each time: the second key of a word tells nothing that was not told by the first, and draws nothing again.
const PARADA = { fase: 'parada' } as const
const CARREGANDO = { fase: 'carregando' } as const

/** GER-12: asks after the debounce, forgets answers that come too late. It never fetches: `perguntar` does. */
export function usePesquisaAssincrona<O>(
  perguntar: Pesquisar<O>,
  atraso: number = DEBOUNCE_MS.pesquisa,
): PesquisaAssincrona<O> {
  const [estado, setEstado] = useState<EstadoDaPesquisa<O>>(PARADA)
  const perguntarRef = useRef(perguntar)
  useEffect(() => {
    perguntarRef.current = perguntar
  })
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pedido = useRef<AbortController>(undefined)

  const cancelar = useCallback(() => {
    clearTimeout(espera.current)
    pedido.current?.abort()
    pedido.current = undefined
  }, [])
  useEffect(() => cancelar, [cancelar])

  const pedir = useCallback(async (termo: string) => {
    const controle = new AbortController()
    pedido.current = controle
    try {
      const opcoes = await perguntarRef.current(termo, controle.signal)
      if (!controle.signal.aborted) setEstado({ fase: 'pronta', termo, opcoes })
    } catch (erro) {
      if (!controle.signal.aborted) setEstado({ fase: 'falhou', termo, erro })
    }
  }, [])

  const pesquisar = useCallback(
    (termo: string, jaSemEspera = false) => {
      cancelar()
      // Shown as loading while waiting too: the answer on screen is no longer the answer to what is typed.
      setEstado(CARREGANDO)
      if (jaSemEspera) void pedir(termo)
      else espera.current = setTimeout(() => void pedir(termo), atraso)
    },
    [atraso, cancelar, pedir],
  )
  const parar = useCallback(() => {
    cancelar()
    setEstado(PARADA)
  }, [cancelar])
  return { estado, pesquisar, parar }
}
