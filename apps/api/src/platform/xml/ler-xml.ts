import { SaxesParser } from 'saxes'

export type No = {
  /** Without the namespace prefix: who wrote the file chose that. */
  nome: string
  atributos: Readonly<Record<string, string>>
  filhos: No[]
  texto: string
}

/** Not XML, or XML that nobody needs to send: whoever asked says it in the user's words. */
export class XmlRecusado extends Error {}

const MAXIMO_DE_BYTES = 2 * 1024 * 1024
const MAXIMO_DE_NOS = 200_000
const PROFUNDIDADE_MAXIMA = 40
const BOM_UTF8 = [0xef, 0xbb, 0xbf]
const CODIFICACOES = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']

/** Reads a document sent by a stranger: bounded, no DTD, hence no entity beyond the five of XML itself. */
export function lerXml(bytes: Uint8Array): No {
  if (bytes.length > MAXIMO_DE_BYTES) throw new XmlRecusado('grande demais')
  const parser = new SaxesParser()
  const documento = criarNo('', {})
  const abertos = [documento]
  let nos = 0
  const juntar = (texto: string) => {
    const atual = abertos.at(-1)
    if (atual) atual.texto += texto
  }

  parser.on('doctype', () => {
    throw new XmlRecusado('traz DTD')
  })
  parser.on('opentag', ({ name, attributes }) => {
    nos += 1
    if (nos > MAXIMO_DE_NOS || abertos.length > PROFUNDIDADE_MAXIMA) throw new XmlRecusado('complexo demais')
    const no = criarNo(name.slice(name.indexOf(':') + 1), attributes)
    abertos.at(-1)?.filhos.push(no)
    abertos.push(no)
  })
  parser.on('text', juntar)
  parser.on('cdata', juntar)
  parser.on('closetag', () => {
    const fechado = abertos.pop()
    if (fechado) fechado.texto = fechado.texto.trim()
  })

  try {
    parser.write(decodificar(bytes)).close()
  } catch (erro) {
    if (erro instanceof XmlRecusado) throw erro
    throw new XmlRecusado('malformado', { cause: erro })
  }
  const [raiz] = documento.filhos
  if (!raiz) throw new XmlRecusado('vazio')
  return raiz
}

const criarNo = (nome: string, atributos: Record<string, string>): No => ({
  nome,
  atributos,
  filhos: [],
  texto: '',
})

function decodificar(bytes: Uint8Array): string {
  const comBom = BOM_UTF8.every((byte, i) => bytes[i] === byte)
  const codificacao = comBom ? 'utf-8' : codificacaoDeclarada(bytes)
  if (!CODIFICACOES.includes(codificacao)) throw new XmlRecusado(`codificação ${codificacao}`)
  return new TextDecoder(codificacao, { fatal: true }).decode(bytes)
}

/** The declaration is written in ASCII, whatever comes after it. */
function codificacaoDeclarada(bytes: Uint8Array): string {
  const inicio = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, declarada] = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(inicio) ?? []
  const nome = (declarada ?? 'utf-8').toLowerCase()
  return nome === 'utf8' ? 'utf-8' : nome
}

/** The first element down that path; null when a step is missing. */
export function descer(no: No | null, ...caminho: string[]): No | null {
  return caminho.reduce<No | null>((atual, nome) => atual?.filhos.find((f) => f.nome === nome) ?? null, no)
}

/** Every child of that name, even when there is one or none. */
export function filhosDe(no: No | null, nome: string): No[] {
  return no?.filhos.filter((filho) => filho.nome === nome) ?? []
}

/** The text at the end of that path; null when it is absent or empty. */
export function textoDe(no: No | null, ...caminho: string[]): string | null {
  return descer(no, ...caminho)?.texto || null
}
