import type { PropsDoPasso } from '../passo.ts'

/** Written on branch web-escolha; its file takes the place of this one. */
export function PassoNotas(_: PropsDoPasso) {
  return null
}
