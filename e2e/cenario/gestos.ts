import type { Page } from '@playwright/test'

/** Presses of the pointer, keys that are commands, fields into which something was put; and the letters, counted apart. */
export type Gestos = { cliques: number; teclas: number; campos: number; letras: number }

type ComGestos = Window & { gestos?: Gestos }

/**
 * MES-07 What a person does with their hands, counted in the page itself: each press of the pointer, each key that is a
 * command (Tab, Enter, an arrow, Ctrl and a letter), each field into which something is typed, each file that arrives. A
 * field typed into again after something else counts again.
 */
export async function separarGestos(page: Page): Promise<() => Promise<Gestos>> {
  await page.evaluate(() => {
    const gestos = { cliques: 0, teclas: 0, campos: 0, letras: 0 }
    const janela = window as ComGestos
    janela.gestos = gestos
    let digitando: EventTarget | null = null
    const contar = (qual: 'cliques' | 'teclas' | 'campos', campo: EventTarget | null = null) => {
      gestos[qual]++
      digitando = campo
    }
    const modificadores = ['Control', 'Shift', 'Alt', 'Meta']
    addEventListener('pointerdown', (evento) => evento.isTrusted && contar('cliques'), true)
    addEventListener(
      'keydown',
      ({ key, ctrlKey, target, isTrusted, repeat }) => {
        if (!isTrusted || repeat || modificadores.includes(key)) return
        const escreve = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        if (key.length > 1 || ctrlKey || !escreve) contar('teclas')
      },
      true,
    )
    addEventListener(
      'input',
      (evento) => {
        const { target } = evento
        // Its key was counted already.
        if (evento instanceof InputEvent && evento.inputType === 'insertFromPaste') return
        // A mark is its click.
        const campo =
          target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null
        if (!campo || ['radio', 'checkbox'].includes(campo.type)) return
        if (campo !== digitando) contar('campos', campo)
        if (campo.type === 'file') return
        // A field filled at once has no data of its own.
        gestos.letras += (evento instanceof InputEvent && evento.data?.length) || campo.value.length
      },
      true,
    )
  })
  return () =>
    page.evaluate(() => (window as ComGestos).gestos ?? { cliques: 0, teclas: 0, campos: 0, letras: 0 })
}

export const total = ({ cliques, teclas, campos }: Gestos): number => cliques + teclas + campos

/** MES-07 All of them in one number; what was typed counts as one for each field. */
export async function contarGestos(page: Page): Promise<() => Promise<number>> {
  const separados = await separarGestos(page)
  return async () => total(await separados())
}

/** One that happens outside the page. */
export const contarClique = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { gestos } = window as ComGestos
    if (gestos) gestos.cliques++
  })
