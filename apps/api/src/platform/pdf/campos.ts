import { type Documento, garantirEspaco } from './documento.ts'
import { alturaDaLinha, CORES, type Estilo, escreverLinhas, quebrarLinhas } from './texto.ts'

export type Campo = { rotulo: string; valor: string } & Pick<Estilo, 'peso' | 'digitosIguais'>
/** Fields of one row stand side by side in equal columns. */
export type FilaDeCampos = readonly Campo[]
export type Quadro = { titulo: string; filas: readonly FilaDeCampos[] }

const TITULO = { tamanho: 8, peso: 'seminegrito', cor: CORES.suave } satisfies Estilo
const ROTULO = { tamanho: 7, cor: CORES.suave } satisfies Estilo
const ENTRE_FILAS = 4
const ENTRE_COLUNAS = 10
const RECHEIO = 9

/** A label over its value, which wraps. */
type CampoMedido = { x: number; largura: number; partes: { linhas: string[]; estilo: Estilo }[] }
type FilaMedida = { altura: number; campos: CampoMedido[] }

/** Labels over values across the page. */
export function desenharCampos(doc: Documento, campos: FilaDeCampos): void {
  const fila = medirFila(doc, campos, doc.largura)
  garantirEspaco(doc, fila.altura)
  escreverFila(doc, fila, doc.esquerda, doc.y)
  doc.y += fila.altura + ENTRE_FILAS
}

/** Framed boxes side by side, all as tall as the tallest. */
export function desenharQuadros(doc: Documento, quadros: readonly Quadro[]): void {
  const largura = (doc.largura - ENTRE_COLUNAS * (quadros.length - 1)) / quadros.length
  const dentro = largura - 2 * RECHEIO
  const medidos = quadros.map(({ titulo, filas }) => ({
    titulo,
    filas: filas.map((fila) => medirFila(doc, fila, dentro)),
  }))
  const alturas = medidos.map(({ filas }) =>
    filas.reduce((soma, fila) => soma + fila.altura + ENTRE_FILAS, 0),
  )
  const altura = Math.max(...alturas) + alturaDaLinha(TITULO) + 2 * RECHEIO
  garantirEspaco(doc, altura)
  for (const [i, { titulo, filas }] of medidos.entries()) {
    const x = doc.esquerda + i * (largura + ENTRE_COLUNAS)
    doc.pdf.roundedRect(x, doc.y, largura, altura, 4).lineWidth(0.6).stroke(CORES.linha)
    let y = doc.y + RECHEIO
    y += escreverLinhas(doc.pdf, [titulo], { x: x + RECHEIO, y, largura: dentro }, TITULO) + ENTRE_FILAS
    for (const fila of filas) {
      escreverFila(doc, fila, x + RECHEIO, y)
      y += fila.altura + ENTRE_FILAS
    }
  }
  doc.y += altura
}

function medirFila(doc: Documento, campos: FilaDeCampos, total: number): FilaMedida {
  const largura = (total - ENTRE_COLUNAS * (campos.length - 1)) / campos.length
  const medidos = campos.map(({ rotulo, valor, ...estilo }, i) => {
    const partes = [
      { texto: rotulo, estilo: ROTULO },
      { texto: valor, estilo: { tamanho: 9, ...estilo } },
    ].map(({ texto, estilo }) => ({ estilo, linhas: quebrarLinhas(doc.pdf, texto, largura, estilo) }))
    return { x: i * (largura + ENTRE_COLUNAS), largura, partes }
  })
  const alturas = medidos.map(({ partes }) =>
    partes.reduce((soma, { linhas, estilo }) => soma + linhas.length * alturaDaLinha(estilo), 0),
  )
  return { altura: Math.max(...alturas), campos: medidos }
}

function escreverFila(doc: Documento, fila: FilaMedida, x: number, y: number): void {
  for (const campo of fila.campos) {
    let abaixo = y
    for (const { linhas, estilo } of campo.partes) {
      const lugar = { x: x + campo.x, y: abaixo, largura: campo.largura }
      abaixo += escreverLinhas(doc.pdf, linhas, lugar, estilo)
    }
  }
}
