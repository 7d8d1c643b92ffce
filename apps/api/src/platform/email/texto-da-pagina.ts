import { simpleParser } from 'mailparser'
import sanitizeHtml from 'sanitize-html'
import { MAIOR_HTML } from './html-inerte.ts'

/** Stands where a cell begins, until there is text: nobody writes it. */
const CELULA = '\ue000'
/** One paragraph around all that a cell or another one says, as mail programs write them. */
const UM_SO_BLOCO =
  /(<(?:t[dh]|div)>)\s*<(p|div)>((?:(?!<\/?(?:p|div|h\d|ul|ol|li|br|table|tr|t[dh])\b)[\s\S])*)<\/\2>\s*(?=<\/(?:t[dh]|div)>)/g
const MAIS_FUNDO = 4

/** What a page says, for who reads no page: a row is a line, its cells apart. */
export async function textoDaPagina(html: string): Promise<string> {
  const linear = emLinhas(html)
  const pagina = Buffer.from(
    `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${linear}`,
  )
  const { text = '' } = await simpleParser(pagina, { keepCidLinks: true, skipTextToHtml: true })
  return text
    .split('\n')
    .map((linha) => (linha.includes(CELULA) ? celulasDa(linha) : linha))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const celulasDa = (linha: string): string =>
  linha
    .split(CELULA)
    .map((celula) => celula.trim())
    .filter(Boolean)
    .join(' | ')

/** The library joins the cells of a table, and a term to what explains it. */
function emLinhas(html: string): string {
  let linear = sanitizeHtml(html.slice(0, MAIOR_HTML).replaceAll(CELULA, ''), {
    allowedTags: [
      ...['p', 'br', 'div', 'hr', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'],
      ...['a', 'img', 'table', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'xmp', 'head'],
    nestingLimit: 60,
    transformTags: { dt: 'div', dd: 'div', caption: 'div', address: 'div', section: 'div', article: 'div' },
  })
  for (let vez = 0; vez < MAIS_FUNDO; vez++) linear = linear.replace(UM_SO_BLOCO, '$1$3')
  return linear
    .replace(/<(\/?)(?:table|tr)>/g, '<$1div>')
    .replace(/<t[dh]>/g, CELULA)
    .replace(/<\/t[dh]>/g, ' ')
}
