import bwipjs from 'bwip-js/node'

// Blank around, without which a camera does not find the symbol.
const MODULOS_DE_SILENCIO = 4

/** Draws a QR Code as vectors, one rectangle for each run of dark modules; `lado` includes the blank around. */
export function desenharQrCode(
  pdf: PDFKit.PDFDocument,
  texto: string,
  { x, y, lado }: { x: number; y: number; lado: number },
): void {
  // Level M, as payments ask for, and no more where there is room: coarser modules are easier to read. Not in the typings.
  const opcoes = { bcid: 'qrcode', text: texto, eclevel: 'M', fixedeclevel: true }
  const [desenho] = bwipjs.raw(opcoes)
  if (!desenho || !('pixs' in desenho)) throw new Error('QR Code sem módulos')
  const { pixs, pixx: quantos } = desenho
  const modulo = lado / (quantos + 2 * MODULOS_DE_SILENCIO)
  const noLugar = (indice: number) => (indice + MODULOS_DE_SILENCIO) * modulo
  for (let linha = 0; linha < quantos; linha++)
    for (const { inicio, tamanho } of trechosEscuros(pixs.slice(linha * quantos, (linha + 1) * quantos)))
      pdf.rect(x + noLugar(inicio), y + noLugar(linha), tamanho * modulo, modulo)
  pdf.fill('#000000')
}

function trechosEscuros(modulos: readonly number[]): { inicio: number; tamanho: number }[] {
  return [...modulos.join('').matchAll(/1+/g)].map(({ 0: trecho, index }) => ({
    inicio: index,
    tamanho: trecho.length,
  }))
}
