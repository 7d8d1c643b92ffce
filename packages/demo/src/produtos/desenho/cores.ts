/** A brand's colour with the tints a drawing needs. */
export type Paleta = { cor: string; clara: string; escura: string; fundo: string }

export function paletaDe(cor: string): Paleta {
  return {
    cor,
    clara: misturar(cor, '#ffffff', 0.35),
    escura: misturar(cor, '#16181d', 0.35),
    fundo: misturar(cor, '#ffffff', 0.88),
  }
}

function misturar(cor: string, outra: string, parte: number): string {
  const [a, b] = [canais(cor), canais(outra)]
  return `#${a.map((canal, i) => hexadecimal(canal + ((b[i] ?? 0) - canal) * parte)).join('')}`
}

const canais = (cor: string) => [1, 3, 5].map((inicio) => Number.parseInt(cor.slice(inicio, inicio + 2), 16))
const hexadecimal = (canal: number) => Math.round(canal).toString(16).padStart(2, '0')
