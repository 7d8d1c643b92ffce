import { readFile } from 'node:fs/promises'
import { problemaDoArquivo, type TipoDeArquivo, tipoPeloConteudo } from '@balcao/dominio/arquivos/anexos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { listarZip } from './zip.ts'

export type ArquivoRecebido = {
  /** Path of a file, or its bytes. Its size was limited by whoever received it. */
  arquivo: string | Uint8Array
  /** As the sender called it. */
  nome: string
  /** With the dot, as in EXTENSOES_DE_ANEXO. */
  extensoes: readonly string[]
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TIPOS = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xml: 'application/xml',
} as const satisfies Record<TipoDeArquivo, string>

const PASTA_NO_ZIP: Partial<Record<TipoDeArquivo, string>> = { docx: 'word/', xlsx: 'xl/' }
const MACROS = /(^|\/)vbaProject\.bin$/i
const FORA_DA_PASTA = /^[/\\]|(^|[/\\])\.\.([/\\]|$)/
const MAXIMO_EXPANDIDO = 256 * 1024 * 1024
const MAXIMO_DE_ENTRADAS = 5_000
/** Office documents shrink 5 to 30 times; a bomb, a thousand. Small files may shrink more without harm. */
const MAXIMA_EXPANSAO = 150
const EXPANSAO_LIVRE = 8 * 1024 * 1024

/** GER-14: the content must be what the name says, and one of the accepted formats. The bytes decide, not the sender. */
export async function verificarConteudo(
  recebido: ArquivoRecebido,
): Promise<{ tipo: string; extensao: TipoDeArquivo }> {
  const { arquivo, nome, extensoes } = recebido
  const bytes = typeof arquivo === 'string' ? await readFile(arquivo) : arquivo
  const extensao = tipoPeloConteudo(bytes)
  if (extensao === null || !extensoes.includes(`.${extensao}`)) throw recusa()
  const pedida = { extensoes: [`.${extensao}`], maximoMb: Number.POSITIVE_INFINITY }
  if (problemaDoArquivo({ nome, tamanho: bytes.length }, pedida)) throw recusa()
  const pasta = PASTA_NO_ZIP[extensao]
  if (pasta !== undefined && !zipConfiavel(bytes, pasta)) throw recusa()
  return { tipo: TIPOS[extensao], extensao }
}

const recusa = () => new ErroDeNegocio('ARQUIVO_NAO_ACEITO')

/** An office document of the expected kind, without macros, that no program would choke on when opening it. */
function zipConfiavel(bytes: Uint8Array, pasta: string): boolean {
  const entradas = listarZip(bytes)
  if (!entradas || entradas.length > MAXIMO_DE_ENTRADAS) return false
  const expandido = entradas.reduce((total, entrada) => total + entrada.tamanho, 0)
  const limite = Math.min(MAXIMO_EXPANDIDO, Math.max(EXPANSAO_LIVRE, bytes.length * MAXIMA_EXPANSAO))
  return (
    expandido <= limite &&
    entradas.some(({ nome }) => nome.startsWith(pasta)) &&
    entradas.some(({ nome }) => nome === '[Content_Types].xml') &&
    !entradas.some(({ nome }) => MACROS.test(nome) || FORA_DA_PASTA.test(nome))
  )
}
