import { extractText, extractTextItems } from 'unpdf'

// A PDF seen from outside: what a reader of the file finds in it, not what we meant to write.

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
