import { readFileSync } from 'node:fs'

const ler = (arquivo: string) => readFileSync(new URL(`./inter/${arquivo}`, import.meta.url))

/** By weight, cut to the Latin alphabet: for the documents, and for the pages that the server makes. */
export const FONTES = {
  regular: ler('Inter-Regular.ttf'),
  seminegrito: ler('Inter-SemiBold.ttf'),
  negrito: ler('Inter-Bold.ttf'),
}
export type Peso = keyof typeof FONTES

/** Makes the font known to a document by its weight; pdfkit parses only what text asks for, and embeds only its letters. */
export function registrarFontes(pdf: PDFKit.PDFDocument): void {
  for (const [peso, fonte] of Object.entries(FONTES)) pdf.registerFont(peso, fonte)
}
