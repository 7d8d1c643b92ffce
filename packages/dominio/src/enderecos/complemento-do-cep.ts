/** Which numbers of the street a CEP is of: 'de 612 a 1510 - lado par', 'até 499/500', 'de 2133 ao fim', 'lado ímpar'. */
const FAIXA_DE_NUMEROS = /^[-\s]*(?:de \d|até \d|a partir d|lado (?:par|[ií]mpar))/i

/** CAD-09 What the directory adds to a street is the customer's complement only where it says a place. */
export const complementoDoCep = (complemento: string): string =>
  FAIXA_DE_NUMEROS.test(complemento) ? '' : complemento
