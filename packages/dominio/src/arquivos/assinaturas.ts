const texto = (valor: string) => Array.from(valor, (c) => c.charCodeAt(0))
const textoUtf16 = (valor: string) => texto(valor).flatMap((codigo) => [codigo, 0])

/** First bytes by which a format is known, whatever the file is called. */
export const ASSINATURAS = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: texto('%PDF-'),
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const

/** Of what people say and film in a conversation: bytes, and where they stand. */
const MIDIAS = {
  ogg: [[0, texto('OggS')]],
  amr: [[0, texto('#!AMR')]],
  mp3: [[0, texto('ID3')]],
  webp: [
    [0, texto('RIFF')],
    [8, texto('WEBP')],
  ],
  m4a: [[4, texto('ftypM4A')]],
  '3gp': [[4, texto('ftyp3g')]],
} as const satisfies Record<string, readonly (readonly [number, readonly number[]])[]>
export type TipoDeMidia = keyof typeof MIDIAS | 'aac' | 'mp4'

const MARCAS_DO_MP4 = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash']
/** The frame of an MP3 without a label, and of an AAC: eleven bits, then which of them. */
const QUADROS: Readonly<Record<number, TipoDeMidia>> = {
  251: 'mp3',
  250: 'mp3',
  243: 'mp3',
  242: 'mp3',
  241: 'aac',
  249: 'aac',
}

/** Sound, film or sticker, by its first bytes. */
export function midiaPeloInicio(bytes: Uint8Array): TipoDeMidia | null {
  for (const tipo of Object.keys(MIDIAS) as (keyof typeof MIDIAS)[])
    if (MIDIAS[tipo].every(([posicao, procurado]) => contemEm(bytes, posicao, procurado))) return tipo
  if (MARCAS_DO_MP4.some((marca) => contemEm(bytes, 4, texto(`ftyp${marca}`)))) return 'mp4'
  return bytes[0] === 255 ? (QUADROS[bytes[1] ?? 0] ?? null) : null
}

const MARCA_UTF8 = [0xef, 0xbb, 0xbf]
// Enough for the mark, blanks and the name of the first element or declaration.
const BYTES_DO_INICIO = 200
const XML =
  /^\s*<(?:\?xml\s|(?!(?:html|svg|script|body|head|!)[\s>/])[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?[\s>/])/i
const FLUXO_DO_WORD = textoUtf16('WordDocument')
const FLUXO_DO_EXCEL = textoUtf16('Workbook')
const PASTA_DO_WORD = texto('word/')
const PASTA_DO_EXCEL = texto('xl/')
const POSICAO_DO_NOME_NO_ZIP = 30

export function contemEm(bytes: Uint8Array, posicao: number, procurado: readonly number[]): boolean {
  for (let i = 0; i < procurado.length; i++) {
    if (bytes[posicao + i] !== procurado[i]) return false
  }
  return true
}

function posicaoDe(bytes: Uint8Array, procurado: readonly number[], desde = 0): number {
  const ultima = bytes.length - procurado.length
  for (let i = desde; i <= ultima; i++) {
    if (contemEm(bytes, i, procurado)) return i
  }
  return -1
}

/** Text that begins as XML does; pages and drawings, which a browser would run, do not count. */
export function pareceXml(bytes: Uint8Array): boolean {
  const inicio = contemEm(bytes, 0, MARCA_UTF8) ? MARCA_UTF8.length : 0
  return XML.test(String.fromCharCode(...bytes.subarray(inicio, inicio + BYTES_DO_INICIO)))
}

// In both containers the first name found decides: a spreadsheet may carry a document inside it, and the reverse.

/** Entries are found by their headers, not by walking sizes, which a zip may write after the data they measure. */
export function tipoNoZip(bytes: Uint8Array): 'docx' | 'xlsx' | null {
  let cabecalho = posicaoDe(bytes, ASSINATURAS.zip)
  while (cabecalho >= 0) {
    const nome = cabecalho + POSICAO_DO_NOME_NO_ZIP
    if (contemEm(bytes, nome, PASTA_DO_WORD)) return 'docx'
    if (contemEm(bytes, nome, PASTA_DO_EXCEL)) return 'xlsx'
    cabecalho = posicaoDe(bytes, ASSINATURAS.zip, cabecalho + 1)
  }
  return null
}

/** Old Office files are small file systems: the name of a stream inside tells Word from Excel. */
export function tipoNoOle(bytes: Uint8Array): 'doc' | 'xls' | null {
  const doc = posicaoDe(bytes, FLUXO_DO_WORD)
  const xls = posicaoDe(bytes, FLUXO_DO_EXCEL)
  if (doc < 0 && xls < 0) return null
  return xls < 0 || (doc >= 0 && doc < xls) ? 'doc' : 'xls'
}
