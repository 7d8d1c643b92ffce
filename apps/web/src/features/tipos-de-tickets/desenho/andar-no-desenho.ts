// ADM-06 Which of the things drawn is meant by an arrow key: the nearest that way, what is straight ahead before what is aside.

export type Direcao = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
type Lugar = { id: string; x: number; y: number }

const RUMOS: Record<Direcao, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const DE_LADO_CUSTA = 2

export const direcaoDa = (tecla: string): Direcao | null => (tecla in RUMOS ? (tecla as Direcao) : null)

export function vizinhoPara(lugares: readonly Lugar[], id: string, direcao: Direcao): string | null {
  const aqui = lugares.find((lugar) => lugar.id === id)
  if (!aqui) return lugares[0]?.id ?? null
  const rumo = RUMOS[direcao]
  let melhor: { id: string; custo: number } | null = null
  for (const lugar of lugares) {
    const [dx, dy] = [lugar.x - aqui.x, lugar.y - aqui.y]
    const adiante = dx * rumo.x + dy * rumo.y
    const deLado = Math.abs(dx * rumo.y) + Math.abs(dy * rumo.x)
    // Beyond 63 degrees aside it is rather something for the other keys.
    if (lugar === aqui || adiante <= 0 || deLado > 2 * adiante) continue
    const custo = adiante + DE_LADO_CUSTA * deLado
    if (!melhor || custo < melhor.custo) melhor = { id: lugar.id, custo }
  }
  return melhor?.id ?? null
}
