export type Votos = { ajudou: number; naoAjudou: number }

// What an article is believed to be worth before anybody voted: ten people, six of whom it helped. One vote then moves
// the score a little, and a new article is not shown as one that fails.
const CRENCA = { votos: 10, ajudou: 6 } as const

const MINIMO_DE_UM_BOM_SCORE = 50

/** FAQ-01 Share of people whom the article helped, 0 to 100, smoothed so that one vote does not decide it. */
export function scoreDoArtigo({ ajudou, naoAjudou }: Votos): number {
  return Math.round((100 * (ajudou + CRENCA.ajudou)) / (ajudou + naoAjudou + CRENCA.votos))
}

/** NOV-17 Over 50 is green, otherwise red. */
export const scoreBom = (score: number): boolean => score > MINIMO_DE_UM_BOM_SCORE
