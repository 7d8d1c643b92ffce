const PALAVRA = /^\p{L}[\p{L}\p{M}'’.-]*$/u

/** GER-03: at least two words, made of letters. */
export function nomeCompletoValido(valor: string): boolean {
  const palavras = valor.trim().split(/\s+/)
  return palavras.length >= 2 && palavras.every((palavra) => PALAVRA.test(palavra))
}
