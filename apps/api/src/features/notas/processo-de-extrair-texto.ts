import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

export type PedidoDeTexto = { caminho: string; maximoDePaginas: number }

// Away from the process that answers requests: a PDF made for that purpose can keep its reader busy for minutes, and fill
// its memory.
const [{ caminho, maximoDePaginas }] = (await once(process, 'message')) as [PedidoDeTexto]
const pdf = await getDocumentProxy(new Uint8Array(await readFile(caminho)), { verbosity: 0 })
const paginas: string[] = []
for (let i = 1; i <= Math.min(pdf.numPages, maximoDePaginas); i++) {
  const { items } = await (await pdf.getPage(i)).getTextContent()
  paginas.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
}
process.send?.(paginas.join('\n'))
