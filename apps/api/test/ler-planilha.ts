import { unzipSync } from 'fflate'

/** The text of each row of the first sheet of an XLSX, as whoever opens the file finds it. */
export function linhasDoXlsx(xlsx: Buffer): string[] {
  const folha = unzipSync(new Uint8Array(xlsx))['xl/worksheets/sheet1.xml']
  const xml = new TextDecoder().decode(folha)
  return [...xml.matchAll(/<row .*?<\/row>/gs)].map(([linha]) => linha)
}
