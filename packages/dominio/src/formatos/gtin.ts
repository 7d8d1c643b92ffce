const COMPRIDO = /^\d{12,14}$/
const CURTO = /^\d{8}$/

const digitoConfere = (texto: string): boolean =>
  [...texto].reverse().reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0

/** A bar code of 12 to 14 digits whose last one checks the others: no quantity or price is that by chance. */
export const ehGtin = (texto: string): boolean => COMPRIDO.test(texto) && digitoConfere(texto)

/** ADM-07 What may be registered as the bar code of a product, the short one too. */
export const codigoDeBarrasValido = (texto: string): boolean =>
  ehGtin(texto) || (CURTO.test(texto) && digitoConfere(texto))
