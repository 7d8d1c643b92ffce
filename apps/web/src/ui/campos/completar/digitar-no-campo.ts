/** Puts a sign where the cursor is, as if it had been typed: the form hears it, and it can be undone. */
export function digitarNoCampo(
  campo: HTMLTextAreaElement | null,
  sinal: string,
  aoMudar: (texto: string) => void,
): void {
  if (!campo) return
  const onde = campo.selectionEnd
  const antes = campo.value.slice(0, onde)
  campo.focus()
  campo.setRangeText(antes === '' || /\s$/.test(antes) ? sinal : ` ${sinal}`, onde, onde, 'end')
  aoMudar(campo.value)
  campo.dispatchEvent(new Event('input', { bubbles: true }))
}
