import type { Numerico } from '../formatos/decimal.ts'

/** One step of how a figure came about: what was applied, and what it came to. Shown as it is. */
export type Passo = { texto: string; valor: number }

export const passo = (texto: string, valor: Numerico): Passo => ({ texto, valor: Number(valor) })
