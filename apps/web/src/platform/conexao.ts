import { useEffect, useSyncExternalStore } from 'react'

/** Small, public, and answered by the server itself. */
const ENDERECO = '/parametros/SAC/env.js'
const NOVA_TENTATIVA_MS = 3_000

let semConexao = false
let conferindo = false
const ouvintes = new Set<() => void>()

function definir(valor: boolean) {
  if (semConexao === valor) return
  semConexao = valor
  for (const ouvinte of ouvintes) ouvinte()
}

/**
 * MES-09 Something hints that the server is out of reach: a call that failed on the way, the live connection that fell, the
 * browser's own guess, which alone is wrong on a local network. The server itself is asked, and only its silence counts.
 */
export async function conferirConexao(): Promise<void> {
  if (conferindo || ouvintes.size === 0) return
  conferindo = true
  try {
    await fetch(ENDERECO, { method: 'HEAD', cache: 'no-store' })
    definir(false)
  } catch {
    definir(true)
  } finally {
    conferindo = false
  }
}

function ouvir(ouvinte: () => void) {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** Whether the server is out of reach now; asked again until it is not. */
export function useSemConexao(): boolean {
  const sem = useSyncExternalStore(ouvir, () => semConexao)
  useEffect(() => {
    window.addEventListener('offline', conferirConexao)
    window.addEventListener('online', conferirConexao)
    return () => {
      window.removeEventListener('offline', conferirConexao)
      window.removeEventListener('online', conferirConexao)
    }
  }, [])
  useEffect(() => {
    if (!sem) return
    const relogio = setInterval(conferirConexao, NOVA_TENTATIVA_MS)
    return () => clearInterval(relogio)
  }, [sem])
  return sem
}
