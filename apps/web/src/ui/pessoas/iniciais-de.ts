/** First letters of the first and last names. */
export function iniciaisDe(nome: string): string {
  const palavras = nome.trim().split(/\s+/)
  const ultima = palavras.length > 1 ? palavras.at(-1) : undefined
  return [palavras[0], ultima].map((palavra) => palavra?.charAt(0).toUpperCase() ?? '').join('')
}
