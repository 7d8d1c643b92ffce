import { abrirOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { useEffect } from 'react'
import { useAcao } from '../../../platform/consultas.ts'

const OLHADA_MS = 2_000

/** VEN-02 Tells once that somebody looks at the page: in sight for a moment, and not of a browser that a program drives. */
export function useOlhada(token: string): void {
  const { mutate } = useAcao(abrirOrcamentoPeloLink, { aoFalhar: () => {} })
  useEffect(() => {
    if (navigator.webdriver) return
    let espera: ReturnType<typeof setTimeout> | undefined
    const olhar = () => {
      clearTimeout(espera)
      if (document.visibilityState !== 'visible') return
      espera = setTimeout(() => {
        document.removeEventListener('visibilitychange', olhar)
        mutate({ corpo: { token } })
      }, OLHADA_MS)
    }
    document.addEventListener('visibilitychange', olhar)
    olhar()
    return () => {
      document.removeEventListener('visibilitychange', olhar)
      clearTimeout(espera)
    }
  }, [token, mutate])
}
