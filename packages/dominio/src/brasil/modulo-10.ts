/** Check digit of boleto fields and bank accounts: 2 and 1 in turn from the right, the digits of each product added up. */
export function digitoModulo10(base: string): string {
  let soma = 0
  for (let i = base.length - 1, peso = 2; i >= 0; i--, peso = 3 - peso) {
    const produto = Number(base[i]) * peso
    soma += produto > 9 ? produto - 9 : produto
  }
  return String((10 - (soma % 10)) % 10)
}
