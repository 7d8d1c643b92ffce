/** A cell gives out what was typed when it is left: nothing is made of a quote without it. */
export function concluirOQueSeDigita(): void {
  const ativo = document.activeElement
  if (!(ativo instanceof HTMLElement)) return
  ativo.blur()
  ativo.focus({ preventScroll: true })
}
