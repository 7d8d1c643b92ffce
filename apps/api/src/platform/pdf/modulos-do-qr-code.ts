import bwipjs from 'bwip-js/node'

// Blank around, without which a camera does not find the symbol.
const MODULOS_DE_SILENCIO = 4

export type Retangulo = { x: number; y: number; largura: number }

/** A QR Code as runs of dark modules, one module high; `lado` includes the blank around. */
export function modulosDoQrCode(texto: string): { lado: number; escuros: Retangulo[] } {
  // Level M, as payments ask for, and no more where there is room: coarser modules are easier to read. Not in the typings.
  const opcoes = { bcid: 'qrcode', text: texto, eclevel: 'M', fixedeclevel: true }
  const [desenho] = bwipjs.raw(opcoes)
  if (!desenho || !('pixs' in desenho)) throw new Error('QR Code sem módulos')
  const { pixs, pixx: quantos } = desenho
  const escuros = Array.from({ length: quantos }, (_, linha) =>
    trechosEscuros(pixs.slice(linha * quantos, (linha + 1) * quantos)).map(({ inicio, tamanho }) => ({
      x: inicio + MODULOS_DE_SILENCIO,
      y: linha + MODULOS_DE_SILENCIO,
      largura: tamanho,
    })),
  ).flat()
  return { lado: quantos + 2 * MODULOS_DE_SILENCIO, escuros }
}

function trechosEscuros(modulos: readonly number[]): { inicio: number; tamanho: number }[] {
  return [...modulos.join('').matchAll(/1+/g)].map(({ 0: trecho, index }) => ({
    inicio: index,
    tamanho: trecho.length,
  }))
}

/** As a picture for a page, black on white whatever the theme: cameras want the contrast. */
export function qrCodeEmSvg(texto: string): string {
  const { lado, escuros } = modulosDoQrCode(texto)
  const tracos = escuros.map(({ x, y, largura }) => `M${x} ${y}h${largura}v1h-${largura}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${lado}v${lado}H0z"/><path d="${tracos}"/></svg>`
}
