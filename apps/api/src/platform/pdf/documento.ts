import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { criarVez } from '../vez.ts'
import { registrarFontes } from './fontes.ts'
import { alturaDaLinha, CORES, type Estilo, escrever, escreverLinhas, quebrarLinhas } from './texto.ts'

export const MM = 72 / 25.4

const MARGEM = 13 * MM
const FAIXA_DO_RODAPE = 8 * MM

/** A page being filled from top to bottom: `y` is where the next block goes, `base` the last height it may reach. */
export type Documento = {
  readonly pdf: PDFKit.PDFDocument
  readonly esquerda: number
  readonly largura: number
  readonly topo: number
  readonly base: number
  /** Null on a form that has no room for it. */
  readonly rodape: string | null
  /** Shown at the top of every page but the first, which has its own heading. */
  readonly continuacao: string
  y: number
}

type Dados = {
  titulo: string
  autor: string
  criadoEm: Date
  rodape?: string
  continuacao?: string
  margem?: number
  semRodape?: boolean
  /** Wide tables lie down. */
  deitado?: boolean
}

// Drawing takes the processor, not time: two at once would end no sooner, and weigh twice.
const emSuaVez = criarVez({ aoMesmoTempo: 1, esperando: 100 })

/** The file of a document, drawn when its turn comes. */
export function desenharDocumento(
  dados: Dados,
  desenhar: (doc: Documento) => void | Promise<void>,
): Promise<Buffer> {
  return emSuaVez(async () => {
    const doc = abrirDocumento(dados)
    await desenhar(doc)
    return concluirDocumento(doc)
  })
}

export function abrirDocumento(dados: Dados): Documento {
  const { margem = MARGEM, semRodape = false } = dados
  const pdf = new PDFDocument({
    size: 'A4',
    layout: dados.deitado ? 'landscape' : 'portrait',
    margin: 0,
    // Kept until the end, when the number of pages is known.
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: dados.titulo,
      Author: dados.autor,
      // Whoever looks at the properties sees the house that made it too.
      Creator: dados.autor,
      Producer: dados.autor,
      CreationDate: dados.criadoEm,
      ModDate: dados.criadoEm,
    },
  })
  registrarFontes(pdf)
  return {
    pdf,
    esquerda: margem,
    largura: pdf.page.width - 2 * margem,
    topo: margem,
    base: pdf.page.height - margem - (semRodape ? 0 : FAIXA_DO_RODAPE),
    rodape: semRodape ? null : (dados.rodape ?? ''),
    continuacao: dados.continuacao ?? '',
    y: margem,
  }
}

const ESTILO_DA_CONTINUACAO = { tamanho: 8, cor: CORES.suave } satisfies Estilo

export function novaPagina(doc: Documento): void {
  acrescentarPagina(doc.pdf)
  doc.y = doc.topo
  if (!doc.continuacao) return
  const lugar = { x: doc.esquerda, y: doc.y, largura: doc.largura }
  doc.y += escrever(doc.pdf, doc.continuacao, lugar, ESTILO_DA_CONTINUACAO) + 3
  linha(doc, doc.y)
  doc.y += 9
}

/** What was drawn waits for its page's number as one small buffer per stroke, ten times what it weighs in one piece. */
export function acrescentarPagina(pdf: PDFKit.PDFDocument): void {
  // Where pdfkit keeps it; not in its typings.
  const { content } = pdf.page as unknown as { content: { buffer: Buffer[] } }
  content.buffer = [Buffer.concat(content.buffer)]
  pdf.addPage()
}

/** Opens a page when a block of this height would not fit whole in what is left of this one. */
export function garantirEspaco(doc: Documento, altura: number): void {
  if (doc.y + altura > doc.base) novaPagina(doc)
}

export function linha(doc: Documento, y: number, cor: string = CORES.linha): void {
  doc.pdf
    .moveTo(doc.esquerda, y)
    .lineTo(doc.esquerda + doc.largura, y)
    .lineWidth(0.6)
    .stroke(cor)
}

/** Writes at the current height, across the page, continuing on the next one when it is long. */
export function paragrafo(doc: Documento, texto: string, estilo: Estilo = {}): void {
  const altura = alturaDaLinha(estilo)
  for (const cada of quebrarLinhas(doc.pdf, texto, doc.largura, estilo)) {
    garantirEspaco(doc, altura)
    doc.y += escreverLinhas(doc.pdf, [cada], { x: doc.esquerda, y: doc.y, largura: doc.largura }, estilo)
  }
}

/** A heading keeps company: `junto` is the height of what must not be left on the next page. */
export function secao(doc: Documento, titulo: string, junto = 0): void {
  const estilo: Estilo = { peso: 'seminegrito', tamanho: 10.5 }
  garantirEspaco(doc, alturaDaLinha(estilo) + 16 + junto)
  doc.y += 11
  paragrafo(doc, titulo, estilo)
  doc.y += 4
}

/** Numbers the pages, now that all are known, and answers the file. */
async function concluirDocumento(doc: Documento): Promise<Buffer> {
  const { pdf, rodape } = doc
  if (rodape !== null) escreverRodapes(doc, rodape)
  pdf.end()
  return buffer(pdf)
}

function escreverRodapes(doc: Documento, rodape: string): void {
  const { pdf } = doc
  const { start, count } = pdf.bufferedPageRange()
  const y = doc.base + FAIXA_DO_RODAPE - 12
  const estilo: Estilo = { tamanho: 7.5, cor: CORES.suave }
  for (let i = 0; i < count; i++) {
    pdf.switchToPage(start + i)
    linha(doc, y - 5)
    const lugar = { x: doc.esquerda, y, largura: doc.largura }
    escreverLinhas(pdf, [rodape], lugar, estilo)
    escreverLinhas(pdf, [`Página ${i + 1} de ${count}`], { ...lugar, alinhar: 'direita' }, estilo)
  }
}
