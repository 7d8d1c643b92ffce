const BASE = 31
const MAIOR = 2_000_000_000

/** Another number for another text, near enough. */
export function numeroDoTexto(texto: string): number {
  let soma = 7
  for (const letra of texto) soma = (soma * BASE + (letra.codePointAt(0) ?? 0)) % MAIOR
  return soma + 1
}
