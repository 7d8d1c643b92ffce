const CAMPO = { INPUT: () => HTMLInputElement.prototype, TEXTAREA: () => HTMLTextAreaElement.prototype }

/** Puts a text after what a field has, as if it had been typed there: whoever owns the field hears it. */
export function escreverComoDigitado(campo: HTMLElement, texto: string, cursor: number | null): void {
  const prototipo = CAMPO[campo.tagName as keyof typeof CAMPO]?.()
  if (!prototipo || texto === '') return
  const entrada = campo as HTMLInputElement | HTMLTextAreaElement
  const { value, maxLength } = entrada
  const antes = value === '' || /\s$/.test(value) ? value : `${value} `
  const inteiro = antes + texto
  const novo = maxLength >= 0 ? inteiro.slice(0, maxLength) : inteiro
  // The kit's own setter remembers the value, and would take the event for an echo of it.
  Object.getOwnPropertyDescriptor(prototipo, 'value')?.set?.call(entrada, novo)
  entrada.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  const onde = Math.min(antes.length + (cursor ?? texto.length), entrada.value.length)
  entrada.setSelectionRange(onde, onde)
}
