type Medidas = {
  /** Height, width and depth against each other. */
  proporcao: readonly [number, number, number]
  /** Grams in a cubic centimetre of pack, contents included. */
  densidade: number
  /** Weight of the empty pack against its contents. */
  tara: number
}

/** Shapes that packs and articles come in: how large they are and, in `desenhos.ts`, how they look. */
export const FORMAS = {
  arranhador: { proporcao: [1.5, 1, 1], densidade: 0.02, tara: 0.12 },
  bandeja: { proporcao: [0.25, 1, 0.7], densidade: 0.6, tara: 0.06 },
  bisnaga: { proporcao: [2.4, 1, 0.7], densidade: 0.9, tara: 0.08 },
  bola: { proporcao: [1, 1, 1], densidade: 0.9, tara: 0.05 },
  borrifador: { proporcao: [2.8, 1, 0.6], densidade: 0.7, tara: 0.14 },
  caixa: { proporcao: [1.5, 1, 0.45], densidade: 0.55, tara: 0.08 },
  caixinha: { proporcao: [2.1, 1, 0.7], densidade: 1, tara: 0.04 },
  cama: { proporcao: [0.35, 1, 1], densidade: 0.03, tara: 0.05 },
  coleira: { proporcao: [1, 0.6, 0.15], densidade: 0.12, tara: 0.1 },
  comedouro: { proporcao: [0.4, 1, 1], densidade: 0.25, tara: 0.08 },
  frasco: { proporcao: [2.4, 1, 0.7], densidade: 0.85, tara: 0.09 },
  gaiola: { proporcao: [1.3, 1, 0.7], densidade: 0.03, tara: 0.15 },
  galao: { proporcao: [1.8, 1, 0.7], densidade: 0.85, tara: 0.05 },
  garrafa: { proporcao: [3.6, 1, 1], densidade: 0.75, tara: 0.06 },
  lata: { proporcao: [1.5, 1, 1], densidade: 0.85, tara: 0.12 },
  osso: { proporcao: [0.35, 1, 0.3], densidade: 0.8, tara: 0.08 },
  pacote: { proporcao: [1.6, 1, 0.45], densidade: 0.6, tara: 0.02 },
  pote: { proporcao: [1.2, 1, 1], densidade: 0.8, tara: 0.12 },
  rolo: { proporcao: [1, 1, 0.6], densidade: 0.12, tara: 0.03 },
  sache: { proporcao: [1.3, 1, 0.2], densidade: 0.8, tara: 0.04 },
  saco: { proporcao: [1.7, 1, 0.35], densidade: 0.55, tara: 0.015 },
  varinha: { proporcao: [4, 1, 0.4], densidade: 0.15, tara: 0.1 },
} as const satisfies Record<string, Medidas>

export type Forma = keyof typeof FORMAS

/** Centimetres of a pack with so many grams in it, and its weights in kilograms. */
export function medir(forma: Forma, gramas: number) {
  const { proporcao, densidade, tara }: Medidas = FORMAS[forma]
  const [altura, largura, comprimento] = proporcao
  const unidade = Math.cbrt(gramas / densidade / (altura * largura * comprimento))
  return {
    altura: (altura * unidade).toFixed(1),
    largura: (largura * unidade).toFixed(1),
    comprimento: (comprimento * unidade).toFixed(1),
    pesoLiquido: (gramas / 1000).toFixed(3),
    pesoBruto: ((gramas * (1 + tara)) / 1000).toFixed(3),
  }
}
