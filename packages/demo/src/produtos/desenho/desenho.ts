import type { Paleta } from './cores.ts'

/** Where the label lies on the drawing, in a square of 240. */
export type Etiqueta = { x: number; y: number; largura: number; altura: number }

export type Desenho = { etiqueta: Etiqueta; corpo(paleta: Paleta): string }
