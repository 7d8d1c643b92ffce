import type { Page } from '@playwright/test'

type ComGestos = Window & { gestos?: number }

/**
 * MES-07 What a person does with their hands, counted in the page itself: each press of the pointer, each key that is a
 * command (Tab, Enter, an arrow, Ctrl and a letter), each field into which something is typed, each file that arrives. A
 * field typed into again after something else counts again.
 */
export async function contarGestos(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const janela = window as ComGestos
    janela.gestos = 0
    let digitando: EventTarget | null = null
    const contar = (campo: EventTarget | null = null) => {
      janela.gestos = (janela.gestos ?? 0) + 1
      digitando = campo
    }
    const modificadores = ['Control', 'Shift', 'Alt', 'Meta']
    addEventListener('pointerdown', (evento) => evento.isTrusted && contar(), true)
    addEventListener(
      'keydown',
      ({ key, ctrlKey, target, isTrusted, repeat }) => {
        if (!isTrusted || repeat || modificadores.includes(key)) return
        const escreve = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        if (key.length > 1 || ctrlKey || !escreve) contar()
      },
      true,
    )
    addEventListener(
      'input',
      (evento) => {
        const { target } = evento
        // Its key was counted already.
        if (evento instanceof InputEvent && evento.inputType === 'insertFromPaste') return
        if (target !== digitando) contar(target)
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as ComGestos).gestos ?? 0)
}
