import { setImmediate } from 'node:timers/promises'
import { type Documento, garantirEspaco, novaPagina } from './documento.ts'
import { alturaDaLinha, CORES, type Estilo, escreverLinhas, medir, quebrarLinhas } from './texto.ts'

/** Without `largura`, a column shares what the others leave. */
export type ColunaDaTabela = { titulo: string; largura?: number; numero?: boolean }

const CELULA = { tamanho: 7.8 } satisfies Estilo
const TITULO = { tamanho: 7.2, peso: 'seminegrito' } satisfies Estilo
const MENOR_NUMERO_PT = 5.6
// A long table takes a second of shaping: between these rows the server answers others.
const FILAS_SEM_PAUSA = 10
const RECHEIO_X = 4
const RECHEIO_Y = 3.4

type Coluna = ColunaDaTabela & { x: number; dentro: number }
type Celula = { linhas: string[]; estilo: Estilo }

/** A table whose heading is repeated on every page; a row moves whole to the next page unless it is taller than one. */
export async function desenharTabela(
  doc: Documento,
  colunas: readonly ColunaDaTabela[],
  linhas: Iterable<readonly string[]>,
): Promise<void> {
  const medidas = medirColunas(doc, colunas)
  const titulos = medidas.map((c) => ({
    linhas: quebrarLinhas(doc.pdf, c.titulo, c.dentro, TITULO),
    estilo: TITULO,
  }))
  const alturaDoTitulo = alturaDe(titulos)
  const abrir = () => {
    doc.pdf.rect(doc.esquerda, doc.y, doc.largura, alturaDoTitulo).fill(CORES.fundo)
    desenharFila(doc, medidas, titulos, alturaDoTitulo)
  }
  // A heading alone at the foot of a page announces nothing.
  garantirEspaco(doc, alturaDoTitulo + 2 * alturaDe([{ linhas: ['', ''], estilo: CELULA }]))
  abrir()
  let filas = 0
  for (const valores of linhas) {
    if (++filas % FILAS_SEM_PAUSA === 0) await setImmediate()
    let fila = medidas.map((coluna, i) => montarCelula(doc, coluna, valores[i] ?? ''))
    // What does not fit under the heading of a new page fits nowhere: from there on it is cut.
    let paginaNova = false
    while (doc.y + alturaDe(fila) > doc.base && fila.some(({ linhas }) => linhas.length > 0)) {
      if (paginaNova) {
        const cabem = Math.max(1, Math.floor((doc.base - doc.y - 2 * RECHEIO_Y) / alturaDaLinha(CELULA)))
        const pedaco = fila.map((celula) => ({ ...celula, linhas: celula.linhas.slice(0, cabem) }))
        desenharFila(doc, medidas, pedaco, alturaDe(pedaco))
        fila = fila.map((celula) => ({ ...celula, linhas: celula.linhas.slice(cabem) }))
      }
      novaPagina(doc)
      abrir()
      paginaNova = true
    }
    desenharFila(doc, medidas, fila, alturaDe(fila))
  }
}

function medirColunas(doc: Documento, colunas: readonly ColunaDaTabela[]): Coluna[] {
  const fixas = colunas.reduce((total, { largura = 0 }) => total + largura, 0)
  const livres = colunas.filter(({ largura }) => largura === undefined).length
  const partilhada = (doc.largura - fixas) / Math.max(livres, 1)
  let x = doc.esquerda
  return colunas.map((coluna) => {
    const largura = coluna.largura ?? partilhada
    const medida = { ...coluna, x: x + RECHEIO_X, dentro: largura - 2 * RECHEIO_X }
    x += largura
    return medida
  })
}

// A number cut in two lines reads as two numbers: it is printed smaller instead.
function montarCelula(doc: Documento, coluna: Coluna, texto: string): Celula {
  let tamanho: number = CELULA.tamanho
  if (coluna.numero) {
    const maiorParte = () =>
      Math.max(...texto.split('\n').map((parte) => medir(doc.pdf, parte, { tamanho, digitosIguais: true })))
    while (tamanho > MENOR_NUMERO_PT && maiorParte() > coluna.dentro) tamanho -= 0.2
  }
  const estilo: Estilo = { ...CELULA, tamanho, digitosIguais: coluna.numero === true }
  return { linhas: quebrarLinhas(doc.pdf, texto, coluna.dentro, estilo), estilo }
}

function alturaDe(celulas: readonly Celula[]): number {
  return (
    Math.max(...celulas.map(({ linhas, estilo }) => linhas.length * alturaDaLinha(estilo))) + 2 * RECHEIO_Y
  )
}

function desenharFila(
  doc: Documento,
  colunas: readonly Coluna[],
  celulas: readonly Celula[],
  altura: number,
): void {
  for (const [i, coluna] of colunas.entries()) {
    const celula = celulas[i]
    if (!celula) continue
    escreverLinhas(
      doc.pdf,
      celula.linhas,
      {
        x: coluna.x,
        y: doc.y + RECHEIO_Y,
        largura: coluna.dentro,
        alinhar: coluna.numero ? 'direita' : 'esquerda',
      },
      celula.estilo,
    )
  }
  doc.y += altura
  doc.pdf
    .moveTo(doc.esquerda, doc.y)
    .lineTo(doc.esquerda + doc.largura, doc.y)
    .lineWidth(0.4)
    .stroke(CORES.linha)
}
