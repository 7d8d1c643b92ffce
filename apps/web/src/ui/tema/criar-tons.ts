import type { MantineColorsTuple } from '@mantine/core'
import { contraste, deOklch, type Oklch, paraOklch } from './cor.ts'
import { BRANCO, CINZAS } from './neutros.ts'

/** WCAG AA for text; a little is added because the shades are rounded to 8 bits per channel. */
const CONTRASTE_DE_TEXTO = 4.55
/** The shade of filled buttons (with white text) and of links (on white and on the light greys). */
export const TOM_PRINCIPAL = 6

const CLARIDADE_DOS_CLAROS = [0.978, 0.948, 0.9, 0.838, 0.765] as const
const CROMA_DOS_CLAROS = [0.14, 0.26, 0.45, 0.65, 0.88] as const
const CLARIDADE_MINIMA = 0.3
const DEGRAU_DOS_ESCUROS = 0.055

function escurecerAteSerLegivel(cor: Oklch): Oklch {
  let claridade = Math.max(cor.claridade, CLARIDADE_MINIMA)
  while (
    contraste(deOklch({ ...cor, claridade }), BRANCO) < CONTRASTE_DE_TEXTO ||
    contraste(deOklch({ ...cor, claridade }), CINZAS[1]) < CONTRASTE_DE_TEXTO
  ) {
    claridade -= 0.005
  }
  return { ...cor, claridade }
}

/**
 * Ten shades of one colour, from nearly white to nearly black. A colour that is legible under white text is kept as
 * shade 6 as it is; a lighter one (yellow, cyan) is darkened until it is.
 */
export function criarTons(hex: string): MantineColorsTuple {
  const base = escurecerAteSerLegivel(paraOklch(hex))
  const tom = (claridade: number, fatorDeCroma: number) =>
    deOklch({ ...base, claridade, croma: base.croma * fatorDeCroma })
  const claro = (indice: 0 | 1 | 2 | 3 | 4) => tom(CLARIDADE_DOS_CLAROS[indice], CROMA_DOS_CLAROS[indice])
  const escuro = (degraus: number, fatorDeCroma: number) =>
    tom(Math.max(base.claridade - degraus * DEGRAU_DOS_ESCUROS, 0.18), fatorDeCroma)
  return [
    claro(0),
    claro(1),
    claro(2),
    claro(3),
    claro(4),
    tom((CLARIDADE_DOS_CLAROS[4] + base.claridade) / 2, 1),
    deOklch(base),
    escuro(1, 0.97),
    escuro(2, 0.9),
    escuro(3, 0.8),
  ]
}
