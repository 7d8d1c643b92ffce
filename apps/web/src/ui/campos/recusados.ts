import { useLayoutEffect } from 'react'

/** On an input for as long as its text can't be its value, whether that was told already or not yet. */
export const RECUSADO = 'data-recusado'

const ouvintes = new Set<() => void>()
let quantos = 0

const recusadosEm = (raiz: ParentNode) => [
  ...raiz.querySelectorAll<HTMLElement>(`[${RECUSADO}]:not(:disabled)`),
]

/** GER-09 Each says what is wrong with it, and the first takes the focus; false where nothing is refused. */
export function acusarRecusados(raiz: ParentNode): boolean {
  const campos = recusadosEm(raiz)
  // As the browser does of a field that fails its own checks.
  for (const campo of campos) campo.dispatchEvent(new Event('invalid', { cancelable: true }))
  campos[0]?.focus()
  return campos.length > 0
}

/** Before any form hears of it: what was typed and is no value must not be sent as if nothing had been typed. */
function conferirEnvio(evento: Event): void {
  if (!(evento.target instanceof HTMLFormElement) || !acusarRecusados(evento.target)) return
  evento.preventDefault()
  evento.stopImmediatePropagation()
}

function contar(diferenca: 1 | -1): void {
  if (quantos === 0) document.addEventListener('submit', conferirEnvio, true)
  quantos += diferenca
  if (quantos === 0) document.removeEventListener('submit', conferirEnvio, true)
  for (const ouvinte of ouvintes) ouvinte()
}

/** Its form can't be sent for as long as this is true. */
export function useRecusa(recusado: boolean): void {
  useLayoutEffect(() => {
    if (!recusado) return
    contar(1)
    return () => contar(-1)
  }, [recusado])
}

export function assinarRecusados(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** The form that this button sends has something that can't be sent. */
export const temRecusado = (botao: HTMLButtonElement | null): boolean =>
  botao?.type === 'submit' && botao.form !== null && recusadosEm(botao.form).length > 0
