import { useLayoutEffect } from 'react'
import { avisarInfo } from './toasts.ts'

/** What a key opens to be typed into. */
export type Escrita = {
  /** Name of the field that is awaited. */
  rotulo: string
  /** More than one line of text. */
  longa?: boolean | undefined
  /** Where the awaited field stands; a dialog, unless told otherwise. */
  em?: string | undefined
}

export type EsperaDoTeclado = Escrita & {
  em: string
  /** What was typed the last time, when the field did not come. */
  inicial: string
  antes: Antes
  /** Escape, or a press elsewhere: what still comes is not wanted any more. */
  desistida: boolean
}

/** How it was before the key did anything. */
export type Antes = {
  /** Who had the focus, and has it back. */
  foco: Element | null
  /** Dialogs that stand beside the page: none of them is what is awaited. */
  dialogos: ReadonlySet<Element>
}

/** Far beyond any wait that somebody sits through: the keyboard of a page must not stay at rest for good. */
export const LIMITE_DA_ESPERA_MS = 60_000

export const DIALOGO = '[role="dialog"]'

let espera: EsperaDoTeclado | null = null
let chegando = 0
const ouvintes = new Set<() => void>()
const desistencias = new Set<() => void>()
const guardados = new Map<string, string>()

function trocar(nova: EsperaDoTeclado | null): void {
  espera = nova
  for (const ouvinte of ouvintes) ouvinte()
}

/** By the stand-in: without one nobody waits. */
export function assinarEspera(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => {
    ouvintes.delete(ouvinte)
    if (ouvintes.size === 0) espera = null
  }
}
export const esperaDoTeclado = (): EsperaDoTeclado | null => espera

/** MES-04 Something that was asked for is on its way: whatever is pressed meanwhile is not for the page. */
export const tecladoAEspera = (): boolean => espera !== null || chegando > 0

export const comoEstava = (): Antes => ({
  foco: document.activeElement,
  dialogos: new Set(document.querySelectorAll(DIALOGO)),
})

/** MES-04 From here on what is typed goes to a stand-in, until the field it is meant for takes the focus. */
export function esperarTexto({ em = DIALOGO, ...escrita }: Escrita, antes: Antes): void {
  if (ouvintes.size === 0) return
  const inicial = guardados.get(escrita.rotulo) ?? ''
  guardados.delete(escrita.rotulo)
  trocar({ ...escrita, em, inicial, antes, desistida: false })
}

/** The field came and has what was typed. */
export const entregarEspera = (): void => trocar(null)

/** It will not come: what was typed is there the next time that it is asked for. */
export function falharEspera(texto = textoDaEspera()): void {
  if (espera && texto) guardados.set(espera.rotulo, texto)
  devolverFoco()
}

/** Nobody waits for it any more. */
export function desistirDaEspera(): void {
  if (!espera) return
  espera.desistida = true
  devolverFoco()
  for (const aoDesistir of desistencias) aoDesistir()
}

/** What came has no field for what was typed: it is said, so that it can be typed again. */
export function dispensarEspera(texto = textoDaEspera()): void {
  trocar(null)
  if (texto.trim()) avisarInfo(`O que você digitou ficou sem lugar: “${texto.trim()}”`)
}

function devolverFoco(): void {
  const foco = espera?.antes.foco
  trocar(null)
  if (foco instanceof HTMLElement && foco.isConnected) foco.focus({ preventScroll: true })
}

export const ATRIBUTO_DA_ESPERA = 'data-espera-do-teclado'
const textoDaEspera = () => document.querySelector<HTMLInputElement>(`[${ATRIBUTO_DA_ESPERA}]`)?.value ?? ''

/** The keys of the page rest for as long as this is true. */
export function useTecladoAEspera(vindo: boolean, aoDesistir: () => void): void {
  useLayoutEffect(() => {
    if (!vindo) return
    chegando += 1
    return () => {
      chegando -= 1
    }
  }, [vindo])
  useLayoutEffect(() => {
    if (!vindo) return
    desistencias.add(aoDesistir)
    return () => {
      desistencias.delete(aoDesistir)
    }
  }, [vindo, aoDesistir])
}
