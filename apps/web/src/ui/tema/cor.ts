/** Red, green and blue in linear light, 0 to 1. */
type Rgb = readonly [number, number, number]
/** Perceptual lightness (0 to 1), chroma and hue in radians. */
export type Oklch = { claridade: number; croma: number; matiz: number }

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i

export function corValida(hex: string): boolean {
  return HEX.test(hex.trim())
}

function emLuzLinear(canal: number): number {
  return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4
}

function emGama(canal: number): number {
  return canal <= 0.0031308 ? canal * 12.92 : 1.055 * canal ** (1 / 2.4) - 0.055
}

function lerHex(hex: string): Rgb {
  const [, digitos] = HEX.exec(hex.trim()) ?? []
  if (digitos === undefined) throw new Error(`Cor inválida: ${hex}`)
  const longo = digitos.length === 3 ? digitos.replace(/./g, '$&$&') : digitos
  const canal = (inicio: number) => emLuzLinear(Number.parseInt(longo.slice(inicio, inicio + 2), 16) / 255)
  return [canal(0), canal(2), canal(4)]
}

function escreverHex(rgb: Rgb): string {
  const canais = rgb.map((canal) => Math.round(emGama(Math.min(1, Math.max(0, canal))) * 255))
  return `#${canais.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of WCAG 2. */
export function luminancia(hex: string): number {
  const [vermelho, verde, azul] = lerHex(hex)
  return 0.2126 * vermelho + 0.7152 * verde + 0.0722 * azul
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contraste(a: string, b: string): number {
  const [escura, clara] = [luminancia(a), luminancia(b)].sort((x, y) => x - y) as [number, number]
  return (clara + 0.05) / (escura + 0.05)
}

export function paraOklch(hex: string): Oklch {
  const [r, g, b] = lerHex(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const verdeVermelho = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const azulAmarelo = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    claridade: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    croma: Math.hypot(verdeVermelho, azulAmarelo),
    matiz: Math.atan2(azulAmarelo, verdeVermelho),
  }
}

function paraRgb({ claridade, croma, matiz }: Oklch): Rgb {
  const verdeVermelho = croma * Math.cos(matiz)
  const azulAmarelo = croma * Math.sin(matiz)
  const l = (claridade + 0.3963377774 * verdeVermelho + 0.2158037573 * azulAmarelo) ** 3
  const m = (claridade - 0.1055613458 * verdeVermelho - 0.0638541728 * azulAmarelo) ** 3
  const s = (claridade - 0.0894841775 * verdeVermelho - 1.291485548 * azulAmarelo) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const TOLERANCIA = 0.0005
const cabeNaTela = (rgb: Rgb) => rgb.every((canal) => canal >= -TOLERANCIA && canal <= 1 + TOLERANCIA)

/** A colour the screen cannot show loses chroma, never lightness: contrast depends on lightness. */
export function deOklch(cor: Oklch): string {
  let croma = cor.croma
  while (croma > 0 && !cabeNaTela(paraRgb({ ...cor, croma }))) croma -= 0.002
  return escreverHex(paraRgb({ ...cor, croma: Math.max(0, croma) }))
}
