import { MM } from './documento.ts'
import {
  type Alinhamento,
  alturaDaLinha,
  type Estilo,
  escreverLinhas,
  medir,
  quebrarLinhas,
} from './texto.ts'

/** The page being filled: `y` is where the next block goes, `base` the last height it may reach. */
export type Folha = {
  readonly pdf: PDFKit.PDFDocument
  readonly esquerda: number
  readonly largura: number
  y: number
  base: number
}

export type Area = { x: number; y: number; largura: number; altura: number }
export type Campo = {
  rotulo: string
  valor: string
  /** In millimetres; without it, a field shares what the others leave. */
  largura?: number
  alinhar?: Alinhamento
  forte?: boolean
}

export const PRETO = '#000000'
export const RECHEIO = 3
export const ALTURA_DO_CAMPO = 7.4 * MM
const ROTULO = { tamanho: 5, cor: PRETO } satisfies Estilo
const MAIOR_VALOR_PT = 8
const MENOR_VALOR_PT = 4.6
const TRACO_PT = 0.5

export function caixa({ pdf }: Folha, { x, y, largura, altura }: Area): void {
  pdf.rect(x, y, largura, altura).lineWidth(TRACO_PT).stroke(PRETO)
}

/** The heading of a block: 'DESTINATÁRIO / REMETENTE'. */
export function titulo(folha: Folha, texto: string): void {
  const estilo = { tamanho: 5.6, peso: 'negrito', cor: PRETO } satisfies Estilo
  folha.y += 2.2
  const lugar = { x: folha.esquerda, y: folha.y, largura: folha.largura }
  folha.y += escreverLinhas(folha.pdf, [texto], lugar, estilo) + 0.6
}

/** A row of framed fields, label over value, from one margin to the other. */
export function fila(folha: Folha, campos: readonly Campo[], altura = ALTURA_DO_CAMPO): void {
  const fixas = campos.reduce((soma, { largura = 0 }) => soma + largura * MM, 0)
  const livres = campos.filter(({ largura }) => largura === undefined).length
  let x = folha.esquerda
  for (const campo of campos) {
    const largura =
      campo.largura === undefined ? (folha.largura - fixas) / Math.max(livres, 1) : campo.largura * MM
    desenharCampo(folha, { x, y: folha.y, largura, altura }, campo)
    x += largura
  }
  folha.y += altura
}

export function desenharCampo(folha: Folha, area: Area, campo: Campo): void {
  const { pdf } = folha
  caixa(folha, area)
  const dentro = { x: area.x + RECHEIO, largura: area.largura - 2 * RECHEIO }
  const alturaDoRotulo = escreverRotulo(folha, campo.rotulo, { ...dentro, y: area.y + 0.8 })
  const livre = area.altura - alturaDoRotulo - 1.2
  const { linhas, estilo } = caber(
    pdf,
    campo.valor,
    { largura: dentro.largura, altura: livre },
    { forte: campo.forte, digitosIguais: campo.alinhar === 'direita' },
  )
  const sobra = Math.max(0, livre - linhas.length * alturaDaLinha(estilo))
  const lugar = {
    ...dentro,
    y: area.y + alturaDoRotulo + 0.8 + sobra / 2,
    alinhar: campo.alinhar ?? 'esquerda',
  }
  escreverLinhas(pdf, linhas, lugar, estilo)
}

/** A label longer than its field is printed smaller. */
function escreverRotulo({ pdf }: Folha, texto: string, lugar: { x: number; y: number; largura: number }) {
  const largura = medir(pdf, texto, ROTULO)
  const tamanho = Math.min(ROTULO.tamanho, (ROTULO.tamanho * lugar.largura) / largura)
  escreverLinhas(pdf, [texto], lugar, { ...ROTULO, tamanho })
  return alturaDaLinha(ROTULO)
}

type OpcoesDoTexto = { forte?: boolean | undefined; digitosIguais?: boolean; maior?: number }

/** The largest type in which a text fits its place: in one line first, then in as many as there is height for. */
export function caber(
  pdf: PDFKit.PDFDocument,
  texto: string,
  espaco: { largura: number; altura: number },
  { forte = false, digitosIguais = false, maior = MAIOR_VALOR_PT }: OpcoesDoTexto = {},
): { linhas: string[]; estilo: Estilo } {
  const estiloDe = (tamanho: number): Estilo => ({
    tamanho,
    peso: forte ? 'negrito' : 'regular',
    cor: PRETO,
    digitosIguais,
  })
  for (let tamanho = maior; ; tamanho -= 0.2) {
    const estilo = estiloDe(tamanho)
    const linhas = quebrarLinhas(pdf, texto, espaco.largura, estilo)
    const cabem = Math.max(1, Math.floor((espaco.altura + 0.5) / alturaDaLinha(estilo)))
    // Two lines of large type are harder to find in a form than one of a smaller.
    const umaSo = linhas.length === 1 || tamanho < MAIOR_VALOR_PT * 0.75
    if ((umaSo && linhas.length <= cabem) || tamanho <= MENOR_VALOR_PT)
      return { linhas: linhas.slice(0, cabem), estilo }
  }
}
