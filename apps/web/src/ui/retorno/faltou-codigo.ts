// No standard says how a browser words it: Chromium and Firefox, Safari, and Vite for the style sheet of a page.
const FRASES = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Said before the browser was asked to import anything, and so not remembered by it. */
export class CodigoQueNaoVeio extends Error {}

/** A part of the application that is loaded later did not come: the network, or a version that was replaced. */
export function faltouCodigo(erro: unknown): boolean {
  return erro instanceof CodigoQueNaoVeio || (erro instanceof Error && FRASES.test(erro.message))
}
