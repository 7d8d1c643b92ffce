import bwipjs from 'bwip-js/node'

// The library draws wide bars twice as wide as narrow ones; the banks ask for three times.
const LARGA = 3

/**
 * Draws an interleaved 2 of 5, without a check digit, as vectors. `largura` is that of the bars: whoever calls leaves the
 * blank on both sides without which a reader does not find where they begin.
 */
export function desenharIntercalado(
  pdf: PDFKit.PDFDocument,
  digitos: string,
  lugar: { x: number; y: number; largura: number; altura: number },
): void {
  const faixas = larguras(digitos)
  const modulo = lugar.largura / faixas.reduce((total, faixa) => total + faixa, 0)
  let { x } = lugar
  for (const [i, faixa] of faixas.entries()) {
    if (i % 2 === 0) pdf.rect(x, lugar.y, faixa * modulo, lugar.altura)
    x += faixa * modulo
  }
  pdf.fill('#000000')
}

/** Widths in modules, bar and space in turn, from the first bar to the last. */
function larguras(digitos: string): number[] {
  // Pairs of digits share their bars: an odd one would be preceded by a zero that nobody wrote.
  if (!/^(\d\d)+$/.test(digitos)) throw new Error('Código intercalado: só pares de dígitos')
  const [desenho] = bwipjs.raw({ bcid: 'interleaved2of5', text: digitos })
  if (!desenho || !('sbs' in desenho)) throw new Error('Código de barras sem faixas')
  const { sbs } = desenho
  return sbs.slice(0, sbs.length - ((sbs.length + 1) % 2)).map((faixa) => (faixa > 1 ? LARGA : 1))
}
