/**
 * Puts the accepted text into the input while its own event is being handled. React would write it later and throw the
 * cursor to the end.
 */
export function reescreverEntrada(entrada: HTMLInputElement, texto: string, cursor: number): void {
  if (entrada.value !== texto) entrada.value = texto
  if (entrada.selectionStart !== cursor || entrada.selectionEnd !== cursor) {
    entrada.setSelectionRange(cursor, cursor)
  }
}
