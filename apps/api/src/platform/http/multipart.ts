import { createWriteStream } from 'node:fs'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { problemaDoArquivo } from '@balcao/dominio/arquivos/anexos'
import type { RegraDeArquivos } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { verificarConteudo } from '../arquivos/verificar-conteudo.ts'
import { lerColchetes } from './colchetes.ts'

/** A file of the request, already on disk and checked by its bytes; it vanishes with the request. */
export type ArquivoRecebido = {
  nome: string
  caminho: string
  tamanho: number
  tipo: string
  extensao: string
}

/** GER-14 The limit belongs to where the thing happens, which only the handler knows: it says it to get the files. */
export type ArquivosDoPedido = { ate(maximoMb: number): ArquivoRecebido[] }

export const arquivosDoPedido = (arquivos: ArquivoRecebido[]): ArquivosDoPedido => ({
  ate(maximoMb) {
    exigirTotal(arquivos, maximoMb)
    return arquivos
  },
})

export type Formulario = { campos: unknown; arquivos: ArquivoRecebido[]; limpar(): Promise<void> }

const BYTES_POR_MB = 1024 * 1024
const MAXIMO_DE_CAMPOS = 1000
/** Of all fields together, as of a JSON body. */
const MAXIMO_DOS_CAMPOS = BYTES_POR_MB

const PREFIXO_DOS_ENVIOS = 'balcao-envio-'
const IDADE_DE_ENVIO_ABANDONADO_MS = 60 * 60 * 1000

/** Reads multipart with bracket fields and files; whatever goes wrong, no file stays behind. */
export async function lerFormulario(
  request: FastifyRequest,
  regra: RegraDeArquivos,
  maximoMb: number,
): Promise<Formulario> {
  const pasta = await mkdtemp(join(tmpdir(), PREFIXO_DOS_ENVIOS))
  const limpar = () => rm(pasta, { recursive: true, force: true })
  try {
    const campos: [string, string][] = []
    let bytesDosCampos = 0
    const arquivos: ArquivoRecebido[] = []
    const partes = request.parts({
      limits: {
        fileSize: maximoMb * BYTES_POR_MB,
        files: regra.maximo,
        fields: MAXIMO_DE_CAMPOS,
        parts: MAXIMO_DE_CAMPOS + regra.maximo,
        fieldSize: MAXIMO_DOS_CAMPOS,
      },
    })
    for await (const parte of partes)
      if (parte.type === 'file')
        arquivos.push(await receber(parte, join(pasta, String(arquivos.length)), regra, maximoMb))
      else {
        const valor = String(parte.value ?? '')
        bytesDosCampos += Buffer.byteLength(valor)
        if (parte.valueTruncated || bytesDosCampos > MAXIMO_DOS_CAMPOS)
          throw new ErroDeNegocio('CORPO_GRANDE_DEMAIS')
        campos.push([parte.fieldname, valor])
      }
    exigirTotal(arquivos, maximoMb)
    return { campos: lerColchetes(new URLSearchParams(campos).toString()), arquivos, limpar }
  } catch (erro) {
    await limpar()
    throw traduzido(erro, maximoMb)
  }
}

/**
 * What a killed process was receiving and nobody will finish. Only folders of this user that nothing was written into
 * for an hour: another server on this machine may be receiving at this moment.
 */
export async function limparEnviosAbandonados(agora: Date, lugar = tmpdir()): Promise<void> {
  const limite = agora.getTime() - IDADE_DE_ENVIO_ABANDONADO_MS
  const nomes = await readdir(lugar).catch(() => [])
  for (const nome of nomes.filter((candidato) => candidato.startsWith(PREFIXO_DOS_ENVIOS))) {
    const pasta = join(lugar, nome)
    if ((await ultimaEscrita(pasta)) < limite)
      await rm(pasta, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Of the folder or of a file in it; what is not a folder of this user was always written just now. */
async function ultimaEscrita(pasta: string): Promise<number> {
  try {
    const { mtimeMs, uid, isDirectory } = await situacaoDe(pasta)
    if (!isDirectory || uid !== (process.getuid?.() ?? uid)) return Number.POSITIVE_INFINITY
    const arquivos = await Promise.all((await readdir(pasta)).map((nome) => situacaoDe(join(pasta, nome))))
    return Math.max(mtimeMs, ...arquivos.map((arquivo) => arquivo.mtimeMs))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

async function situacaoDe(caminho: string) {
  const situacao = await lstat(caminho)
  return { mtimeMs: situacao.mtimeMs, uid: situacao.uid, isDirectory: situacao.isDirectory() }
}

async function receber(
  parte: MultipartFile,
  caminho: string,
  regra: RegraDeArquivos,
  maximoMb: number,
): Promise<ArquivoRecebido> {
  if (parte.fieldname.replace(/\[\d*\]$/, '') !== regra.campo)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { [parte.fieldname]: 'Arquivo em campo inesperado.' },
    })
  await pipeline(parte.file, createWriteStream(caminho))
  // busboy stops silently at its limit: what arrived would be half a file.
  if (parte.file.truncated) throw grandeDemais(maximoMb)
  const tamanho = parte.file.bytesRead
  const problema = problemaDoArquivo(
    { nome: parte.filename, tamanho },
    { extensoes: regra.extensoes, maximoMb },
  )
  if (problema) throw new ErroDeNegocio('ARQUIVO_NAO_ACEITO', { mensagem: problema })
  const { tipo, extensao } = await verificarConteudo({
    arquivo: caminho,
    nome: parte.filename,
    extensoes: regra.extensoes,
  })
  return { nome: parte.filename, caminho, tamanho, tipo, extensao }
}

function exigirTotal(arquivos: ArquivoRecebido[], maximoMb: number): void {
  const total = arquivos.reduce((soma, { tamanho }) => soma + tamanho, 0)
  if (total > maximoMb * BYTES_POR_MB) throw grandeDemais(maximoMb)
}

const grandeDemais = (maximoMb: number) =>
  new ErroDeNegocio('ARQUIVO_GRANDE_DEMAIS', { mensagem: MENSAGENS.arquivoGrande(maximoMb) })

function traduzido(erro: unknown, maximoMb: number): unknown {
  switch ((erro as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return grandeDemais(maximoMb)
    case 'FST_FILES_LIMIT':
      return new ErroDeNegocio('ARQUIVOS_DEMAIS')
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new ErroDeNegocio('CORPO_GRANDE_DEMAIS')
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new ErroDeNegocio('TIPO_DE_CONTEUDO_NAO_ACEITO')
    default:
      return erro
  }
}
