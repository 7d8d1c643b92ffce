import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// The page as a till or a camera sees it: turned into points by one program and read by another, neither of them ours.

type CodigoLido = { tipo: string; texto: string; medidas: Medidas | null }
/** Of bars, in millimetres; how much white there is on each side until the next ink. */
type Medidas = {
  largura: number
  altura: number
  branco: { esquerda: number; direita: number; acima: number; abaixo: number }
}

/** Of a common office printer read by a cheap scanner. */
const DPI = 200
const MM_POR_POLEGADA = 25.4
const ESCURO = 128

const programas = (async () => {
  // Left to itself, the reader would look for its other half in the network.
  const leitor = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = new Uint8Array(await readFile(leitor)).buffer
  const [pdfium] = await Promise.all([
    PDFiumLibrary.init(),
    prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
  ])
  return pdfium
})()

/** The bar codes and QR Codes of a page, from the top down. */
export async function codigosNaImagem(pdf: Buffer, { pagina = 1, dpi = DPI } = {}): Promise<CodigoLido[]> {
  const imagem = await fotografar(pdf, pagina, dpi)
  const cabecalho = Buffer.from(`P5\n${imagem.largura} ${imagem.altura}\n255\n`)
  const lidos = await readBarcodes(Buffer.concat([cabecalho, imagem.pontos]), {
    formats: ['ITF', 'Code128', 'QRCode'],
    // Every row is tried, as whoever holds the reader tries; none of what a till's reader cannot do, or it would prove less.
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
    tryDenoise: false,
  })
  return lidos
    .toSorted((a, b) => a.position.topLeft.y - b.position.topLeft.y)
    .map(({ format, text, position: { topLeft, bottomRight } }) => ({
      tipo: format,
      texto: text,
      medidas: format === 'QRCode' ? null : medir(imagem, topLeft, bottomRight, dpi / MM_POR_POLEGADA),
    }))
}

type Imagem = { largura: number; altura: number; pontos: Uint8Array }

async function fotografar(pdf: Buffer, pagina: number, dpi: number): Promise<Imagem> {
  const documento = await (await programas).loadDocument(new Uint8Array(pdf))
  try {
    const { width, height, data } = await documento
      .getPage(pagina - 1)
      .render({ scale: dpi / 72, render: 'bitmap', colorSpace: 'Gray' })
    return { largura: width, altura: height, pontos: data }
  } finally {
    documento.destroy()
  }
}

type Ponto = { x: number; y: number }

function medir(imagem: Imagem, inicio: Ponto, fim: Ponto, pontosPorMm: number): Medidas {
  const escuro = (x: number, y: number) => (imagem.pontos[y * imagem.largura + x] ?? 0) < ESCURO
  const meio = Math.round((inicio.y + fim.y) / 2)
  const faixa = (de: number, ate: number) => Array.from({ length: ate - de + 1 }, (_, i) => de + i)
  const andar = (de: number, passo: number, ate: number, parar: (onde: number) => boolean) => {
    let onde = de
    while (onde !== ate && !parar(onde)) onde += passo
    return onde
  }
  // The reader says between which columns, but only on which of the rows it tried: the first bar says how tall they are.
  const x = andar(Math.max(0, Math.floor(inicio.x) - 3), 1, imagem.largura, (coluna) => escuro(coluna, meio))
  const x2 = andar(Math.ceil(fim.x) + 3, -1, 0, (coluna) => escuro(coluna, meio))
  const y = andar(meio, -1, 0, (linha) => !escuro(x, linha)) + 1
  const y2 = andar(meio, 1, imagem.altura, (linha) => !escuro(x, linha)) - 1
  const naColuna = (coluna: number) => faixa(y, y2).some((linha) => escuro(coluna, linha))
  const naLinha = (linha: number) => faixa(x, x2).some((coluna) => escuro(coluna, linha))
  const emMm = (pontos: number) => pontos / pontosPorMm
  // The points along an edge are half ink.
  const BORDA = 2
  return {
    largura: emMm(x2 - x + 1),
    altura: emMm(y2 - y + 1),
    branco: {
      esquerda: emMm(x - andar(x - BORDA, -1, 0, naColuna)),
      direita: emMm(andar(x2 + BORDA, 1, imagem.largura, naColuna) - x2),
      acima: emMm(y - andar(y - BORDA, -1, 0, naLinha)),
      abaixo: emMm(andar(y2 + BORDA, 1, imagem.altura, naLinha) - y2),
    },
  }
}
