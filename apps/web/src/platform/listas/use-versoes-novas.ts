import { useEffect, useRef, useState } from 'react'
import type { ItemDaLista } from './descricao.ts'

// As long as the mark of the table lasts.
const DURACAO_DA_MARCA_MS = 4_000
const NENHUM: ReadonlySet<number> = new Set()

type Vistas = { assunto: string; versoes: ReadonlyMap<number, number> }

/** Rows of the same page that came back with a newer version, for as long as they are marked. */
export function useVersoesNovas(assunto: string, itens: readonly ItemDaLista[] | null): ReadonlySet<number> {
  const vistas = useRef<Vistas | null>(null)
  const [marcadas, setMarcadas] = useState(NENHUM)

  useEffect(() => {
    if (!itens) return
    const anteriores = vistas.current?.assunto === assunto ? vistas.current.versoes : null
    vistas.current = { assunto, versoes: new Map(itens.map(({ id, versao = 0 }) => [id, versao])) }
    const novas = itens.filter(({ id, versao = 0 }) => versao > (anteriores?.get(id) ?? Infinity))
    if (novas.length > 0) setMarcadas(new Set(novas.map(({ id }) => id)))
  }, [assunto, itens])

  useEffect(() => {
    if (marcadas.size === 0) return
    const espera = setTimeout(() => setMarcadas(NENHUM), DURACAO_DA_MARCA_MS)
    return () => clearTimeout(espera)
  }, [marcadas])

  return marcadas
}
