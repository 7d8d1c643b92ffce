import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit'

const ler = (arquivo: string) => readFileSync(new URL(`./inter/${arquivo}`, import.meta.url))

/** By weight, cut to the Latin alphabet: for the documents, and for the pages that the server makes. */
export const FONTES = {
  regular: ler('Inter-Regular.ttf'),
  seminegrito: ler('Inter-SemiBold.ttf'),
  negrito: ler('Inter-Bold.ttf'),
}
export type Peso = keyof typeof FONTES

// Words of a report are mostly names and days that come back; numbers do not, and must not fill the memory.
const MAXIMO_DE_PALAVRAS = 20_000

/**
 * Shaping a word is the dear part of a long table: it is done once in a document. pdfkit keeps words too, but not
 * those for which it is told how digits look. Each word is shaped by itself, so that a text is as wide as its words.
 */
function comMemoria(fonte: Font): Font {
  const formar = fonte.layout.bind(fonte)
  // By the very object that says the shapes, of which there are two: naming it would cost as much as the shaping.
  const memorias = new Map<unknown, Map<string, ReturnType<typeof formar>>>()
  const formarPalavra = (palavra: string, formas: Parameters<typeof formar>[1]) => {
    const palavras = memorias.get(formas) ?? new Map<string, ReturnType<typeof formar>>()
    memorias.set(formas, palavras)
    const conhecida = palavras.get(palavra)
    if (conhecida) return conhecida
    if (palavras.size >= MAXIMO_DE_PALAVRAS) palavras.clear()
    // A number by itself has no script, and would be spaced as of none.
    const nova = formar(palavra, formas, 'latn')
    palavras.set(palavra, nova)
    return nova
  }
  return Object.assign(fonte, {
    layout(texto: string, formas: Parameters<typeof formar>[1]) {
      const glyphs: Glyph[] = []
      const positions: GlyphPosition[] = []
      for (const palavra of texto.match(/ |[^ ]+/g) ?? []) {
        const formada = formarPalavra(palavra, formas)
        glyphs.push(...formada.glyphs)
        // pdfkit scales in place what it is given, and asks for the width afterwards.
        for (const posicao of formada.positions) positions.push({ ...posicao })
      }
      return {
        glyphs,
        positions,
        get advanceWidth() {
          return positions.reduce((soma, { xAdvance }) => soma + xAdvance, 0)
        },
      }
    },
  })
}

/** Makes the font known to a document by its weight; only what text asks for is read, and only its letters are embedded. */
export function registrarFontes(pdf: PDFKit.PDFDocument): void {
  for (const [peso, bytes] of Object.entries(FONTES)) {
    // Of the document alone: what one embeds, fontkit gives to the next without saying which letter it is.
    const fonte = comMemoria(create(bytes) as Font)
    pdf.registerFont(peso, fonte as unknown as PDFKit.Mixins.PDFFontSource)
  }
}
