import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

export type PedidoDeTexto = { bytes: Uint8Array<ArrayBuffer>; maximoDePaginas: number }

// Away from the thread that answers requests: a PDF made for that purpose can keep its reader busy for minutes.
const { bytes, maximoDePaginas } = workerData as PedidoDeTexto
const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
const paginas: string[] = []
for (let i = 1; i <= Math.min(pdf.numPages, maximoDePaginas); i++) {
  const { items } = await (await pdf.getPage(i)).getTextContent()
  paginas.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
}
parentPort?.postMessage(paginas.join('\n'))
