import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { estaDigitando } from '../ui/listas/esta-digitando.ts'
import { LISTA_NAVEGAVEL } from '../ui/listas/lista-navegavel.ts'

export type Atalho = {
  /** One key ('f2' works in a field too), 'ctrl+' and a key (Command on a Mac), or two pressed one after the other: ['g', 'h']. */
  teclas: readonly [string] | readonly [string, string]
  descricao: string
  /** Null for a key that its own component hears. */
  acao: (() => void) | null
  onde: Onde
}

/** MES-04 Where a key works: the headings of the help, in this order. */
export const ONDE = {
  escrita: 'Ao escrever',
  ticket: 'No ticket',
  lista: 'Na lista',
  pagina: 'Nesta página',
  portal: 'Em qualquer página',
} as const
export type Onde = keyof typeof ONDE

const DAS_LISTAS = /^[jk]$/i
const COM_CTRL = 'ctrl+'
const TECLA_DE_FUNCAO = /^F\d{1,2}$/
const ESPERA_DA_SEGUNDA_TECLA_MS = 1_000

let atalhos: readonly Atalho[] = []
const ouvintes = new Set<() => void>()
let primeira: { tecla: string; ate: number } | null = null

function trocar(novos: readonly Atalho[]): void {
  if (atalhos.length === 0) window.addEventListener('keydown', aoTeclar)
  atalhos = novos
  if (atalhos.length === 0) window.removeEventListener('keydown', aoTeclar)
  for (const ouvinte of ouvintes) ouvinte()
}

function aoTeclar(evento: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, target, defaultPrevented } = evento
  const comCtrl = ctrlKey || metaKey
  if (defaultPrevented || altKey || (comCtrl && shiftKey) || repeat || isComposing) return
  // Under a dialog the page is out of reach, its shortcuts too.
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
  // In a list these two are its own, whatever they do elsewhere.
  if (DAS_LISTAS.test(key) && target instanceof Element && target.closest(`[${LISTA_NAVEGAVEL}]`)) return
  // A letter in a field is text; with Ctrl, or a function key, it is not.
  if (estaDigitando(target) && !comCtrl && !TECLA_DE_FUNCAO.test(key)) return

  const tecla = (comCtrl ? COM_CTRL : '') + key.toLowerCase()
  const inicio = primeira && evento.timeStamp <= primeira.ate ? primeira.tecla : null
  primeira = null
  const daqui = atalhos.filter(({ acao }) => acao !== null)
  const atalho =
    daqui.find(({ teclas }) => teclas.length === 2 && teclas[0] === inicio && teclas[1] === tecla) ??
    daqui.find(({ teclas }) => teclas.length === 1 && teclas[0] === tecla)
  if (atalho) {
    evento.preventDefault()
    atalho.acao?.()
  } else if (atalhos.some(({ teclas }) => teclas.length === 2 && teclas[0] === tecla))
    primeira = { tecla, ate: evento.timeStamp + ESPERA_DA_SEGUNDA_TECLA_MS }
}

/** A keyboard shortcut for as long as the component is mounted; never while somebody types in a field. */
export function useAtalho(
  teclas: Atalho['teclas'],
  descricao: string,
  acao: () => void,
  onde: Onde = 'pagina',
): void {
  const atual = useRef(acao)
  // Before the paint: once the page is seen, its keys work, and the first one pressed is not lost.
  useLayoutEffect(() => {
    atual.current = acao
  })
  const sequencia = teclas.join(' ')
  useLayoutEffect(
    () => registrar({ teclas: separadas(sequencia), descricao, onde, acao: () => atual.current() }),
    [sequencia, descricao, onde],
  )
}

/** MES-04 A key that the component itself hears, in its own fields: here only so that the help tells of it. */
export function useTeclaDita(teclas: Atalho['teclas'], descricao: string, onde: Onde): void {
  const sequencia = teclas.join(' ')
  useLayoutEffect(
    () => registrar({ teclas: separadas(sequencia), descricao, onde, acao: null }),
    [sequencia, descricao, onde],
  )
}

const separadas = (sequencia: string) => sequencia.split(' ') as unknown as Atalho['teclas']

function registrar(atalho: Atalho): () => void {
  trocar([...atalhos, atalho])
  return () => trocar(atalhos.filter((outro) => outro !== atalho))
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** The shortcuts that work at this moment. */
export function useAtalhos(): readonly Atalho[] {
  return useSyncExternalStore(assinar, () => atalhos)
}
