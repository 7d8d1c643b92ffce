import { extractText, extractTextItems, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

// A PDF seen from outside: what a reader of the file finds in it, not what we meant to write.

const MM = 72 / 25.4

export async function textoPorPagina(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map((pagina) => pagina.replaceAll('\u00A0', ' '))
}

/** Pieces of text with their place; `y` grows downwards from the top of the page. */
export async function pecasPorPagina(pdf: Buffer) {
  const { items } = await extractTextItems(new Uint8Array(pdf))
  return items.map((pecas) =>
    pecas
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, x, y, width, fontSize }) => ({
        texto: str,
        x,
        y: 841.89 - y,
        largura: width,
        tamanho: fontSize,
      })),
  )
}

type CodigoDeBarras = {
  texto: string
  tabelas: string
  larguraMm: number
  alturaMm: number
  x: number
  y: number
}
type Retangulo = { x: number; x2: number; y: number; y2: number }
type Barras = readonly (readonly [number, number])[]

/** What a page fills with many rectangles at once: a bar code, or a QR Code. */
async function desenhosDeRetangulos(pdf: Buffer, pagina: number) {
  const documento = await getDocumentProxy(new Uint8Array(pdf))
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await documento.getPage(pagina)).getOperatorList()
  const desenhos: { retangulos: Retangulo[]; limites: Retangulo }[] = []
  for (const [i, operacao] of fnArray.entries()) {
    if (operacao !== OPS.constructPath) continue
    const [fim, [pontos], caixa] = argsArray[i] as [number, [Float32Array | null], Float32Array]
    // A rectangle is four corners with their commands and a closing: 13 numbers. One alone is a background.
    if (fim !== OPS.fill || !pontos || pontos.length % 13 !== 0 || pontos.length < 13 * 10) continue
    const retangulos = Array.from({ length: pontos.length / 13 }, (_, r) => {
      const [, x = 0, y = 0, , x2 = 0, , , , y2 = 0] = pontos.subarray(r * 13)
      return { x, x2, y, y2 }
    })
    const [x = 0, y = 0, x2 = 0, y2 = 0] = caixa
    desenhos.push({ retangulos, limites: { x, y, x2, y2 } })
  }
  return desenhos
}

const medidas = ({ x, y, x2, y2 }: Retangulo) => ({
  larguraMm: (x2 - x) / MM,
  alturaMm: (y2 - y) / MM,
  x,
  y,
})
const barrasDe = (retangulos: readonly Retangulo[]): Barras => retangulos.map(({ x, x2 }) => [x, x2])
const deUmaFila = ({ retangulos }: { retangulos: readonly Retangulo[] }) =>
  new Set(retangulos.map(({ y }) => y)).size === 1

/** The bar codes of a page, read from the rectangles that draw them. */
export async function codigosDeBarras(pdf: Buffer, pagina = 1): Promise<CodigoDeBarras[]> {
  const desenhos = await desenhosDeRetangulos(pdf, pagina)
  return desenhos.map(({ retangulos, limites }) => ({
    ...decifrar(barrasDe(retangulos)),
    ...medidas(limites),
  }))
}

/** The interleaved 2 of 5 of a page, as on a boleto. */
export async function codigosIntercalados(pdf: Buffer, pagina = 1) {
  const desenhos = await desenhosDeRetangulos(pdf, pagina)
  return desenhos.filter(deUmaFila).map(({ retangulos, limites }) => ({
    texto: decifrarIntercalado(barrasDe(retangulos)),
    ...medidas(limites),
  }))
}

/** The QR Codes of a page, each as its matrix of dark modules. */
export async function matrizesDeQr(pdf: Buffer, pagina = 1): Promise<boolean[][][]> {
  const desenhos = await desenhosDeRetangulos(pdf, pagina)
  return desenhos
    .filter((desenho) => !deUmaFila(desenho))
    .map(({ retangulos, limites: { x, x2, y, y2 } }) => {
      const alturas = retangulos.map((cada) => Math.abs(cada.y2 - cada.y))
      const modulo = Math.min(...alturas)
      const quantos = Math.round((x2 - x) / modulo)
      const matriz = Array.from({ length: quantos }, () => Array<boolean>(quantos).fill(false))
      const noTopo = Math.min(y, y2)
      for (const cada of retangulos) {
        const linha = Math.round((Math.min(cada.y, cada.y2) - noTopo) / modulo)
        const de = Math.round((cada.x - x) / modulo)
        matriz[linha]?.fill(true, de, de + Math.round((cada.x2 - cada.x) / modulo))
      }
      return matriz
    })
}

const larguras = (barras: Barras): number[] =>
  barras.flatMap(([x, x2], i) => {
    const seguinte = barras[i + 1]?.[0]
    return seguinte === undefined ? [x2 - x] : [x2 - x, seguinte - x2]
  })

// Wide elements of each digit, from the standard (ISO/IEC 16390).
const DIGITOS_INTERCALADOS = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
]

function decifrarIntercalado(barras: Barras): string {
  const faixas = larguras(barras)
  const estreita = Math.min(...faixas)
  const desenho = faixas.map((faixa) => (faixa > estreita * 2 ? '1' : '0')).join('')
  if (!desenho.startsWith('0000') || !desenho.endsWith('100'))
    throw new Error('Intercalado sem começo ou fim')
  return (desenho.slice(4, -3).match(/.{10}/g) ?? [])
    .flatMap((par) => [0, 1].map((lado) => [...par].filter((_, i) => i % 2 === lado).join('')))
    .map((padrao) => {
      const digito = DIGITOS_INTERCALADOS.indexOf(padrao)
      if (digito < 0) throw new Error(`Intercalado com um padrão desconhecido: ${padrao}`)
      return digito
    })
    .join('')
}

const STOP = '2331112'
const PADROES =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )
const INICIOS: Record<number, string> = { 103: 'A', 104: 'B', 105: 'C' }
const TROCAS: Record<number, string> = { 99: 'C', 100: 'B', 101: 'A' }

/** A reader of CODE-128 (ISO/IEC 15417) of its own, so that an error of the writer is not shared by who checks it. */
function decifrar(barras: Barras): { texto: string; tabelas: string } {
  const modulo = ((barras[0]?.[1] ?? 0) - (barras[0]?.[0] ?? 0)) / 2
  const desenho = larguras(barras)
    .map((largura) => Math.round(largura / modulo))
    .join('')
  if (!desenho.endsWith(STOP)) throw new Error('Código de barras sem fim')
  const simbolos = (desenho.slice(0, -STOP.length).match(/.{6}/g) ?? []).map((padrao) =>
    PADROES.indexOf(padrao),
  )
  const digito = simbolos.pop()
  const soma = simbolos.reduce((total, simbolo, i) => total + simbolo * Math.max(i, 1), 0)
  if (simbolos.includes(-1) || soma % 103 !== digito) throw new Error('Código de barras não confere')
  return lerSimbolos(simbolos)
}

function lerSimbolos([inicio = 0, ...dados]: number[]): { texto: string; tabelas: string } {
  let tabelas = INICIOS[inicio] ?? '?'
  let texto = ''
  for (const simbolo of dados) {
    const emC = tabelas.endsWith('C')
    const troca = simbolo === 99 && emC ? undefined : TROCAS[simbolo]
    if (troca) tabelas += troca
    else texto += emC ? String(simbolo).padStart(2, '0') : String.fromCharCode(simbolo + 32)
  }
  return { texto, tabelas }
}
