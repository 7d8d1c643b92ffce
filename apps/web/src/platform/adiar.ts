import { startTransition, useEffect, useState } from 'react'
import { paginaMostrada } from './pagina-mostrada.ts'

const NOVA_TENTATIVA_MS = 5_000

export type Adiado<Modulo> = { readonly modulo: Modulo | null; trazer: () => Promise<Modulo> }

/** Code that the first sight of a page can do without: it comes after the page's own data. */
export function adiar<Modulo extends object>(importar: () => Promise<Modulo>): Adiado<Modulo> {
  let modulo: Modulo | null = null
  let vindo: Promise<Modulo> | null = null
  async function buscar() {
    await paginaMostrada()
    modulo = await importar()
    return modulo
  }
  return {
    get modulo() {
      return modulo
    },
    trazer() {
      vindo ??= buscar().catch((causa: unknown) => {
        vindo = null
        throw causa
      })
      return vindo
    },
  }
}

/** Null until it came. What shows until then keeps its place; what did not come is asked for again. */
export function useAdiado<Modulo extends object>(adiado: Adiado<Modulo>): Modulo | null {
  const [modulo, setModulo] = useState(adiado.modulo)
  useEffect(() => {
    if (modulo) return
    let saiu = false
    let espera: ReturnType<typeof setTimeout> | undefined
    const tentar = () =>
      void adiado.trazer().then(
        (veio) => {
          // In pieces: whoever is scrolling the page meanwhile does not notice.
          if (!saiu) startTransition(() => setModulo(veio))
        },
        () => {
          if (!saiu) espera = setTimeout(tentar, NOVA_TENTATIVA_MS)
        },
      )
    tentar()
    return () => {
      saiu = true
      clearTimeout(espera)
    }
  }, [adiado, modulo])
  return modulo
}
