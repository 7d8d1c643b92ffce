/**
 * Check digit of CPF, CNPJ and the NF-e key: weights grow from 2, right to left, and start again after the largest.
 * The value of a character is its code minus that of '0', which is how alphanumeric CNPJs count letters.
 */
export function digitoModulo11(base: string, pesoMaximo = 9): string {
  let soma = 0
  let peso = 2
  for (let i = base.length - 1; i >= 0; i--) {
    soma += (base.charCodeAt(i) - 48) * peso
    peso = peso === pesoMaximo ? 2 : peso + 1
  }
  const resto = soma % 11
  return String(resto < 2 ? 0 : 11 - resto)
}

/** Whether the last two characters are the digits of those before them. */
export function digitosConferem(valor: string, pesoMaximo?: number): boolean {
  const base = valor.slice(0, -2)
  const primeiro = digitoModulo11(base, pesoMaximo)
  return valor === base + primeiro + digitoModulo11(base + primeiro, pesoMaximo)
}
