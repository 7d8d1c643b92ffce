const SEM_TEXTO = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** One-letter shortcuts must stay quiet while this is true. A checkbox is an input, but nobody types in it. */
export function estaDigitando(alvo: EventTarget | null): boolean {
  if (!(alvo instanceof HTMLElement)) return false
  if (alvo instanceof HTMLInputElement) return !SEM_TEXTO.has(alvo.type)
  return alvo.isContentEditable || alvo.matches('textarea, select, [role="textbox"], [role="combobox"]')
}
