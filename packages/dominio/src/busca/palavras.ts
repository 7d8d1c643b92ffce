const MENOR_PALAVRA = 2

/** A text as it is compared: no accents, no capitals; every character stays in its place. */
export const comparavel = (texto: string): string =>
  texto.replace(
    /[A-Z]|\P{ASCII}/gu,
    (letra) => letra.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, letra.length) || letra,
  )

/** The words of what was typed, in order, without accents and each once: letters and digits alone. */
export function palavrasDoTexto(texto: string): string[] {
  const palavras = comparavel(texto)
    // A code is one word, with its punctuation or without: 5.202, 99.999-9.
    .replace(/(?<=\d)[.\-/](?=\d)/g, '')
    // Nothing else reaches the query language of the search, whose signs mean something.
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra.length >= MENOR_PALAVRA)
  return [...new Set(palavras)]
}
