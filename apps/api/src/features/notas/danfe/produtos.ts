import { setImmediate } from 'node:timers/promises'
import { MM } from '../../../platform/pdf/documento.ts'
import { caixa, type Folha, PRETO, titulo } from '../../../platform/pdf/folha.ts'
import {
  type Alinhamento,
  alturaDaLinha,
  type Estilo,
  escreverLinhas,
  medir,
  quebrarLinhas,
} from '../../../platform/pdf/texto.ts'
import { emReais, ouVazio, preco, quantidade } from './escrita.ts'
import type { ItemImpresso, NotaImpressa } from './nota-impressa.ts'

const SIMPLES_NACIONAL = ['1', '4']
const CELULA = { tamanho: 6, cor: PRETO } satisfies Estilo
const TITULO = { tamanho: 4.8, cor: PRETO, peso: 'seminegrito' } satisfies Estilo
const MENOR_NUMERO_PT = 4.2
const RECHEIO_X = 2
const RECHEIO_Y = 1.4
// A long invoice takes a second of shaping: between these rows the server answers others.
const ITENS_SEM_PAUSA = 10

type Coluna = {
  titulo: string
  /** In millimetres; the description takes what is left. */
  largura?: number
  alinhar?: 'direita' | 'centro'
  celula: (item: ItemImpresso) => string
}

const colunas = (regime: string): Coluna[] => [
  { titulo: 'CÓDIGO', largura: 16, celula: ({ codigo }) => codigo },
  { titulo: 'DESCRIÇÃO DO PRODUTO / SERVIÇO', celula: descricao },
  { titulo: 'NCM/SH', largura: 13, alinhar: 'centro', celula: ({ ncm }) => ncm },
  {
    titulo: SIMPLES_NACIONAL.includes(regime) ? 'O/CSOSN' : 'O/CST',
    largura: 8,
    alinhar: 'centro',
    celula: ({ cst }) => cst,
  },
  { titulo: 'CFOP', largura: 8, alinhar: 'centro', celula: ({ cfop }) => cfop },
  { titulo: 'UN', largura: 8, alinhar: 'centro', celula: ({ unidade }) => unidade },
  { titulo: 'QUANT.', largura: 13, alinhar: 'direita', celula: (item) => quantidade(item.quantidade) },
  { titulo: 'VALOR UNIT.', largura: 15, alinhar: 'direita', celula: (item) => preco(item.valorUnitario) },
  { titulo: 'VALOR TOTAL', largura: 14, alinhar: 'direita', celula: (item) => emReais(item.valorTotal) },
  { titulo: 'B. CÁLC. ICMS', largura: 14, alinhar: 'direita', celula: (item) => emReais(item.baseIcms) },
  { titulo: 'VALOR ICMS', largura: 12, alinhar: 'direita', celula: (item) => emReais(item.icms) },
  { titulo: 'VALOR IPI', largura: 11, alinhar: 'direita', celula: (item) => emReais(item.ipi) },
  { titulo: 'ALÍQ. ICMS', largura: 8, alinhar: 'direita', celula: (item) => emReais(item.aliquotaIcms) },
  { titulo: 'ALÍQ. IPI', largura: 8, alinhar: 'direita', celula: (item) => emReais(item.aliquotaIpi) },
]

/** The tax kept at the source has no column of its own. */
function descricao({ descricao, informacoes, baseSt, st }: ItemImpresso): string {
  const substituicao = ouVazio(st) && `ICMS ST: base ${emReais(baseSt)}, valor ${emReais(st)}`
  return [descricao, informacoes, substituicao].filter(Boolean).join('\n')
}

type ColunaMedida = Coluna & { x: number; total: number; dentro: number }
type Celula = { linhas: string[]; estilo: Estilo }

/** The items over as many pages as they need; a row moves whole to the next page unless it is taller than one. */
export async function desenharProdutos(
  folha: Folha,
  { itens, emitente }: NotaImpressa,
  novaFolha: () => void,
): Promise<void> {
  const medidas = medirColunas(folha, colunas(emitente.regime))
  let inicio = abrirTabela(folha, medidas)
  let naPrimeira = true
  for (const [i, item] of itens.entries()) {
    if (i % ITENS_SEM_PAUSA === ITENS_SEM_PAUSA - 1) await setImmediate()
    let celulas = medidas.map((coluna) => montarCelula(folha, coluna, coluna.celula(item)))
    let naFolhaNova = false
    while (folha.y + alturaDe(celulas) > folha.base && celulas.some(({ linhas }) => linhas.length > 0)) {
      // What does not fit under the heading of a new page fits nowhere: from there on it is cut.
      if (naFolhaNova) {
        const cabem = Math.max(1, Math.floor((folha.base - folha.y - 2 * RECHEIO_Y) / alturaDaLinha(CELULA)))
        desenharLinha(folha, medidas, fatiar(celulas, 0, cabem))
        celulas = fatiar(celulas, cabem)
      }
      fecharTabela(folha, medidas, inicio, folha.base)
      novaFolha()
      inicio = abrirTabela(folha, medidas)
      naFolhaNova = true
      naPrimeira = false
    }
    desenharLinha(folha, medidas, celulas)
  }
  fecharTabela(folha, medidas, inicio, naPrimeira ? folha.base : folha.y)
}

const fatiar = (celulas: readonly Celula[], de: number, ate?: number): Celula[] =>
  celulas.map((celula) => ({ ...celula, linhas: celula.linhas.slice(de, ate) }))

function medirColunas(folha: Folha, colunas: readonly Coluna[]): ColunaMedida[] {
  const fixas = colunas.reduce((soma, { largura = 0 }) => soma + largura * MM, 0)
  let x = folha.esquerda
  return colunas.map((coluna) => {
    const total = coluna.largura === undefined ? folha.largura - fixas : coluna.largura * MM
    const medida = { ...coluna, x, total, dentro: total - 2 * RECHEIO_X }
    x += total
    return medida
  })
}

/** Answers where the table begins, for its frame. */
function abrirTabela(folha: Folha, colunas: readonly ColunaMedida[]): number {
  titulo(folha, 'DADOS DOS PRODUTOS / SERVIÇOS')
  const inicio = folha.y
  const celulas = colunas.map(({ titulo, dentro }) => ({
    linhas: quebrarLinhas(folha.pdf, titulo, dentro, TITULO),
    estilo: TITULO as Estilo,
  }))
  desenharLinha(folha, colunas, celulas, 'centro')
  riscar(folha, folha.y)
  return inicio
}

function montarCelula({ pdf }: Folha, { alinhar, dentro }: ColunaMedida, texto: string): Celula {
  let tamanho: number = CELULA.tamanho
  // A number or code cut in two lines reads as two: it is printed smaller instead.
  if (alinhar)
    while (tamanho > MENOR_NUMERO_PT && medir(pdf, texto, { tamanho, digitosIguais: true }) > dentro)
      tamanho -= 0.2
  const estilo: Estilo = { ...CELULA, tamanho, digitosIguais: true }
  return { linhas: quebrarLinhas(pdf, texto, dentro, estilo), estilo }
}

function alturaDe(celulas: readonly Celula[]): number {
  return (
    Math.max(...celulas.map(({ linhas, estilo }) => linhas.length * alturaDaLinha(estilo))) + 2 * RECHEIO_Y
  )
}

function desenharLinha(
  folha: Folha,
  colunas: readonly ColunaMedida[],
  celulas: readonly Celula[],
  todas?: 'centro',
): void {
  for (const [i, { x, dentro, alinhar }] of colunas.entries()) {
    const celula = celulas[i]
    if (!celula) continue
    const onde: Alinhamento = todas ?? alinhar ?? 'esquerda'
    const lugar = {
      x: x + RECHEIO_X,
      y: folha.y + RECHEIO_Y,
      largura: dentro,
      alinhar: onde,
    }
    escreverLinhas(folha.pdf, celula.linhas, lugar, celula.estilo)
  }
  folha.y += alturaDe(celulas)
  riscar(folha, folha.y, 0.25)
}

function riscar({ pdf, esquerda, largura }: Folha, y: number, traco = 0.5): void {
  pdf
    .moveTo(esquerda, y)
    .lineTo(esquerda + largura, y)
    .lineWidth(traco)
    .stroke(PRETO)
}

/** The frame; on the first page down to the end of the room for items, as the form has it. */
function fecharTabela(folha: Folha, colunas: readonly ColunaMedida[], inicio: number, fim: number): void {
  for (const { x, total } of colunas) caixa(folha, { x, y: inicio, largura: total, altura: fim - inicio })
  folha.y = fim
}
