import { useEffect, useEffectEvent } from 'react'
import { useSemConexao } from '../../../platform/conexao.ts'

/** A page that is closed or hidden may never be seen again: what is on it is kept first. */
export function useAoSair(guardar: () => void): void {
  const aoSair = useEffectEvent(guardar)
  useEffect(() => {
    const ouvinte = () => aoSair()
    window.addEventListener('pagehide', ouvinte)
    document.addEventListener('visibilitychange', ouvinte)
    return () => {
      window.removeEventListener('pagehide', ouvinte)
      document.removeEventListener('visibilitychange', ouvinte)
    }
  }, [])
}

/** Once when it begins, too. */
export function useAoVoltarAConexao(salvar: () => void): void {
  const semConexao = useSemConexao()
  const aoVoltar = useEffectEvent(salvar)
  useEffect(() => {
    if (!semConexao) aoVoltar()
  }, [semConexao])
}
