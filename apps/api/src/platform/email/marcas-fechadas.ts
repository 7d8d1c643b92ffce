const SEM_TEXTO = ['script', 'style', 'textarea', 'noscript', 'title', 'svg', 'math', 'xmp', 'head']

/**
 * ALC-02 A page whose writer forgot to close something hides what follows from whoever reads it by the rules. What would swallow
 * the rest is taken for the slip that it is: the words stay.
 */
export function comMarcasFechadas(html: string): string {
  let pagina = html
  const comentario = pagina.lastIndexOf('<!--')
  if (comentario >= 0 && !pagina.includes('-->', comentario))
    pagina = pagina.slice(0, comentario) + pagina.slice(comentario + 4)
  for (const nome of SEM_TEXTO) {
    const aberta = ultima(pagina, new RegExp(`<${nome}(?=[\\s>])[^<>]*>`, 'gi'))
    if (aberta && !new RegExp(`</${nome}\\s*>`, 'i').test(pagina.slice(aberta.index)))
      pagina = pagina.slice(0, aberta.index) + pagina.slice(aberta.index + aberta[0].length)
  }
  return (
    pagina
      // A quote left open takes everything up to the next one.
      .replace(/<([a-z][a-z0-9]*)\b([^<>]*)>/gi, (marca, nome: string, resto: string) =>
        (resto.match(/"/g)?.length ?? 0) % 2 === 1 ? `<${nome}>` : marca,
      )
      // And a mark that is never closed, up to the end.
      .replace(/<(?=[a-z/][^<>]*(?:<|$))/gi, '&lt;')
  )
}

function ultima(texto: string, procurada: RegExp): (RegExpMatchArray & { index: number }) | null {
  const achada = [...texto.matchAll(procurada)].at(-1)
  return achada?.index === undefined ? null : Object.assign(achada, { index: achada.index })
}
