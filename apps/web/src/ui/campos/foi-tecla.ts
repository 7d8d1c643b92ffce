/** Everything else that fills a field (paste, drop, autofill, voice) may bring a whole formatted text at once. */
export const foiTecla = (evento: Event) =>
  evento instanceof InputEvent && /^insert(Composition)?Text$/.test(evento.inputType)

export const foiApagado = (evento: Event) =>
  evento instanceof InputEvent && evento.inputType.startsWith('delete')
