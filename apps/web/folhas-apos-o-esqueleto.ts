import type { Plugin } from 'vite'

const FOLHA = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g

/**
 * Takes the style sheets out of the head, where they hold back the first paint, to below the skeleton, which has its
 * own styles. Scripts still wait for them. `trazerFolhas` puts them back before the application starts.
 */
export function moverFolhas(html: string): string {
  const folhas = html.match(FOLHA) ?? []
  return html.replace(FOLHA, '').replace('</body>', () => `${folhas.join('')}  </body>`)
}

export function folhasAposOEsqueleto(): Plugin {
  return {
    name: 'folhas-apos-o-esqueleto',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: moverFolhas },
  }
}
