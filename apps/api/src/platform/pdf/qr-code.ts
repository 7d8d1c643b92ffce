import { modulosDoQrCode } from './modulos-do-qr-code.ts'

/** Draws a QR Code as vectors, one rectangle for each run of dark modules; `lado` includes the blank around. */
export function desenharQrCode(
  pdf: PDFKit.PDFDocument,
  texto: string,
  { x, y, lado }: { x: number; y: number; lado: number },
): void {
  const { lado: modulos, escuros } = modulosDoQrCode(texto)
  const modulo = lado / modulos
  for (const trecho of escuros)
    pdf.rect(x + trecho.x * modulo, y + trecho.y * modulo, trecho.largura * modulo, modulo)
  pdf.fill('#000000')
}
