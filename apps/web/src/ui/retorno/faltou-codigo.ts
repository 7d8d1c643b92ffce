// No standard says how a browser words it: Chromium and Firefox, Safari, and Vite for the style sheet of a page.
const FRASES = /dynamically imported module|importing a module script failed|unable to preload css/i

/** A part of the application that is loaded later did not come: the network, or a version that was replaced. */
export function faltouCodigo(erro: unknown): boolean {
  return erro instanceof Error && FRASES.test(erro.message)
}
