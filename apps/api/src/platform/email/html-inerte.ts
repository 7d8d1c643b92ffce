import sanitizeHtml from 'sanitize-html'

const MAIOR_HTML = 500_000

/**
 * The page of a stranger's message made harmless: no script, no form, no frame, nothing that is fetched from anywhere. Links
 * stay, to be opened by whoever wants to.
 */
export function htmlInerte(html: string): string {
  return sanitizeHtml(html.slice(0, MAIOR_HTML), {
    allowedTags: [
      ...['p', 'br', 'div', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'hr', 'pre', 'code'],
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a'],
      ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'xmp'],
    nestingLimit: 60,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
    },
  })
}
