import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { estaDigitando } from '../ui/listas/esta-digitando.ts'
import { LISTA_NAVEGAVEL } from '../ui/listas/lista-navegavel.ts'
import { comoEstava, type Escrita, esperarTexto, tecladoAEspera } from '../ui/retorno/espera-do-teclado.ts'
import { continuaUmTexto, naturezaDaTecla, type UltimaLetra } from './ritmo-da-digitacao.ts'

export type Atalho = {
  /** One key ('f2' works in a field too), 'ctrl+' and a key (Command on a Mac), or two pressed one after the other: ['g', 'h']. */
  teclas: readonly [string] | readonly [string, string]
  descricao: string
  /** Null for a key that its own component hears; false when there was nothing here for it. */
  acao: (() => unknown) | null
  onde: Onde
  /** MES-04 Of a key that opens something to type into: what is typed before that is there goes to it nevertheless. */
  escrita?: Escrita | Impedida | undefined
}

/** It would have opened something to type into, and can't: whoever goes on writing has not seen that yet. */
export type Impedida = 'impedida'

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
let ultimaLetra: UltimaLetra | null = null

function trocar(novos: readonly Atalho[]): void {
  if (atalhos.length === 0) {
    window.addEventListener('keydown', acompanharLetra, true)
    window.addEventListener('keydown', aoTeclar)
    window.addEventListener('pointerdown', esquecerLetra, true)
  }
  atalhos = novos
  if (atalhos.length === 0) {
    window.removeEventListener('keydown', acompanharLetra, true)
    window.removeEventListener('keydown', aoTeclar)
    window.removeEventListener('pointerdown', esquecerLetra, true)
    esquecerLetra()
  }
  for (const ouvinte of ouvintes) ouvinte()
}

function esquecerLetra(): void {
  ultimaLetra = null
}

/** Before anybody acts upon it: the field may be gone by then. */
function acompanharLetra(evento: KeyboardEvent): void {
  const natureza = naturezaDaTecla(evento)
  if (natureza === 'gesto') esquecerLetra()
  else if (natureza === 'letra' && estaDigitando(evento.target))
    ultimaLetra = { quando: evento.timeStamp, texto: true }
}

/** MES-04 What the page does with a key: nothing, of a letter that belongs to a text. */
function aoTeclar(evento: KeyboardEvent): void {
  const { timeStamp: quando, target } = evento
  const letraSolta = naturezaDaTecla(evento) === 'letra' && !estaDigitando(target)
  if (!letraSolta) return void agir(evento)
  const texto = continuaUmTexto(ultimaLetra, quando) || !agir(evento)
  ultimaLetra = { quando, texto }
}

/** True when the key was for something, and what follows it is not the text that it leads to. */
function agir(evento: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, target, defaultPrevented } = evento
  const comCtrl = ctrlKey || metaKey
  if (defaultPrevented) return true
  if (altKey || (comCtrl && shiftKey) || repeat || isComposing || tecladoAEspera()) return false
  // Under a dialog the page is out of reach, its shortcuts too.
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return false
  // In a list these two are its own, whatever they do elsewhere.
  if (DAS_LISTAS.test(key) && target instanceof Element && target.closest(`[${LISTA_NAVEGAVEL}]`)) return true
  // A letter in a field is text; with Ctrl, or a function key, it is not.
  if (estaDigitando(target) && !comCtrl && !TECLA_DE_FUNCAO.test(key)) return false

  const tecla = (comCtrl ? COM_CTRL : '') + key.toLowerCase()
  const inicio = primeira && evento.timeStamp <= primeira.ate ? primeira.tecla : null
  primeira = null
  // What is of the page comes before what is of every page, whichever began first.
  const daqui = atalhos
    .filter(({ acao }) => acao !== null)
    .toSorted((um, outro) => Number(um.onde === 'portal') - Number(outro.onde === 'portal'))
  const aDois = daqui.find(({ teclas }) => teclas.length === 2 && teclas[0] === inicio && teclas[1] === tecla)
  const dela = aDois ? [aDois] : daqui.filter(({ teclas }) => teclas.length === 1 && teclas[0] === tecla)
  for (const atalho of dela) {
    if (executar(atalho) === false) continue
    evento.preventDefault()
    return atalho.escrita === undefined
  }
  if (dela.length > 0) return true
  const comeca = atalhos.some(({ teclas }) => teclas.length === 2 && teclas[0] === tecla)
  if (comeca) primeira = { tecla, ate: evento.timeStamp + ESPERA_DA_SEGUNDA_TECLA_MS }
  return comeca
}

function executar({ acao, escrita }: Atalho): unknown {
  if (escrita === undefined || escrita === 'impedida') return acao?.()
  const antes = comoEstava()
  // Drawn before the next key can come: what is here already needs no stand-in.
  flushSync(() => acao?.())
  const agora = document.activeElement
  if (agora === antes.foco || !estaDigitando(agora)) flushSync(() => esperarTexto(escrita, antes))
  return true
}

/**
 * A keyboard shortcut for as long as the component is mounted; never while somebody types in a field. One that opens
 * something to type into says what: until that is there the keys of the page rest.
 */
export function useAtalho(
  teclas: Atalho['teclas'],
  descricao: string,
  acao: () => unknown,
  onde: Onde = 'pagina',
  escrita?: Escrita | Impedida,
): void {
  const atual = useRef(acao)
  // Before the paint: once the page is seen, its keys work, and the first one pressed is not lost.
  useLayoutEffect(() => {
    atual.current = acao
  })
  const sequencia = teclas.join(' ')
  const impedida = escrita === 'impedida'
  const { rotulo, longa, em }: Partial<Escrita> = escrita === 'impedida' ? {} : (escrita ?? {})
  useLayoutEffect(
    () =>
      registrar({
        teclas: separadas(sequencia),
        descricao,
        onde,
        acao: () => atual.current(),
        escrita: impedida ? 'impedida' : rotulo === undefined ? undefined : { rotulo, longa, em },
      }),
    [sequencia, descricao, onde, impedida, rotulo, longa, em],
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
