import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import faixas from '@fontsource/inter/unicode.json' with { type: 'json' }
import { expandirWoff } from './woff.ts'

export type Peso = 'regular' | 'seminegrito' | 'negrito'

const PESOS: Record<Peso, number> = { regular: 400, seminegrito: 600, negrito: 700 }
const { resolve } = createRequire(import.meta.url)
const arquivo = (nome: string) => resolve(`@fontsource/inter/${nome}`)

// The package cuts the font in files by script: Portuguese lives whole in `latin`, other European names need `latin-ext`.
type Corte = 'latin' | 'latin-ext'
const CORTES: readonly Corte[] = ['latin', 'latin-ext']

const nomeDaFonte = (peso: Peso, corte: Corte) => `inter-${corte}-${PESOS[peso]}`

const abertas = new Map<string, Buffer>()

function abrirFonte(nome: string): Buffer {
  const aberta = abertas.get(nome) ?? expandirWoff(readFileSync(arquivo(`files/${nome}-normal.woff`)))
  abertas.set(nome, aberta)
  return aberta
}

/** Makes the font known to a document; pdfkit parses and embeds only the files that text asks for. */
export function registrarFontes(pdf: PDFKit.PDFDocument): void {
  for (const peso of Object.keys(PESOS) as Peso[]) {
    for (const corte of CORTES) {
      const nome = nomeDaFonte(peso, corte)
      pdf.registerFont(nome, abrirFonte(nome))
    }
  }
}

type Faixa = readonly [de: number, ate: number]
const contem = (faixas: readonly Faixa[], codigo: number) =>
  faixas.some(([de, ate]) => codigo >= de && codigo <= ate)

function lerFaixas(texto: string): Faixa[] {
  return texto.split(',').map((faixa) => {
    const [de = '', ate = de] = faixa.replace('U+', '').split('-')
    return [Number.parseInt(de, 16), Number.parseInt(ate, 16)]
  })
}

const LATIN = lerFaixas(faixas.latin)
const LATIN_EXT = lerFaixas(faixas['latin-ext'])
const soNoLatinExt = (codigo: number) => !contem(LATIN, codigo) && contem(LATIN_EXT, codigo)

/** Cuts a text where the file that draws it changes; almost always one piece. */
export function trechosPorFonte(texto: string, peso: Peso): { texto: string; fonte: string }[] {
  const trechos: { texto: string; fonte: string }[] = []
  for (const caractere of texto) {
    const codigo = caractere.codePointAt(0) ?? 0
    const fonte = nomeDaFonte(peso, codigo > 0xff && soNoLatinExt(codigo) ? 'latin-ext' : 'latin')
    const ultimo = trechos.at(-1)
    if (ultimo?.fonte === fonte) ultimo.texto += caractere
    else trechos.push({ texto: caractere, fonte })
  }
  return trechos
}
