import type { Peso } from './fontes.ts'

export type Estilo = { peso?: Peso; tamanho?: number; cor?: string; digitosIguais?: boolean }
export type Alinhamento = 'esquerda' | 'direita' | 'centro'

export const CORES = { tinta: '#1a1b1e', suave: '#565a61', linha: '#ced4da', fundo: '#f1f3f5' } as const

const TAMANHO_PADRAO = 9
const ENTRELINHA = 1.36
// Inter's own measures, as a fraction of the size.
const ASCENDENTE = 0.969
const ALTURA_DO_TIPO = 1.21

type Formas = NonNullable<PDFKit.Mixins.TextOptions['features']>

// Contextual alternates would print '12x1' as '12×1' and '->' as an arrow: a document shows what was typed. Digits of
// one width line up in a column, but loosen hyphens in a sentence. fontkit reads these maps; the typings of pdfkit only
// know lists, which cannot switch off.
const EM_FRASE = { calt: false } as unknown as Formas
const EM_COLUNA = { calt: false, tnum: true } as unknown as Formas

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being taken out
const CONTROLES = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g

const limpar = (texto: string) => texto.normalize('NFC').replaceAll('\r\n', '\n').replace(CONTROLES, ' ')

export function alturaDaLinha({ tamanho = TAMANHO_PADRAO }: Estilo): number {
  return tamanho * ENTRELINHA
}

// Shaping a word is the dear part of a long table, and its words repeat: each is shaped once, at size 1.
const LARGURAS = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

/** Width of a text in one line. */
export function medir(pdf: PDFKit.PDFDocument, texto: string, estilo: Estilo): number {
  const { peso = 'regular', tamanho = TAMANHO_PADRAO } = estilo
  const formas = formasDe(estilo)
  let total = 0
  for (const parte of texto.match(/ |[^ ]+/g) ?? []) total += larguraUnitaria(pdf, parte, peso, formas)
  return total * tamanho
}

const formasDe = ({ digitosIguais }: Estilo) => (digitosIguais ? EM_COLUNA : EM_FRASE)

function larguraUnitaria(pdf: PDFKit.PDFDocument, texto: string, peso: Peso, formas: Formas): number {
  const larguras = LARGURAS.get(pdf) ?? new Map<string, number>()
  LARGURAS.set(pdf, larguras)
  const chave = `${peso} ${formas === EM_COLUNA} ${texto}`
  const conhecida = larguras.get(chave)
  if (conhecida !== undefined) return conhecida
  const largura = pdf.font(peso).fontSize(1).widthOfString(texto, { features: formas })
  larguras.set(chave, largura)
  return largura
}

/** Breaks at spaces; a word wider than the line is cut, after a separator when it has one, so that nothing is lost. */
export function quebrarLinhas(
  pdf: PDFKit.PDFDocument,
  texto: string,
  largura: number,
  estilo: Estilo,
): string[] {
  const cabe = (trecho: string) => medir(pdf, trecho, estilo) <= largura
  return limpar(texto)
    .split('\n')
    .flatMap((paragrafo) => {
      const linhas: string[] = []
      let linha = ''
      for (const palavra of paragrafo.split(/ +/).filter(Boolean)) {
        const junto = linha ? `${linha} ${palavra}` : palavra
        if (cabe(junto)) {
          linha = junto
          continue
        }
        if (linha) linhas.push(linha)
        linha = palavra
        while (!cabe(linha)) {
          const corte = ondeCortar(linha, cabe)
          linhas.push(linha.slice(0, corte))
          linha = linha.slice(corte)
        }
      }
      return [...linhas, linha]
    })
}

function ondeCortar(palavra: string, cabe: (trecho: string) => boolean): number {
  let corte = 0
  for (const caractere of palavra) {
    if (corte > 0 && !cabe(palavra.slice(0, corte + caractere.length))) break
    corte += caractere.length
    // One character always goes, or a column too narrow for it would never end.
    if (corte === palavra.length) return caractere.length
  }
  const separador = palavra.slice(0, corte).search(/[-/,;|_+][^-/,;|_+]*$/)
  return separador > corte / 2 ? separador + 1 : corte
}

/** Cuts anywhere but beside a space, which whoever copies the text would lose at the end of a line. */
export function quebrarCodigo(
  pdf: PDFKit.PDFDocument,
  codigo: string,
  largura: number,
  estilo: Estilo,
): string[] {
  const linhas: string[] = []
  let resto = codigo
  while (medir(pdf, resto, estilo) > largura) {
    let corte = 1
    while (medir(pdf, resto.slice(0, corte + 1), estilo) <= largura) corte++
    while (corte > 1 && resto.slice(corte - 1, corte + 1).includes(' ')) corte--
    linhas.push(resto.slice(0, corte))
    resto = resto.slice(corte)
  }
  return [...linhas, resto]
}

type Lugar = { x: number; y: number; largura: number; alinhar?: Alinhamento }

/** Writes lines already broken, from the top `y` down; answers the height they took. */
export function escreverLinhas(
  pdf: PDFKit.PDFDocument,
  linhas: readonly string[],
  lugar: Lugar,
  estilo: Estilo,
): number {
  const { peso = 'regular', tamanho = TAMANHO_PADRAO, cor = CORES.tinta } = estilo
  const altura = alturaDaLinha(estilo)
  const ateABase = (altura - tamanho * ALTURA_DO_TIPO) / 2 + tamanho * ASCENDENTE
  for (const [i, linha] of linhas.entries()) {
    const sobra = lugar.largura - medir(pdf, linha, estilo)
    const x = lugar.x + (lugar.alinhar === 'direita' ? sobra : lugar.alinhar === 'centro' ? sobra / 2 : 0)
    pdf
      .font(peso)
      .fontSize(tamanho)
      .fillColor(cor)
      .text(linha, x, lugar.y + i * altura + ateABase, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: formasDe(estilo),
      })
  }
  return linhas.length * altura
}

/** Breaks and writes; answers the height taken. */
export function escrever(pdf: PDFKit.PDFDocument, texto: string, lugar: Lugar, estilo: Estilo = {}): number {
  return escreverLinhas(pdf, quebrarLinhas(pdf, texto, lugar.largura, estilo), lugar, estilo)
}
