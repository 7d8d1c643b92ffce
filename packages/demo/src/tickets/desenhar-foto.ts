import { desenharPng } from '../png.ts'

const LARGURA = 400
const ALTURA = 300

/** Wall, floor, cardboard (light, side, shadow), tape, damage, water. */
const CORES = ['#dfe3e8', '#aab2bb', '#c99a63', '#b07f49', '#8b6135', '#e6d3a3', '#3c2a17', '#6b8aa3']
const [PAREDE, CHAO, PAPELAO, LATERAL, SOMBRA, FITA, DANO, AGUA] = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Ponto = { x: number; y: number }
type Estrago = (ponto: Ponto) => number | null

const naElipse = ({ x, y }: Ponto, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

/** What happened to the box, by what the picture shows. */
export const ESTRAGOS = {
  amassada: (p) => {
    if (naElipse(p, 150, 150, 46, 30)) return naElipse(p, 156, 156, 34, 20) ? DANO : SOMBRA
    return Math.abs(p.y - 150 - (p.x - 150) * 0.3) < 2 && p.x > 110 && p.x < 230 ? SOMBRA : null
  },
  molhada: (p) => {
    const nivel = 200 + 12 * Math.sin(p.x / 17) + 6 * Math.sin(p.x / 7)
    return p.y > nivel ? ((p.x + p.y) % 9 < 2 ? AGUA : SOMBRA) : null
  },
  violada: (p) => {
    const rasgo = 6 + 5 * Math.sin(p.y / 5)
    return Math.abs(p.x - 200) < rasgo && p.y > 95 && p.y < 225 ? DANO : null
  },
  quebrada: (p) => {
    const raios = [0.2, -0.7, 1.4, -2.1, 4].some(
      (inclinacao) => Math.abs(p.y - 170 - (p.x - 190) * inclinacao) < 2.5 && naElipse(p, 190, 170, 70, 60),
    )
    return raios || naElipse(p, 190, 170, 14, 11) ? DANO : null
  },
} as const satisfies Record<string, Estrago>
export type EstragoNaFoto = keyof typeof ESTRAGOS

function cor(ponto: Ponto, estrago: Estrago): number {
  const { x, y } = ponto
  const frente = x >= 90 && x < 280 && y >= 85 && y < 250
  const lado = x >= 280 && x < 330 && y >= 85 - (x - 280) * 0.6 && y < 250 - (x - 280) * 0.6
  const tampa = y < 85 && y >= 55 && x >= 90 + (85 - y) * 1.66 && x < 280 + (85 - y) * 1.66
  if (frente) return estrago(ponto) ?? (y > 155 && y < 172 ? FITA : PAPELAO)
  if (lado) return LATERAL
  if (tampa) return SOMBRA
  return y > 215 ? CHAO : PAREDE
}

/** A photo of a damaged box, 400 × 300, the same bytes every time. */
export function desenharFoto(qual: EstragoNaFoto): Buffer {
  const estrago: Estrago = ESTRAGOS[qual]
  return desenharPng({
    largura: LARGURA,
    altura: ALTURA,
    cores: CORES,
    cor: (x, y) => cor({ x, y }, estrago),
  })
}
