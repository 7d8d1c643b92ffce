import { MENSAGENS } from '../mensagens.ts'

/** An SVG is a document that may carry a program, and neither a PDF nor a mail shows it: it is not taken. */
export const EXTENSOES_DE_IMAGEM = ['.png', '.jpg', '.webp'] as const

export type Medidas = { largura: number; altura: number }

export type LimitesDaImagem = {
  largura: { minimo: number; maximo: number }
  altura: { minimo: number; maximo: number }
}

/** Why a picture does not serve; null, it does. */
export function problemaDasMedidas(
  { largura, altura }: LimitesDaImagem,
  medidas: Medidas | null,
): string | null {
  if (medidas === null) return MENSAGENS.imagemIlegivel
  const pequena = medidas.largura < largura.minimo || medidas.altura < altura.minimo
  const grande = medidas.largura > largura.maximo || medidas.altura > altura.maximo
  if (!pequena && !grande) return null
  const tem = `A imagem tem ${medidas.largura} × ${medidas.altura} pixels`
  return pequena
    ? `${tem}: é pequena demais. O mínimo é ${largura.minimo} × ${altura.minimo}.`
    : `${tem}: é grande demais. O máximo é ${largura.maximo} × ${altura.maximo}.`
}
