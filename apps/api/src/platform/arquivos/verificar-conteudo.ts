import { open } from 'node:fs/promises'
import {
  BYTES_DO_INICIO_DO_ARQUIVO,
  MIDIA_DO_TIPO,
  problemaDoArquivo,
  type TipoDeArquivo,
  tipoPeloConteudo,
  tipoPeloInicio,
} from '@balcao/dominio/arquivos/anexos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { listarZip } from './zip.ts'

export type ArquivoRecebido = {
  /** Its size was limited by whoever received it. */
  caminho: string
  /** As the sender called it. */
  nome: string
  /** With the dot, as in EXTENSOES_DE_ANEXO. */
  extensoes: readonly string[]
}

const PASTA_NO_ZIP: Partial<Record<TipoDeArquivo, string>> = { docx: 'word/', xlsx: 'xl/' }
const DENTRO_DE = { zip: ['.docx', '.xlsx'], ole: ['.doc', '.xls'] }
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
  const { caminho, nome, extensoes } = recebido
  const bytes = await bytesQueDecidem(caminho, extensoes)
  const extensao = tipoPeloConteudo(bytes)
  if (extensao === null || !extensoes.includes(`.${extensao}`)) throw recusa()
  const pedida = { extensoes: [`.${extensao}`], maximoMb: Number.POSITIVE_INFINITY }
  if (problemaDoArquivo({ nome, tamanho: bytes.length }, pedida)) throw recusa()
  const pasta = PASTA_NO_ZIP[extensao]
  if (pasta !== undefined && !zipConfiavel(bytes, pasta)) throw recusa()
  return { tipo: MIDIA_DO_TIPO[extensao], extensao }
}

/** A photo of many megabytes is known by its first bytes; only an Office file that may be accepted is read whole. */
async function bytesQueDecidem(caminho: string, extensoes: readonly string[]): Promise<Uint8Array> {
  const aberto = await open(caminho)
  try {
    const { buffer, bytesRead } = await aberto.read({
      buffer: Buffer.alloc(BYTES_DO_INICIO_DO_ARQUIVO),
      position: 0,
    })
    const inicio = buffer.subarray(0, bytesRead)
    const tipo = tipoPeloInicio(inicio)
    const recipiente = tipo === 'zip' || tipo === 'ole'
    const olharDentro = recipiente && DENTRO_DE[tipo].some((extensao) => extensoes.includes(extensao))
    return olharDentro ? await aberto.readFile() : inicio
  } finally {
    await aberto.close()
  }
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
