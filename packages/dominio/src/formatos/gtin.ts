const COMPRIDO = /^\d{12,14}$/

/** A bar code of 12 to 14 digits whose last one checks the others: no quantity or price is that by chance. */
export function ehGtin(texto: string): boolean {
  if (!COMPRIDO.test(texto)) return false
  const soma = [...texto]
    .reverse()
    .reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 1 : 3), 0)
  return soma % 10 === 0
}
