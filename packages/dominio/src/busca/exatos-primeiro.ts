const ENTRE_DIGITOS = /[\s.\-/#]/g

/** Whether what was typed is, whole and mask aside, one of these numbers. */
export function ehONumero(termo: string, ...numeros: readonly (number | string)[]): boolean {
  const limpo = termo.replace(ENTRE_DIGITOS, '')
  return /^\d+$/.test(limpo) && numeros.some((numero) => String(numero) === limpo)
}

/** MES-09 Whoever types a whole number wants that very ticket, order or invoice: its group comes before those that only contain it. */
export const exatosPrimeiro = <G extends { exato: boolean }>(grupos: readonly G[]): G[] =>
  grupos.toSorted((a, b) => Number(b.exato) - Number(a.exato))
