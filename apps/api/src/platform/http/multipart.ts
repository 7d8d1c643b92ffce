import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
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

export type Formulario = { campos: unknown; arquivos: ArquivoRecebido[]; limpar(): Promise<void> }

const BYTES_POR_MB = 1024 * 1024
const MAXIMO_DE_CAMPOS = 1000
/** Of all fields together, as of a JSON body. */
const MAXIMO_DOS_CAMPOS = BYTES_POR_MB

/** Reads multipart with bracket fields and files; whatever goes wrong, no file stays behind. */
export async function lerFormulario(
  request: FastifyRequest,
  regra: RegraDeArquivos,
  maximoMb: number,
): Promise<Formulario> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-envio-'))
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
