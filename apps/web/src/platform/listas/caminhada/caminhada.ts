import { useSyncExternalStore } from 'react'
import type { LugarNaLista } from './andar.ts'

/** MES-03 The list somebody walks through, as it was last seen: its address, what the server was asked for, its rows. */
export type Caminhada = LugarNaLista & { endereco: object; query: object }

const chaveDe = (lista: string) => `balcao:caminhada:${lista}`
const ouvintes = new Set<() => void>()
const lidas = new Map<string, { texto: string | null; caminhada: Caminhada | null }>()

/** Of this tab: it survives a reload, and ends with the session. */
export function lerCaminhada(lista: string): Caminhada | null {
  const texto = sessionStorage.getItem(chaveDe(lista))
  const lida = lidas.get(lista)
  if (lida && lida.texto === texto) return lida.caminhada
  const caminhada = texto === null ? null : interpretar(texto)
  lidas.set(lista, { texto, caminhada })
  return caminhada
}

function interpretar(texto: string): Caminhada | null {
  try {
    const lida: Caminhada = JSON.parse(texto)
    return Array.isArray(lida.ids) ? lida : null
  } catch {
    return null
  }
}

function guardar(lista: string, caminhada: Caminhada): void {
  try {
    sessionStorage.setItem(chaveDe(lista), JSON.stringify(caminhada))
  } catch {
    // Storage that is full or forbidden costs only the walk.
  }
  for (const ouvinte of ouvintes) ouvinte()
}

/** The rows as they are now. Another page or other filters: where somebody stood on the former ones says nothing there. */
export function verLista(lista: string, vista: Omit<Caminhada, 'aberto'>): void {
  const anterior = lerCaminhada(lista)
  const mesma =
    anterior?.pagina === vista.pagina && JSON.stringify(anterior.query) === JSON.stringify(vista.query)
  guardar(lista, { ...vista, aberto: mesma ? anterior.aberto : undefined })
}

/** This row is open: where it stands is remembered for when it leaves the list. */
export function marcarAberto(lista: string, id: number): void {
  const atual = lerCaminhada(lista)
  const posicao = atual?.ids.indexOf(id) ?? -1
  if (!atual || posicao < 0) return
  if (atual.aberto?.id !== id || atual.aberto.posicao !== posicao)
    guardar(lista, { ...atual, aberto: { id, posicao } })
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

export const useCaminhada = (lista: string): Caminhada | null =>
  useSyncExternalStore(assinar, () => lerCaminhada(lista))
