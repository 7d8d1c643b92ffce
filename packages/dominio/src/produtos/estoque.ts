export type NivelDeEstoque = 1 | 2 | 3

/** GER-21: the colour never stands alone, the label goes with it. */
export const NIVEIS_DE_ESTOQUE = [
  { nivel: 1, label: 'Estoque normal', tom: 'verde' },
  { nivel: 2, label: 'Estoque baixo', tom: 'amarelo' },
  { nivel: 3, label: 'Sem estoque', tom: 'vermelho' },
] as const satisfies readonly { nivel: NivelDeEstoque; label: string; tom: string }[]

/** GER-21: empty at zero, low down to and including the minimum. */
export function nivelDeEstoque(quantidade: number, minimo: number): NivelDeEstoque {
  if (quantidade <= 0) return 3
  return quantidade <= minimo ? 2 : 1
}
