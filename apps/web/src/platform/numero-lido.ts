/** Whether what a field of numbers gave is one: what cannot be read stays in the field and is asked of nobody. */
export const ehNumeroLido = (valor: string): boolean => /^\d+(\.\d+)?$/.test(valor)
