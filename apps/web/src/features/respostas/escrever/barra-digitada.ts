/** MES-05 A slash that begins a word, and what was typed after it up to the cursor. */
export type BarraDigitada = { inicio: number; fim: number; termo: string }

const BARRA = /(?:^|\s)\/([\p{L}\d-]*)$/u

export function barraDigitada(texto: string, cursor: number): BarraDigitada | null {
  const achada = BARRA.exec(texto.slice(0, cursor))
  if (!achada) return null
  const termo = achada[1] ?? ''
  return { inicio: cursor - termo.length - 1, fim: cursor, termo }
}
