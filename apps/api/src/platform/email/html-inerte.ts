import sanitizeHtml from 'sanitize-html'

export const MAIOR_HTML = 500_000

/**
 * The page of a stranger's message made harmless: no script, no form, no frame, no style. Links and the addresses of pictures
 * stay, to be opened by whoever wants to: whoever shows the page decides whether they are fetched.
 */
export function htmlInerte(html: string): string {
  return sanitizeHtml(html.slice(0, MAIOR_HTML), {
    allowedTags: [
      ...['p', 'br', 'div', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'hr', 'pre', 'code'],
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a'],
      'img',
      ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // Those that came along are attachments; where one stands is all that a page says of another.
    allowedSchemesByTag: { img: ['http', 'https'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
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
